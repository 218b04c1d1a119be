/** What the keys of the table do; letters are named in the help and live with the shell's shortcuts. */

/** Whom an event is for, clockwise from the left neighbour. */
export const LETTERS = ["A", "B", "C", "D", "E"];

/** The cards in the order of their digits: what floats, then what lies on the bank. */
export function numbered(
  hand: readonly string[],
  counting: readonly string[],
  lying: readonly string[],
): string[] {
  const seen = [...counting, ...lying];
  return [...seen, ...hand.filter((card) => !seen.includes(card))];
}

/** Where an arrow leads from the place at `from` (-1: from elsewhere); places go around. */
export function ledTo(key: string, from: number, many: number): number | null {
  if (many === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % many;
    case "ArrowLeft":
    case "ArrowUp":
      return from < 0 ? many - 1 : (from - 1 + many) % many;
    default:
      return null;
  }
}
