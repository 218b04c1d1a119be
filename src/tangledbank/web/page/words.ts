/** Numbers and names in words, as every table says them. */

const COUNTS = [
  "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
]; // prettier-ignore

/** `five` */
export function count(number: number): string {
  return COUNTS[number] ?? String(number);
}

/** `1 card`, `3 cards`, `-1 point`, `2 offspring` */
export function counted(number: number, word = "point"): string {
  const same = Math.abs(number) === 1 || word === "offspring";
  return `${number} ${same ? word : `${word}s`}`;
}

/** `Ana`, `Ana and Bo`, `Ana, Bo and Cy` */
export function listed(words: readonly string[], last: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** `+3`, `−2` with a true minus, `0`. */
export function signed(number: number): string {
  if (number === 0) return "0";
  return number < 0 ? `\u2212${-number}` : `+${number}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Ana’s`, `Boas’` */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
