/** The options of a table, as its host turned them and as the rulebook prints them. */
import type { GameInfo, OptionInfo } from "./wire";

export type Value = number | boolean | string;
export type Values = Record<string, Value>;

export function printed(option: OptionInfo, seats: number): Value | undefined {
  return option.defaults[String(seats)];
}

/** All options of a table of this size: as they were turned, else as printed. */
export function valuesAt(game: GameInfo, seats: number, turned: Values): Values {
  const usual = game.options.flatMap((option) => {
    const value = printed(option, seats);
    return value === undefined ? [] : [[option.name, value] as const];
  });
  return { ...Object.fromEntries(usual), ...turned };
}

export interface Change {
  option: OptionInfo;
  from: Value | undefined;
  to: Value;
}

/** What differs from the printed rules at a table of this size. */
export function changes(game: GameInfo, seats: number, values: Values): Change[] {
  return game.options.flatMap((option) => {
    const to = values[option.name];
    const from = printed(option, seats);
    return to === undefined || to === from ? [] : [{ option, from, to }];
  });
}

/** A change as people say it; a text may be long, and stands on its own line anyway. */
export function changeInWords({ option, from, to }: Change): string {
  const named = label(option).toLowerCase();
  if (option.kind === "text") return `another ${named}`;
  return `${named} ${inWords(to)} instead of ${inWords(from)}`;
}

/** A value as people say it. */
export function inWords(value: Value | undefined): string {
  if (value === true) return "on";
  if (value === false) return "off";
  return String(value ?? "").replaceAll("_", " ");
}

/** The option's name as people read it. */
export function label(option: OptionInfo): string {
  const words = option.name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The printed value: "6", or "8 alone, 6 for 2 to 4 players". */
export function printedInWords(option: OptionInfo): string {
  const by = new Map<Value, number[]>();
  for (const [seats, value] of Object.entries(option.defaults))
    by.set(value, [...(by.get(value) ?? []), Number(seats)]);
  if (by.size === 1) return [...by.keys()].map(inWords).join("");
  return [...by].map(([value, seats]) => `${inWords(value)} ${forSeats(seats)}`).join(", ");
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

/** What it may be turned to: "1 to 12", "on or off", or its words. */
export function boundsInWords(option: OptionInfo): string {
  switch (option.kind) {
    case "number":
      return `${option.low} to ${option.high}`;
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
