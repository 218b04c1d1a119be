/** Events as the games type them: what a frame brings, with one name and the fields of that name. */

import type { EventInfo } from "./wire";

export type Told<Name extends string, Values> = Omit<EventInfo, "name" | "values"> & {
  name: Name;
  values: Values;
};
