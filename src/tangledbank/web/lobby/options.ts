/** The options of a table, as its host set them and as they usually are. */
import type { GameInfo, OptionInfo } from "../wire/wire";

export type Value = number | boolean | string;
export type Values = Record<string, Value>;

export function usualAt(option: OptionInfo, seats: number): Value | undefined {
  return option.defaults[String(seats)];
}

/** All options of a table of this size: as they were set, or as usual. */
export function valuesAt(game: GameInfo, seats: number, turned: Values): Values {
  const usual = game.options.flatMap((option) => {
    const value = usualAt(option, seats);
    return value === undefined ? [] : [[option.name, value] as const];
  });
  return { ...Object.fromEntries(usual), ...turned };
}

export interface Change {
  option: OptionInfo;
  from: Value | undefined;
  to: Value;
}

/** What differs from the usual rules at a table of this size. */
export function changes(game: GameInfo, seats: number, values: Values): Change[] {
  return game.options.flatMap((option) => {
    const to = values[option.name];
    const from = usualAt(option, seats);
    return to === undefined || to === from ? [] : [{ option, from, to }];
  });
}

/** A change as people say it; a text may be long, and has a line of its own anyway. */
export function changeInWords({ option, from, to }: Change): string {
  const named = option.title.charAt(0).toLowerCase() + option.title.slice(1);
  if (option.kind === "text") return `another ${named}`;
  return `${named} ${valueInWords(option, to)} instead of ${valueInWords(option, from)}`;
}

/** A value as people say it. */
export function inWords(value: Value | undefined): string {
  if (value === true) return "on";
  if (value === false) return "off";
  return String(value ?? "").replaceAll("_", " ");
}

/** A value with its unit, or with the word for none: "2 s", "never". */
export function valueInWords({ unit, zero }: OptionInfo, value: Value | undefined): string {
  if (typeof value !== "number") return inWords(value);
  if (value === 0 && zero) return zero;
  if (unit === "ms") return `${value / 1000} s`;
  return unit ? `${value} ${unit}` : String(value);
}

/** The usual value: "6", or "8 alone, 6 for 2 to 4 players". */
export function usualInWords(option: OptionInfo): string {
  const by = new Map<Value, number[]>();
  for (const [seats, value] of Object.entries(option.defaults))
    by.set(value, [...(by.get(value) ?? []), Number(seats)]);
  if (by.size === 1) return [...by.keys()].map((value) => valueInWords(option, value)).join("");
  return [...by]
    .map(([value, seats]) => `${valueInWords(option, value)} ${forSeats(seats)}`)
    .join(", ");
}

/** "alone", "for 3 players", "for 2 to 8 players", "for 2 or 5 players". */
export function forSeats(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  if (high === 1) return "alone";
  const inARow = seats.length > 2 && high - low === seats.length - 1;
  return `for ${inARow ? `${low} to ${high}` : either(seats.map(String))} players`;
}

/** The options by the chapters of the rules to which they belong, in the order of the rules. */
export function byChapter(options: readonly OptionInfo[]): [string, OptionInfo[]][] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const chapter = /\d+/.exec(option.section)?.[0] ?? "";
    found.set(chapter, [...(found.get(chapter) ?? []), option]);
  }
  return [...found].sort(([one], [other]) => Number(one) - Number(other));
}

/** What it may be set to: "1 to 12", "on or off", or its words. */
export function boundsInWords(option: OptionInfo): string {
  switch (option.kind) {
    case "number":
      return option.zero && option.low === 0
        ? `${option.zero}, or up to ${valueInWords(option, option.high)}`
        : `${valueInWords(option, option.low)} to ${valueInWords(option, option.high)}`;
    case "switch":
      return "on or off";
    case "pick":
      return either(option.words.map(inWords));
    case "text":
      return "a text";
  }
}

/** "1, 2 or 3". */
function either(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
}
