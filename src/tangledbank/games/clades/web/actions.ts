// Written by `python -m tools.types` from games/clades/said/notation.py; do not edit.

/** All that may be done, by its verb. */
export type Action =
  | { verb: "call"; cards: string[]; given: string | null }
  | { verb: "stuck" }
  | { verb: "unstuck" }
  | { verb: "pass" }
  | { verb: "hint" }
