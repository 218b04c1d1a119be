/** Out to lunch: no card of the deck, as everyone always has it. */

export const LUNCH = "lunch";
export const LUNCH_TITLE = "Out to lunch";
export const LUNCH_RULE =
  "No predator, rival or sneaky card can reach you, and you still get this round’s food.";
