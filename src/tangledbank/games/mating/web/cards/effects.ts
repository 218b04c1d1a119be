/** The nine things that sneaky cards do. */

export type Effect =
  | "alarm-call"
  | "camouflage"
  | "food-cache"
  | "level-up"
  | "satellite-male"
  | "female-mimic"
  | "nuptial-gift"
  | "sperm-competition"
  | "mate-guarding";

interface Said {
  title: string;
  /** Its moment, to follow "you can play it": `after mating`. */
  when: string;
  rule: string;
}

export const EFFECTS: Record<Effect, Said> = {
  "alarm-call": {
    title: "Alarm call",
    when: "before the environment is turned up",
    rule: "The predator value of your strategy is 3 higher this round.",
  },
  camouflage: {
    title: "Camouflage",
    when: "when a predator hunts you",
    rule: "The predator walks past. Your strategy stays, and you pay nothing to escape.",
  },
  "food-cache": {
    title: "Food cache",
    when: "before the fight",
    rule: "You gain 2 food at once.",
  },
  "level-up": {
    title: "Level up",
    when: "before the fight",
    rule: "Your flashy strategy joins the fight, its fitness in dice. If nobody else fights, it challenges a rival’s flashy strategy.",
  },
  "satellite-male": {
    title: "Satellite male",
    when: "before the fight",
    rule: "Your combat strategy leaves the fight. It takes red females that the others leave, up to its fitness.",
  },
  "female-mimic": {
    title: "Female mimic",
    when: "before mating",
    rule: "One female of a rival comes to you, whatever her colour.",
  },
  "nuptial-gift": {
    title: "Nuptial gift",
    when: "after mating",
    rule: "If you had a female, you get 1 more offspring.",
  },
  "sperm-competition": {
    title: "Sperm competition",
    when: "after mating",
    rule: "If you had a female, 1 offspring that a rival won this round becomes yours.",
  },
  "mate-guarding": {
    title: "Mate guarding",
    when: "when a sneaky card names you",
    rule: "That card does nothing.",
  },
};
