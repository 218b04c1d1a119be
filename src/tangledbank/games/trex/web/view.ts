// Written by `python -m tools.types` from games/trex/seen/view.py; do not edit.

/** What a seat chose, while the other still chooses: the verb of its action, and the card. */
export interface Choice {
  verb: string
  card: string
}

/** Cards that share an icon. */
export interface Group {
  icon: string
  numbers: number[]
  spot: boolean
}

/** A card on a side of a spot. */
export interface Laid {
  number: number
  card: string
  period: string
  shown: boolean
  peeked: boolean
  disregarded: boolean
  bonus: number
}

/** What one card adds to a total. */
export interface Line {
  number: number
  printed: number
  group: number
  text: number
}

/** What only the owner of a hand knows of it. */
export interface Own {
  hand: string[]
  how_de_dos: number
  chosen: Choice | null
  previews: Preview[]
  unseen: string[]
}

/** What everyone, or this viewer, knows of a seat. */
export interface Player {
  points: number
  places: string[]
  cards: number
  held: number
  known: string[]
  plays: number
  passed: boolean
  ready: boolean
}

/** What the seat's total would be. */
export interface Preview {
  card: string
  spot: number
  total: number
}

/** What is asked, of the actors; everyone may know it. */
export interface Question {
  kind: string
  card: string
  spot: number
}

/** A spot card, both sides of it, and what they count. */
export interface Spot {
  card: string
  closed: boolean
  iced: boolean
  tarred: boolean
  sides: Laid[][]
  totals: Total[]
  settled: boolean
  winner: number
}

/** What a side counts, as far as this viewer can know it, whatever hidden cards of the other */
export interface Total {
  low: number
  high: number
  lines: Line[]
  groups: Group[]
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null
  seats: number
  actors: number[]
  round: number
  phase: string
  period: string
  periods: string[]
  question: Question | null
  first_move: number
  next_first: number
  rexonomics: number
  traded: boolean
  napping: boolean
  waiting: string[]
  acted: string[]
  claimed: number
  mover: number
  step: number[]
  target: number
  options: Record<string, number | boolean | string>
  players: Player[]
  spots: Spot[]
  last: Spot[]
  deck: number
  discards: string[]
  winners: number[]
  ended_by: string
  own: Own | null
}
