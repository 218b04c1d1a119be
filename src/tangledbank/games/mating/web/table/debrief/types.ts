/** The whole look back. In sentences `{0}` stands for the name of the first seat. */
export interface Afterwards {
  start_food: number;
  rounds: Met[];
  turns: Turn[];
  sneaks: Sneak[];
  tastes: Taste[];
  worths: Worth[];
  levels: Level[];
  lunches: Lunch[];
  places: Place[];
  ideas: Idea[];
  questions: Question[];
}

/** An explanation that cards of this game stand for, and the animals that showed it. */
export interface Idea {
  name: string;
  sentence: string;
  animals: string[];
}

/** What one level of fitness brought. */
export interface Level {
  tier: "high" | "low" | "mid";
  combat: number;
  flashy: number;
  offspring: number;
}

/** A turn out to lunch, and the strategy that the same seat played next, if any. */
export interface Lunch {
  seat: number;
  round: number;
  fed: number;
  next_cost: number | null;
  next_gain: number | null;
}

/** The environment of one round, as far as the options let it count. */
export interface Met {
  card: string;
  name: string;
  food: number;
  predators: number;
  scarcity: number;
}

/** A real place or season behind an environment. */
export interface Place {
  name: string;
  food: number;
  fact: string;
  source: string;
  steady: boolean;
  met: boolean;
}

/** One question: what this game says to it, and what is left to talk about. */
export interface Question {
  topic:
    "dangers" | "fitness" | "food" | "kinds" | "losses" | "lunch" | "people" | "places" | "worth";
  asked: string;
  answers: string[];
  talk: string;
}

/** A sneaky card that was played. */
export interface Sneak {
  round: number;
  seat: number;
  card: string;
  effect: string;
  cost: number;
  target: number | null;
  offspring: number;
  food: number;
  saved: boolean;
  cancelled: boolean;
}

/** What one seat played. */
export interface Taste {
  seat: number;
  combat: number;
  flashy: number;
  sneaky: number;
  lunches: number;
}

/** One seat's round: its choice, what that cost and what came of it. */
export interface Turn {
  round: number;
  seat: number;
  card: string;
  name: string;
  choice: "combat" | "flashy" | "lunch";
  tier: "" | "high" | "low" | "mid";
  cost: number;
  escape: number;
  hunted: boolean;
  escaped: boolean;
  hid: boolean;
  lost_to: "" | "fight" | "predator";
  fought: boolean;
  won: boolean;
  brought: number;
  sneaked: number;
  taken: number;
  fed: number;
  food: number;
}

/** What one kind of card cost and brought, all seats together. */
export interface Worth {
  kind: "combat" | "flashy" | "sneaky";
  played: number;
  food: number;
  offspring: number;
  hunted: number;
  escaped: number;
  hid: number;
  eaten: number;
  beaten: number;
  alone: number;
  scarce: number;
  scarce_offspring: number;
  cancelled: number;
}
