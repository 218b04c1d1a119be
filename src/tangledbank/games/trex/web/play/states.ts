/** What a seat is doing, in two words. */

import type { SeatState } from "#shell/seats/seats";
import type { View } from "../view.ts";

export function stateOf(view: View, seat: number): SeatState {
  const player = view.players[seat];
  if (!player || view.phase === "over") return { turn: false, words: "" };
  if (player.ready) return { turn: false, words: "ready" };
  if (view.actors.includes(seat)) return { turn: true, words: "to choose" };
  if (view.phase !== "playing") return { turn: false, words: "" };
  if (player.passed) return { turn: false, words: "passed" };
  return { turn: false, words: player.plays === 0 ? "done" : "" };
}
