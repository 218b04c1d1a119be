/** A round in steps: the deal, the draws, the aims, the reveal. */

import type { View } from "../../view.ts";

export interface Step {
  name: string;
  state: "done" | "now" | "later";
}

export function stepsOf({
  phase,
  draw,
  options,
}: Pick<View, "phase" | "draw" | "options">): Step[] {
  const draws = Number(options["draws"] ?? 2);
  const now =
    phase === "drawing"
      ? draw
      : phase === "aiming"
        ? draws + 1
        : phase === "over"
          ? draws + 3
          : draws + 2;
  const names = [
    "Deal",
    ...Array.from({ length: draws }, (_, at) =>
      at + 1 === now ? `Draw ${now} of ${draws}` : `Draw ${at + 1}`,
    ),
    "Aim",
    "Reveal",
  ];
  return names.map((name, at) => ({
    name,
    state: at < now ? "done" : at === now ? "now" : "later",
  }));
}
