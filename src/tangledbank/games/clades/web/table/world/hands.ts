/** What every card on the table is told of the marks, and whom it tells that it was touched. */
export interface Hands {
  marked: readonly string[];
  sent: readonly string[];
  hinted: readonly string[];
  /** Nothing can be marked. */
  barred: boolean;
  /** Caps are shown, and keys play. */
  keys: boolean;
  /** The card that Tab leads to. */
  focus: string | null;
  nameOf(card: string): string;
  touch(card: string): boolean;
  look(card: string): void;
  onfocus(card: string): void;
}
