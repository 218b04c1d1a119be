/** A side's total written out: "3 + 4 printed, 2 for food, 2 for sulking". */

import { iconsOf, spotTextOf, textOf, type Card } from "../cards/cards.ts";
import { add, REASONS } from "../cards/totals.ts";
import type { Laid, Line, Spot } from "../view.ts";

type CardOf = (id: string) => Card;

export interface Part {
  /** 3 + 4: by card where several count alike. */
  counts: readonly number[];
  words: string;
  /** From an icon group: its footprints are lit. */
  lit: boolean;
}

export interface Sum {
  parts: readonly Part[];
  total: number;
  /** Why nothing counts though cards lie there. */
  note: string;
  /** One after the other, as they are counted; a card's own lie together. */
  prints: readonly { number: number; lit: boolean }[];
}

/** §5.6 What is printed on them counts beside other cards only. */
const ALONE = "How-de-dos count nothing alone";

export function sumOf(spot: Spot, seat: number, card: CardOf): Sum {
  const { low, lines, groups } = spot.totals[seat]!;
  const laid = new Map((spot.sides[seat] ?? []).map((one) => [one.number, one]));
  const parts = [
    ...printedOf(lines),
    ...groups.map(({ icon, numbers }) => ({
      counts: [
        add(lines.filter(({ number }) => numbers.includes(number)).map(({ group }) => group)),
      ],
      words: `for ${icon}`,
      lit: true,
    })),
    ...lines.flatMap((line) => textsOf(line, laid.get(line.number), spot, card)),
  ];
  const counted = add(lines.map(({ printed, group, text }) => printed + group + text));
  if (low !== counted) return { parts: [], total: low, note: ALONE, prints: [] };
  return {
    parts: parts.filter(({ counts }) => add(counts) !== 0),
    total: low,
    note: "",
    prints: lines.flatMap(printsOf),
  };
}

/** The sum as people say it, without its total. */
export function inWords({ parts, note }: Sum): string {
  return note || parts.map(({ counts, words }) => `${counts.join(" + ")} ${words}`).join(", ");
}

function printedOf(lines: readonly Line[]): Part[] {
  const counts = lines.map(({ printed }) => printed).filter((printed) => printed > 0);
  return [{ counts, words: "printed", lit: false }];
}

function textsOf(line: Line, laid: Laid | undefined, spot: Spot, card: CardOf): Part[] {
  if (!laid || !line.text) return [];
  const { bonus } = laid;
  const one = card(laid.card);
  const isBed = iconsOf(one).includes("bed") && spotTextOf(card(spot.card)) === "beds-count";
  const bed = isBed ? 1 : 0;
  return [
    {
      counts: [line.text - bonus - bed],
      words: `for ${REASONS[textOf(one)] ?? "its text"}`,
      lit: false,
    },
    { counts: [bonus], words: "for the gift", lit: false },
    { counts: [bed], words: "for beds here", lit: false },
  ];
}

function printsOf({ number, printed, group, text }: Line): Sum["prints"][number][] {
  const some = (count: number, lit: boolean): Sum["prints"][number][] =>
    Array.from({ length: Math.max(0, count) }, () => ({ number, lit }));
  return [...some(printed, false), ...some(group, true), ...some(text, false)];
}
