/** What a seat is doing, in two words. */

import type { View } from "../view.ts";

export interface State {
  /** It is asked something. */
  turn: boolean;
  words: string;
}

export function stateOf(view: View, seat: number): State {
  const player = view.players[seat];
  if (!player || view.phase === "over") return { turn: false, words: "" };
  if (player.ready) return { turn: false, words: "ready" };
  if (view.actors.includes(seat)) return { turn: true, words: "to choose" };
  if (view.phase !== "playing") return { turn: false, words: "" };
  if (player.passed) return { turn: false, words: "passed" };
  return { turn: false, words: player.plays === 0 ? "done" : "" };
}
