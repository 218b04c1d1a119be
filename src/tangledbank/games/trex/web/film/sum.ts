/** A side's total written out: "3 + 4 printed, 2 for food, 2 for sulking". */

import { iconsOf, type Card } from "../cards/cards.ts";
import type { Laid, Line, Spot } from "../view.ts";

/** What a sum has to know of a card. */
export interface Counting {
  icons: readonly string[];
  /** The family of its resolution text; "" for none. */
  text: string;
  /** The family of its spot effect; "" for none. */
  spot: string;
}
type CardOf = (id: string) => Counting;

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

const TEXTS: Record<string, string> = {
  sulk: "for sulking",
  crowd: "for the crowd",
  balance: "for balance",
  eras: "for other periods",
};

/** §5.6 What is printed on them counts beside other cards only. */
const ALONE = "How-de-dos count nothing alone";

export function countingOf(card: Card): Counting {
  return {
    icons: iconsOf(card),
    text: card.kind === "period" ? card.text : "",
    spot: card.kind === "period" || card.kind === "place" ? card.spot : "",
  };
}

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
  const { icons, text } = card(laid.card);
  const bonus = laid.bonus;
  const bed = icons.includes("bed") && card(spot.card).spot === "beds-count" ? 1 : 0;
  const rest = line.text - bonus - bed;
  return [
    { counts: [rest], words: TEXTS[text] ?? "for its text", lit: false },
    { counts: [bonus], words: "for the gift", lit: false },
    { counts: [bed], words: "for beds here", lit: false },
  ];
}

function printsOf({ number, printed, group, text }: Line): Sum["prints"][number][] {
  const some = (count: number, lit: boolean): Sum["prints"][number][] =>
    Array.from({ length: Math.max(0, count) }, () => ({ number, lit }));
  return [...some(printed, false), ...some(group, true), ...some(text, false)];
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
