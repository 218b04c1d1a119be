/** For tests: a game's events, with as much of what they tell as matters. */

import type { AnyTold, Named } from "./events";

/** `told("triple", 1, { a: "..." })`; the names and the fields are the game's own. */
export const telling =
  <Event extends AnyTold>() =>
  <Name extends Event["name"]>(
    name: Name,
    seat: number,
    values: Partial<Named<Event, Name>["values"]> = {},
    sentence = `${name} ${seat}.`,
  ): Event =>
    ({ name, seat, values, section: "", sentence }) as unknown as Event;
