// Written by `python -m tools.types` from games/mating/said/notation.py; do not edit.

/** All that may be done, by its verb. */
export type Action =
  | { verb: "play"; card: string }
  | { verb: "out to lunch" }
  | { verb: "pass" }
  | { verb: "pass ahead" }
  | { verb: "sneak"; card: string; target: number | null }
  | { verb: "escape" }
  | { verb: "give up" }
  | { verb: "accept" }
  | { verb: "discard"; cards: string[] }
  | { verb: "keep all" }
