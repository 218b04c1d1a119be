/**
 * A narrow table has no room beside its deck: a lucky card lies at the end of its clade's line.
 * It keeps that place, and cards that come later go round it.
 */

import { BESIDE, type Spot } from "../table/world/spots.ts";

interface Kept {
  card: string;
  line: number;
  at: number;
}

export class Beside {
  #kept: Kept[] = [];

  /** Line and place of every spot. `cladeOf`: the line of a lucky card. */
  place(spots: readonly Spot[], cladeOf: (card: string) => number): Map<string, [number, number]> {
    const lucky = spots.flatMap((spot) =>
      spot.row === BESIDE && spot.card ? [spot.card.card] : [],
    );
    const rows = spots.filter((spot) => spot.row < BESIDE);
    const length = (line: number): number => rows.filter((spot) => spot.row === line).length;
    this.#forget(lucky, length);
    for (const card of lucky) {
      if (this.#kept.some((one) => one.card === card)) continue;
      const line = cladeOf(card);
      this.#kept.push({ card, line, at: this.#after(line, length(line)) });
    }
    const places = new Map<string, [number, number]>();
    for (const spot of rows) places.set(spot.id, [spot.row, this.#skip(spot.row, spot.column)]);
    for (const spot of spots) {
      const kept = this.#kept.find((one) => one.card === spot.card?.card);
      if (spot.row === BESIDE && kept) places.set(spot.id, [kept.line, kept.at]);
    }
    return places;
  }

  /** How many places each line takes. */
  lengths(places: Map<string, [number, number]>): number[] {
    const lengths = [0, 0, 0];
    for (const [line, at] of places.values()) lengths[line] = Math.max(lengths[line]!, at + 1);
    return lengths;
  }

  /** A place is given up once its card is gone and nothing of its line lies behind it. */
  #forget(lucky: readonly string[], length: (line: number) => number): void {
    this.#kept = this.#kept.filter(
      ({ card, line, at }) =>
        lucky.includes(card) ||
        this.#skip(line, length(line) - 1) > at ||
        this.#kept.some((one) => one.line === line && one.at > at && lucky.includes(one.card)),
    );
  }

  /** Where the card of this column lies: it goes round the places that are kept. */
  #skip(line: number, column: number): number {
    let at = column;
    for (const kept of this.#kept.toSorted((a, b) => a.at - b.at)) {
      if (kept.line === line && kept.at <= at) at += 1;
    }
    return at;
  }

  #after(line: number, length: number): number {
    const kept = this.#kept.filter((one) => one.line === line).map((one) => one.at + 1);
    const end = length > 0 ? this.#skip(line, length - 1) + 1 : 0;
    return Math.max(end, ...kept);
  }
}
