/** The own hand, by period in the order of the table. */

import type { Card, PeriodCard, PeriodId } from "../cards/cards.ts";
import type { View } from "../view.ts";

export interface HandGroup {
  period: PeriodId;
  /** When its time is: `past`, `now`, `next`, `later` */
  when: "past" | "now" | "next" | "later";
  cards: PeriodCard[];
}

/** Cards of each period; the periods without cards are left out. */
export function groupsOf(view: View, card: (id: string) => Card): HandGroup[] {
  const hand = (view.own?.hand ?? []).map(card).filter((one) => one.kind === "period");
  const now = view.periods.indexOf(view.period);
  return view.periods.flatMap((period, at) => {
    const cards = hand
      .filter((one) => one.period === period)
      .sort(
        (one, other) => one.footprints - other.footprints || one.name.localeCompare(other.name),
      );
    const when = at === now ? "now" : at < now ? "past" : at === now + 1 ? "next" : "later";
    return cards.length ? [{ period: period as PeriodId, when, cards }] : [];
  });
}

/** How wide the cards are, and how far apart, so that all groups stand in one row. In pixels. */
export interface HandFit {
  width: number;
  step: number;
  overlaps: boolean;
}

/** Of a covered card this much is free, for the number and the icon. */
const FREE = 0.32;

/**
 * Groups stand side by side with a gap; within a group cards lie side by side while there is room, then
 * each covers a part of the next one.
 */
export function fitHand(
  sizes: readonly number[],
  room: number,
  most: number,
  gap: number,
  apart: number,
): HandFit {
  const groups = sizes.length;
  const many = sizes.reduce((sum, size) => sum + size, 0);
  if (many === 0) return { width: most, step: most + gap, overlaps: false };
  const within = many - groups;
  const free = room - (groups - 1) * apart;
  const plain = Math.min(most, (free - within * gap) / many);
  if (plain >= most * 0.88 || within === 0) {
    return { width: plain, step: plain + gap, overlaps: false };
  }
  const step = (width: number): number => (free - groups * width) / within;
  let width = most;
  while (width > most / 2 && step(width) < width * FREE) width -= 1;
  const apartBy = Math.min(step(width), width + gap);
  return { width, step: apartBy, overlaps: apartBy < width };
}
