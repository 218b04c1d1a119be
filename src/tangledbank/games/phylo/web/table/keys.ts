/** What the keys of the table do; letters are named in the help and live with the shell's shortcuts. */

/** Whom an event is for, clockwise from the left neighbour. */
export const LETTERS = ["A", "B", "C", "D", "E"];

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
