/** Table codes: six characters that nobody mistakes for one another. */
export const CODE_LENGTH = 6;
const LETTERS = /[^A-HJ-NP-Z2-9]/g; // no 0 or O, no 1 or I

/** What somebody typed or pasted, a whole link included, as a code; shorter while they type. */
export function readCode(typed: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).toUpperCase().replace(LETTERS, "").slice(0, CODE_LENGTH);
}

export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Letter by letter, so that a voice does not read it as a word. */
export function spellOut(code: string): string {
  return [...code].join(" ");
}
