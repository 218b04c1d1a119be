/** The cards in the tray. A spectator sees those of the seat that is asked. */

import type { View } from "../../view.ts";

export interface InTray {
  cards: readonly string[];
  /** Where they lie, in words. */
  where: string;
}

export function trayOf(view: View, nameOf: (seat: number) => string): InTray {
  const watches = view.seat === null;
  if (view.phase === "drafting") return { cards: view.pool, where: "in the pool" };
  if (view.phase === "keeping goals" && !watches) return { cards: view.goals, where: "your goal" };
  if (view.phase === "choosing" && !watches) return { cards: view.hand, where: "in your hand" };
  if (view.phase !== "acting") return { cards: [], where: "" };
  const seat = view.seat ?? view.actors[0] ?? 0;
  const acting = view.actors.includes(seat) ? view.acting_with.slice(-1) : [];
  const cards = [...acting, ...(view.players[seat]?.face_up ?? [])];
  const whose = watches ? `before ${nameOf(seat)}` : "before you";
  return { cards: [...new Set(cards)], where: `face up ${whose}` };
}
