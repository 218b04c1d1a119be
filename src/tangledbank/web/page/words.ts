/** Numbers and names in words, as every table says them. */

const COUNTS = [
  "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
]; // prettier-ignore

/** `five` */
export function count(number: number): string {
  return COUNTS[number] ?? String(number);
}

/** `1 card`, `3 cards` */
export function counted(number: number, word: string): string {
  return number === 1 ? `1 ${word}` : `${number} ${word}s`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Ana’s`, `Boas’` */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
