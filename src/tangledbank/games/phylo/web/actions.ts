// Written by `python -m tools.types` from games/phylo/said/notation.py; do not edit.

/** All that may be done, by its verb. */
export type Action =
  | { verb: "keep all" }
  | { verb: "aim nothing" }
  | { verb: "restore nothing" }
  | { verb: "drop"; cards: string[] }
  | { verb: "aim"; aims: ({ event: "wildfire" | "oil-spill" | "water-pollution" | "drought" | "poaching" | "blight" | "epidemic" | "overpopulation" | "climate-shift" | "protected-area" | "restoration" | "research-station"; opponent: number | null })[] }
  | { verb: "strike"; card: string }
  | { verb: "restore"; card: string }
