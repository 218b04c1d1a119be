// Written by `python -m tools.types` from games/mating/seen/view.py; do not edit.

/** The whole look back. In sentences `{0}` stands for the name of the first seat. */
export interface Afterwards {
  start_food: number
  rounds: Met[]
  turns: Turn[]
  sneaks: Sneak[]
  tastes: Taste[]
  worths: Worth[]
  levels: Level[]
  lunches: Lunch[]
  places: Place[]
  ideas: Idea[]
  questions: Question[]
}

/** An explanation that cards of this game stand for, and the animals that showed it. */
export interface Idea {
  name: string
  sentence: string
  animals: string[]
}

/** What one level of fitness brought. */
export interface Level {
  tier: 'high' | 'low' | 'mid'
  combat: number
  flashy: number
  offspring: number
}

/** A turn out to lunch, and the strategy that the same seat played next, if any. */
export interface Lunch {
  seat: number
  round: number
  fed: number
  next_cost: number | null
  next_gain: number | null
}

/** The environment of one round, as far as the options let it count. */
export interface Met {
  card: string
  name: string
  food: number
  predators: number
  scarcity: number
}

/** A real place or season behind an environment. */
export interface Place {
  name: string
  food: number
  fact: string
  source: string
  steady: boolean
  met: boolean
}

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

/** One question: what this game says about it, and what is left to talk about. */
export interface Question {
  topic: 'dangers' | 'fitness' | 'food' | 'kinds' | 'losses' | 'lunch' | 'people' | 'places' | 'worth'
  asked: string
  answers: string[]
  talk: string
}

/** A sneaky card that was played. */
export interface Sneak {
  round: number
  seat: number
  card: string
  effect: string
  cost: number
  target: number | null
  offspring: number
  food: number
  saved: boolean
  cancelled: boolean
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

/** What one seat played. */
export interface Taste {
  seat: number
  combat: number
  flashy: number
  sneaky: number
  lunches: number
}

/** The dice of one fighter. */
export interface Throw {
  seat: number
  dice: number[]
}

/** One seat's round: its choice, what that cost and what came of it. */
export interface Turn {
  round: number
  seat: number
  card: string
  name: string
  choice: 'combat' | 'flashy' | 'lunch'
  tier: '' | 'high' | 'low' | 'mid'
  cost: number
  escape: number
  hunted: boolean
  escaped: boolean
  hid: boolean
  lost_to: '' | 'fight' | 'predator'
  fought: boolean
  won: boolean
  lured: number
  brought: number
  sneaked: number
  taken: number
  fed: number
  food: number
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
  winner: number | null
  ended_by: string
  due: number | null
  hand: string[]
  chosen: string | null
  discarding: string[] | null
  buried: string[]
}

/** What one kind of card cost and brought, all seats together. */
export interface Worth {
  kind: 'combat' | 'flashy' | 'sneaky'
  played: number
  food: number
  offspring: number
  hunted: number
  escaped: number
  hid: number
  eaten: number
  beaten: number
  alone: number
  scarce: number
  scarce_offspring: number
  cancelled: number
}
