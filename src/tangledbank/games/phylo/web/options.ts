/** What the lines of the options show in the lobby, besides fields and switches. */
import type { Values } from "#shell/lobby/options";

const BY_POINTS = "Does nothing now: only for a game that ends by points.";
const BY_ROUNDS = "Does nothing now: only for a game that ends by rounds.";

export function idle({ end }: Values): Record<string, string> {
  return end === "rounds" ? { target: BY_POINTS, longest: BY_POINTS } : { rounds: BY_ROUNDS };
}
