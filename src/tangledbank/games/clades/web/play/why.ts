/** §3.4 A false call, quality by quality. */

import { CLADE_NAMES, type Clade } from "../cards/qualities.ts";
import type { FalseCall, Quality, View } from "../view.ts";

/** What the qualities are called beside their signs. */
export const LABELS: Record<Quality["quality"], string> = {
  clade: "clade",
  environment: "place",
  number: "number",
  colour: "ink",
};

/** `all air`, `all different`, `two water, one air`: which two are alike, and which one is not. */
export function inWords({ quality, values, met }: Quality): string {
  const [first, second, third] = values as [string, string, string];
  if (met) {
    if (first !== second) return "all different";
    return quality === "number" ? `all ${first}` : `all ${plural(quality, first)}`;
  }
  const twice = first === second || first === third ? first : second;
  const once = values.find((value) => value !== twice)!;
  return `two ${plural(quality, twice)}, one ${once}`;
}

function plural(quality: Quality["quality"], value: string): string {
  return quality === "clade" ? CLADE_NAMES[value as Clade].many : value;
}

/** The call to be explained: the newest one, one's own before others' of the same moment. */
export function newest({ false_calls, seat }: View): FalseCall | null {
  const calls = false_calls.toSorted(
    (a, b) => b.at - a.at || Number(b.seat === seat) - Number(a.seat === seat),
  );
  return calls[0] ?? null;
}
