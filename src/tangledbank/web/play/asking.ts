import { looking } from "../replay/looking.svelte";

/** What is asked of a seat, in one heading and a sentence; or for whom it waits. */
export interface Asking {
  heading: string;
  text: string;
  /** The text for when there is little room. */
  short?: string;
}

/** What somebody without a seat is doing. */
export const watches = (): string => (looking.back ? "You are looking back." : "You are watching.");

/** What a spectator is told: for whom the table waits. */
export function watching(waiting: Asking): Asking {
  return { heading: watches(), text: inOneLine(waiting) };
}

export function inOneLine({ heading, text }: Asking): string {
  return `${heading} ${text}`.trim();
}
