/** What everyone sees of a seat's part in this moment, in a word or two. */

import type { SeatState } from "#shell/seats/seats";
import type { View } from "../view.ts";

export function stateOf(view: View, seat: number): SeatState {
  const { drew, ready } = view.players[seat]!;
  const turn = view.actors.includes(seat);
  switch (view.phase) {
    case "drawing": {
      const now = drew[view.draw - 1];
      return { turn, words: turn ? "draws" : now === undefined ? "to draw" : `drew ${now}` };
    }
    case "aiming":
      return { turn: !ready, words: ready ? "ready" : "aims" };
    case "striking":
    case "restoring":
      return { turn, words: turn ? "chooses" : "" };
    default:
      return { turn: false, words: "" };
  }
}
