// Written by `python -m tools.types` from games/phylo/seen/view.py; do not edit.

/** One drop, looked at. */
export interface Advice {
  dropped: string[]
  draws: number
  unseen: number
  kept: number
  mean: number
  better: number
  exact: boolean
  looked_at: number
  odds: LooseOdds[]
  best: Help[]
}

/** An event, whom it is for, and what became of it. */
export interface Aim {
  event: string
  target: number
  fate: string
}

/** An unseen card, and how much more would count with it. */
export interface Help {
  card: string
  gain: number
}

/** §3.2 A food link: what the two cards share. */
export interface Link {
  food: string
  eater: string
  terrains: string[]
  climates: string[]
}

/** §3.5 A species that does not count, and what it misses. */
export interface Loose {
  card: string
  why: string
}

/** How likely a loose card finds food, if it is kept. */
export interface LooseOdds {
  card: string
  feeders: number
  now: number
  draws_now: number
  later: number
  draws_later: number
  examples: string[]
}

/** An open hand, from the reveal to the next one. */
export interface OpenHand {
  hand: string[]
  fallen: string[]
  restored: string[]
  links: Link[]
  web: Web
  aims: Aim[]
  protections: number
  bonus: number
  count: number
}

/** What only the owner of a hand knows of it. */
export interface Own {
  hand: string[]
  web: Web
  kept_counting: number[]
  kept_points: number[]
  dropped: string[]
  aims: Aim[] | null
  candidates: string[]
}

/** What everyone sees before a seat. */
export interface Player {
  cards: number
  total: number
  drew: number[]
  ready: boolean
  shown: OpenHand | null
}

/** A finished round. */
export interface Round {
  counts: number[]
  winners: number[]
}

/** §6.3 An event whose owner chooses which card it takes. */
export interface Strike {
  event: string
  owner: number
  target: number
  candidates: string[]
  hop: number
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null
  seats: number
  actors: number[]
  round: number
  dealer: number
  phase: string
  draw: number
  options: Record<string, number | boolean | string>
  players: Player[]
  pickup: number
  discard: number
  discards: string[]
  strike: Strike | null
  last: OpenHand[]
  rounds: Round[]
  winners: number[]
  ended_by: string
  own: Own | null
}

/** The food web of some cards: which count, why, and for how many points. */
export interface Web {
  counting: string[]
  links: Link[]
  loose: Loose[]
  points: number
}
