/** After the game: how long triples lay there, who saw them, and what players see well. */

import { counted, listed } from "#shell/page/words";
import type { Eyes, Found, Missed, Quality, Sight } from "../../view.ts";

export interface Bar {
  since: number;
  until: number;
  /** Who called it; null if nobody did. */
  seat: number | null;
  /** Its place among the triples, or among the missed ones. */
  index: number;
  lane: number;
}

/** Bars below each other so that none covers another, each as high up as it can be. */
export function lanesOf(spans: readonly { since: number; until: number }[], apart = 0): number[] {
  const ends: number[] = [];
  const lanes = spans.map(() => 0);
  const inOrder = spans.map((_, at) => at).toSorted((a, b) => spans[a]!.since - spans[b]!.since);
  for (const at of inOrder) {
    const { since, until } = spans[at]!;
    const free = ends.findIndex((end) => end <= since);
    const lane = free < 0 ? ends.length : free;
    lanes[at] = lane;
    ends[lane] = until + apart;
  }
  return lanes;
}

/** Found triples first, missed ones in lanes below them. */
export function barsOf(found: readonly Found[], missed: readonly Missed[], apart: number): Bar[] {
  const made = found.map(({ since, at }) => ({ since, until: at }));
  const above = lanesOf(made, apart);
  const first = Math.max(0, ...above.map((lane) => lane + 1));
  const below = lanesOf(missed, apart);
  return [
    ...made.map((span, at) => ({ ...span, seat: found[at]!.seat, index: at, lane: above[at]! })),
    ...missed.map(({ since, until }, at) => ({
      since,
      until,
      seat: null,
      index: at,
      lane: first + below[at]!,
    })),
  ];
}

/** Round moments for a scale of this many milliseconds, at most about eight of them. */
export function ticksOf(ms: number): number[] {
  const steps = [5, 10, 15, 30, 60, 120, 300, 600, 1200].map((seconds) => seconds * 1000);
  const step = steps.find((one) => ms / one <= 8) ?? 3_600_000;
  return Array.from({ length: Math.floor(ms / step) + 1 }, (_, at) => at * step);
}

/** `0.8 s`, `12 s`, `2 min 5 s` */
export function long(ms: number): string {
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const QUALITIES: Record<Quality["quality"], string> = {
  clade: "clades",
  environment: "places",
  number: "numbers",
  colour: "inks",
};

/** What somebody sees well and less well, in a sentence; "" if the game does not tell. */
export function eyesInWords({ strong, weak }: Eyes): string {
  if (strong === null || weak === null) return "";
  return `Sees best when the ${QUALITIES[strong]} differ, least when the ${QUALITIES[weak]} do.`;
}

/** Calls in a line: "9 triples, fastest 1.2 s, mostly within 6.5 s; 2 false calls". */
export function callsInWords({ triples, fastest_ms, median_ms, false_calls }: Eyes): string {
  const parts = [counted(triples, "triple")];
  if (fastest_ms !== null && fastest_ms > 0) parts.push(`fastest ${long(fastest_ms)}`);
  if (median_ms !== null && median_ms > 0 && triples > 1) {
    parts.push(`half of them within ${long(median_ms)}`);
  }
  const wrong = false_calls ? `; ${counted(false_calls, "false call")}` : "";
  return parts.join(", ") + wrong;
}

/** One row of a player's plot. */
export function sightInWords(sight: Sight): string {
  const { found_different, offered_different, found_alike, offered_alike, errors } = sight;
  const parts = [
    `different: ${found_different} of ${offered_different}`,
    `alike: ${found_alike} of ${offered_alike}`,
  ];
  if (errors) parts.push(counted(errors, "mistake"));
  return parts.join(", ");
}

/** In whose reach a missed triple lay: "for all", "for Ana and you". */
export function forWhom({ seats }: Missed, all: number, nameOf: (seat: number) => string): string {
  if (all === 1) return "";
  return seats.length === all ? "for all to see" : `for ${listed(seats.map(nameOf))}`;
}
