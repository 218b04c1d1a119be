/** How the points of a game came together, piece by piece. */
import { counted, listed } from "../page/words";
import type { Outcome, Part, Score } from "../wire/wire";

export interface Column {
  /** -2, -3, … for rivals without a seat. */
  seat: number;
  score: Score;
  wins: boolean;
}

/** Seats in their order, then rivals. If no seat wins, the rivals do. */
export function columnsOf(outcome: Outcome): Column[] {
  return [
    ...outcome.scores.map((score, seat) => ({ seat, score, wins: outcome.winners.includes(seat) })),
    ...outcome.rivals.map((score, at) => ({
      seat: -2 - at,
      score,
      wins: outcome.winners.length === 0,
    })),
  ];
}

/** The parts that are counted by now, and their sum. */
export function countedTo(score: Score, pieces: number): { parts: Part[]; sum: number } {
  const parts = score.parts.slice(0, pieces);
  const done = pieces >= score.parts.length;
  return { parts, sum: done ? score.points : parts.reduce((sum, part) => sum + part.points, 0) };
}

export function mostPieces(outcome: Outcome): number {
  return Math.max(0, ...columnsOf(outcome).map(({ score }) => score.parts.length));
}

/** "You win with 7 points", "Ana and Bo share the win with 5 points", "The Automa wins". */
export function headline(
  outcome: Outcome,
  mine: number | null,
  nameOf: (seat: number) => string,
  unit = "point",
): string {
  const isMine = ({ seat }: Column): number => (seat === mine ? 0 : 1);
  const won = columnsOf(outcome)
    .filter(({ wins }) => wins)
    .sort((one, other) => isMine(one) - isMine(other));
  const best = won[0];
  if (!best) return "The game is over";
  const names = won.map(({ seat, score }) =>
    seat === mine ? "You" : seat < 0 ? score.name : nameOf(seat),
  );
  const verb = won.length > 1 ? "share the win" : names[0] === "You" ? "win" : "wins";
  return `${listed(names)} ${verb} with ${counted(best.score.points, unit)}`;
}
