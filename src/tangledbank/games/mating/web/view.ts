// Written by `python -m tools.types` from games/mating/view.py; do not edit.

/** What everyone sees before a seat. */
export interface Player {
  hand: number
  food: number
  offspring: number
  began: number
  ready: boolean
  strategy: Strategy | null
  lunch: boolean
  lost: string | null
  lost_to: string
  red: number
  blue: number
  mated: number
  passed: boolean
  passed_ahead: boolean
  buried: number
}

/** A sneaky card on the table whose target may still answer (§6.5). */
export interface Sneaking {
  card: string
  seat: number
  target: number
}

/** A strategy in play: the card, and what it is worth at this moment. */
export interface Strategy {
  card: string
  fitness: number
  predator: number
  fights: boolean
  satellite: boolean
  won: boolean
}

/** The dice of one fighter. */
export interface Throw {
  seat: number
  dice: number[]
}

/** The clearing as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null
  seats: number
  actors: number[]
  round: number
  phase: string
  part: string
  window: number
  first: number
  options: Record<string, number | boolean | string>
  players: Player[]
  red: number
  blue: number
  environment: string | null
  last_turn: boolean
  environments: number
  used: string[]
  coming: string[]
  threatened: number[]
  deciding: number
  sneaking: Sneaking | null
  throws: Throw[]
  deck: number
  discards: string[]
  due: number | null
  hand: string[]
  chosen: string | null
  discarding: string[] | null
  buried: string[]
}
