import type { Values } from "#shell/lobby/options";
import type { CardInfo } from "#shell/wire/wire";
import type { Draft } from "./draft.svelte.ts";

/** What the dialog of the table's own deck is given, for the host and for those who only look. */
export interface DeckProps {
  cards: CardInfo[];
  draft: Draft;
  /** The table's own deck as the rules print it. */
  printed: string;
  /** All options of the table, as they are now. */
  values: Values;
  /** Let the table take these; "" or why it does not. */
  ontake(values: Values): Promise<string>;
}
