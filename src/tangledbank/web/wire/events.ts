/** Events as the games type them: what a frame brings, with one name and the fields of that name.
 *  A game's own `events.ts` says which there are. */

import type { EventInfo } from "./wire";

export type Told<Name extends string, Values> = Omit<EventInfo, "name" | "values"> & {
  name: Name;
  values: Values;
};

/** Any event, whoever's it is. */
export type AnyTold = Told<string, Record<string, number | string | undefined>>;

/** A game's events of this name, or of these. */
export type Named<Event extends AnyTold, Name extends Event["name"]> = Extract<
  Event,
  { name: Name }
>;

/** Every event of a game with the scene that shows it, or null: it is shown without one. Whichever is
 *  missing or unknown, the type check names. */
export type Scenes<Event extends AnyTold, Kind extends string> = Record<Event["name"], Kind | null>;

/** A field that only some events have. */
export const fieldOf = ({ values }: AnyTold, name: string): number | string | undefined =>
  values[name];

/** Events of this name. */
export function named<Event extends AnyTold, Name extends Event["name"]>(
  events: readonly Event[],
  name: Name,
): Named<Event, Name>[] {
  return events.filter((one): one is Named<Event, Name> => one.name === name);
}
