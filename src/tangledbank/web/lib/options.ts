/** The options of a table, as its host turned them and as the rulebook prints them. */
import type { GameInfo, OptionInfo } from "./wire";

export type Value = number | boolean | string;

export function printed(option: OptionInfo, seats: number): Value | undefined {
  return option.defaults[String(seats)];
}

export interface Change {
  option: OptionInfo;
  from: Value | undefined;
  to: Value;
}

/** What differs from the printed rules at a table of this size. */
export function changes(game: GameInfo, seats: number, values: Record<string, Value>): Change[] {
  return game.options.flatMap((option) => {
    const to = values[option.name];
    const from = printed(option, seats);
    return to === undefined || to === from ? [] : [{ option, from, to }];
  });
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
