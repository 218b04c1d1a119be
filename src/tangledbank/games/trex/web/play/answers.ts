/** Answers that need no card and no spot. */

export interface Answer {
  action: string;
  name: string;
  /** For a phone. */
  short: string;
  key: string;
  /** It is what is asked, not a way out. */
  main: boolean;
}

const ANSWERS: Answer[] = [
  { action: "use it", name: "Use it", short: "Use it", key: "Enter", main: true },
  { action: "sell it", name: "Sell it", short: "Sell it", key: "Enter", main: true },
  { action: "keep", name: "Keep it", short: "Keep it", key: "K", main: true },
  { action: "redraw", name: "Show it, take another", short: "Take another", key: "R", main: false },
  { action: "pass", name: "Pass the period", short: "Pass", key: "P", main: false },
  { action: "no trade", name: "No trade", short: "No trade", key: "P", main: false },
  { action: "leave it", name: "Leave it", short: "Leave it", key: "P", main: false },
];

export function answersOf(legal: readonly string[]): Answer[] {
  return ANSWERS.filter(({ action }) => legal.includes(action));
}

/** The answer of that kind which may be given now. */
export function answerBy(legal: readonly string[], key: string): string | undefined {
  return answersOf(legal).find((one) => one.key === key)?.action;
}
