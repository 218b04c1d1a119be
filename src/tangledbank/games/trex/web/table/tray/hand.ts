/** Your own hand, by period in the order of the table. */

import type { Card, PeriodCard, PeriodId } from "../../cards/cards.ts";
import type { View } from "../../view.ts";

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
  /** The same in the group whose cards a finger may have to meet. */
  wide: number;
}

/** Of a covered card this much is free, for the number and the icon. */
const FREE = 0.32;
/** A finger needs this much of a card; of one whose time is not now, this much is left at least. */
const FINGER = 44;
const EDGE = 8;

/**
 * Groups stand side by side with a gap; within a group cards lie side by side while there is room, then
 * each covers a part of the next one. On a phone, `now` is the group that a finger chooses from.
 */
export function fitHand(
  sizes: readonly number[],
  room: number,
  most: number,
  gap: number,
  apart: number,
  now = -1,
): HandFit {
  const groups = sizes.length;
  const many = sizes.reduce((sum, size) => sum + size, 0);
  if (many === 0) return { width: most, step: most + gap, wide: most + gap };
  const within = many - groups;
  const free = room - (groups - 1) * apart;
  const plain = Math.min(most, (free - within * gap) / many);
  if (plain >= most * 0.88 || within === 0) {
    return { width: plain, step: plain + gap, wide: plain + gap };
  }
  const chosenFrom = Math.max(0, (sizes[now] ?? 1) - 1);
  const others = within - chosenFrom;
  const needs = (width: number): number =>
    groups * width + chosenFrom * Math.max(FINGER, width * FREE) + others * width * FREE;
  const least = chosenFrom ? Math.max(FINGER, most / 2) : most / 2;
  let width = most;
  while (width > least && needs(width) > free) width -= 1;
  const left = free - groups * width;
  const equal = Math.min(left / within, width + gap);
  if (!chosenFrom || equal >= FINGER) return { width, step: equal, wide: equal };
  const wide = Math.min(FINGER, (left - others * EDGE) / chosenFrom);
  return { width, step: others ? (left - chosenFrom * wide) / others : wide, wide };
}
