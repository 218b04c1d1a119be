// Written by `python -m tools.types` from games/phanerozoic/seen/view.py; do not edit.

/** What everyone sees before a seat. */
export interface Player {
  hand: number
  kept: string[]
  late: number
  face_up: string[]
  ready: boolean
  goal: string | null
}

/** A living species and the mutations under it, in the order they were played. */
export interface Species {
  card: string
  population: number
  stars: number
  growth: string
  mutations: string[]
}

/** A mutation in the extinction pile, with the side that was in use. */
export interface TuckedAway {
  card: string
  row: string
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null
  seats: number
  actors: number[]
  round: number
  phase: string
  start: number
  step: number
  options: Record<string, number>
  goals_are_kept: boolean
  plants: Species[]
  animals: Species[]
  players: Player[]
  pool: string[]
  deck: number
  reshuffled: string[]
  discards: string[]
  aside: string[]
  extinct: string[]
  extinct_mutations: TuckedAway[]
  acting_with: string[]
  in_use: string[]
  automa_goals: string[]
  hand: string[]
  chosen: string | null
  goals: string[]
  kept_goal: string | null
}
