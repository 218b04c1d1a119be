/** What is asked of a seat, in one heading and a sentence; or for whom it waits. */
export interface Asking {
  heading: string;
  text: string;
  /** The text where there is little room. */
  short?: string;
}

/** What who watches is told: for whom the table waits. */
export function watching(waiting: Asking): Asking {
  return { heading: "You are watching.", text: inOneLine(waiting) };
}

export function inOneLine({ heading, text }: Asking): string {
  return `${heading} ${text}`.trim();
}
