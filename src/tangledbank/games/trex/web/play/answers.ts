/** Answers that need no card and no spot. */

import { same } from "#shell/wire/actions";
import type { Action } from "../actions.ts";

/** An action that is a verb and nothing else. */
type Bare = Extract<
  Action,
  { verb: "use it" | "sell it" | "keep" | "redraw" | "pass" | "no trade" | "leave it" }
>;

export interface Answer {
  action: Bare;
  name: string;
  /** For a phone. */
  short: string;
  key: string;
  /** It is what is asked, not a way out. */
  main: boolean;
}

const answer = (
  verb: Bare["verb"],
  name: string,
  key: string,
  main: boolean,
  short = name,
): Answer => ({ action: { verb }, name, short, key, main });

const ANSWERS: Answer[] = [
  answer("use it", "Use it", "Enter", true),
  answer("sell it", "Sell it", "Enter", true),
  answer("keep", "Keep it", "K", true),
  answer("redraw", "Show it, take another", "R", false, "Take another"),
  answer("pass", "Pass the period", "P", false, "Pass"),
  answer("no trade", "No trade", "P", false),
  answer("leave it", "Leave it", "P", false),
];

export function answersOf(legal: readonly Action[]): Answer[] {
  return ANSWERS.filter(({ action }) => legal.some((one) => same(one, action)));
}

/** The answer of that key which may be given now. */
export function answerBy(legal: readonly Action[], key: string): Action | undefined {
  return answersOf(legal).find((one) => one.key === key)?.action;
}
