import type { RefusalInfo } from "./wire";

/** A seat's way to the server; each answers with why not, if something is refused. */
export interface Door {
  act(action: string): Promise<RefusalInfo | null>;
  takeBack(): Promise<RefusalInfo | null>;
  whyNot(action: string): Promise<RefusalInfo | null>;
}
