// Written by `python -m tools.types` from games/clades/seen/view.py; do not edit.

/** The whole look back. */
export interface Afterwards {
  ms: number
  triples: Found[]
  missed: Missed[]
  fastest: number | null
  players: Eyes[]
}

/** §3.1 A triple that was made in the window that is open. */
export interface Claim {
  seat: number
  cards: string[]
  at: number
  clade: boolean
  left: number
  shared: number
  own: number
  drawer: number
}

/** One player's game. */
export interface Eyes {
  seat: number
  triples: number
  false_calls: number
  fastest_ms: number | null
  median_ms: number | null
  sights: Sight[]
  strong: 'clade' | 'colour' | 'environment' | 'number' | null
  weak: 'clade' | 'colour' | 'environment' | 'number' | null
}

/** §3.4 A seat's last call that was no triple, quality by quality. */
export interface FalseCall {
  seat: number
  cards: string[]
  at: number
  qualities: Quality[]
}

/** A triple that was made: since when it lay in the caller's reach, and when it was called. */
export interface Found {
  cards: string[]
  seat: number
  since: number
  at: number
  differing: number
  clade: boolean
}

/** §5.5 What a seat has asked for: whether there is a triple, one of its cards, all three. */
export interface Hint {
  step: number
  sentence: string
  cards: string[]
}

/** A triple that nobody made before one of its cards was gone, or the game over. */
export interface Missed {
  cards: string[]
  seats: number[]
  since: number
  until: number
  differing: number
  clade: boolean
}

/** What everyone knows of a seat. */
export interface Player {
  pile: string[]
  triples: number
  clade_triples: number
  extras: number
  bonuses: number
  gifts: number
  lost: number
  false_calls: number
  personal: number
  owed: number
  known: string[]
  stuck: boolean
  resting: boolean
  locked_until: number
  hints: number
  calls_left: number
}

/** §2.1 One quality of three cards: all alike, all different, or neither. */
export interface Quality {
  quality: 'clade' | 'colour' | 'environment' | 'number'
  met: boolean
  values: string[]
  text: string
}

/** §1.4 A face-up card that everyone may use. It keeps its place until it is taken. */
export interface Shared {
  card: string
  row: number
  column: number
  laid_at: number
  temporary: boolean
}

/** How a player fared with one quality: triples alike in it, and different in it. */
export interface Sight {
  quality: 'clade' | 'colour' | 'environment' | 'number'
  found_alike: number
  offered_alike: number
  found_different: number
  offered_different: number
  ms_alike: number | null
  ms_different: number | null
  errors: number
}

/** §3.3 A card that was taken in the window that is open, and the place it left empty. */
export interface Taken {
  card: string
  row: number
  column: number
  seat: number
  at: number
}

/** The table as one seat sees it. */
export interface View {
  seat: number | null
  seats: number
  actors: number[]
  phase: 'over' | 'playing'
  now: number
  options: Record<string, number | boolean | string>
  cards: number
  deck: number
  layout: number
  limit: number
  shared: Shared[]
  hand: string[]
  reach: string[]
  players: Player[]
  hands_open: boolean
  claims: Claim[]
  last_claims: Claim[]
  window_until: number | null
  taken: Taken[]
  false_calls: FalseCall[]
  stall_from: number
  stall_until: number | null
  ends_at: number | null
  turn: number | null
  quiet_turns: number
  maker: number | null
  appeared: string[]
  hint: Hint | null
  ended_by: number
}
