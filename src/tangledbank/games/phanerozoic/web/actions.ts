// Written by `python -m tools.types` from games/phanerozoic/said/notation.py; do not edit.

/** All that may be done, by its verb. */
export type Action =
  | { verb: "choose"; card: string }
  | { verb: "draft"; card: string }
  | { verb: "keep goal"; card: string }
  | { verb: "keep"; card: string }
  | { verb: "discard"; card: string; target: string | null }
  | { verb: "mutate"; target: string; card: string }
  | { verb: "play"; card: string; target: string }
  | { verb: "recover"; target: string; card: string }
  | { verb: "evolve"; card: string; target: string }
