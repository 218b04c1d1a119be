// Written by `python -m tools.types` from games/trex/said/notation.py; do not edit.

/** All that may be done, by its verb. */
export type Action =
  | { verb: "keep" }
  | { verb: "redraw" }
  | { verb: "first"; card: string }
  | { verb: "choose"; spot: number }
  | { verb: "discard"; card: string }
  | { verb: "give"; card: string }
  | { verb: "trade"; card: string; spot: number }
  | { verb: "no trade" }
  | { verb: "play"; card: string; spot: number; mode: "down" | "open" }
  | { verb: "pass" }
  | { verb: "use it" }
  | { verb: "leave it" }
  | { verb: "look at"; place: number }
  | { verb: "turn up"; place: number }
  | { verb: "move"; card: string; spot: number }
  | { verb: "shove"; card: string; spot: number }
  | { verb: "take back"; card: string }
  | { verb: "swap"; card: string }
  | { verb: "relocate"; spot: number; other: number }
  | { verb: "disregard"; card: string }
  | { verb: "sell it" }
