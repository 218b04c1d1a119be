import type { Action } from "../wire/actions";
import type { AnyTold } from "../wire/events";
import type { RefusalInfo } from "../wire/wire";

/** A seat's way to the server; what is asked there is answered with why not, if it is refused. */
export interface Door<Act extends Action = Action, Event = AnyTold> {
  act(action: Act): Promise<RefusalInfo | null>;
  takeBack(): Promise<RefusalInfo | null>;
  whyNot(action: Act): Promise<RefusalInfo | null>;
  /** What it would cause at once. */
  whatIf(action: Act): Promise<Event[]>;
}
