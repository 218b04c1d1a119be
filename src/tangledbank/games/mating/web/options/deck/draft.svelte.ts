/** A deck under the hands of the host, until the table takes it. */
import { counted } from "#shell/page/words";
import { MOST_ENVIRONMENTS } from "./text.ts";

export class Draft {
  deck = $state.raw<readonly string[]>([]);
  /** How it comes: `as written` or `shuffled`. */
  order = $state("");
  /** The card in the row that moves or goes. */
  chosen = $state(0);
  /** What was done last, for the ear. */
  said = $state("");
  #past = $state.raw<(readonly string[])[]>([]);

  constructor(deck: readonly string[], order = "as written") {
    this.deck = deck;
    this.order = order;
  }

  get isChanged(): boolean {
    return this.#past.length > 0;
  }

  get isFull(): boolean {
    return this.deck.length >= MOST_ENVIRONMENTS;
  }

  timesOf(id: string): number {
    return this.deck.filter((one) => one === id).length;
  }

  choose(at: number): void {
    this.chosen = Math.max(0, Math.min(at, this.deck.length - 1));
  }

  /** At the end of the row. */
  add(id: string): void {
    if (this.isFull) return;
    this.#turn([...this.deck, id], this.deck.length);
    this.#say(id, "added");
  }

  /** The last one of its kind goes. */
  less(id: string): void {
    const at = this.deck.lastIndexOf(id);
    if (at >= 0) this.#takeOut(at);
  }

  remove(): void {
    if (this.deck.length > 0) this.#takeOut(this.chosen);
  }

  canMove(by: -1 | 1): boolean {
    const to = this.chosen + by;
    return to >= 0 && to < this.deck.length;
  }

  /** The chosen card changes places with its neighbour. */
  move(by: -1 | 1): void {
    if (!this.canMove(by)) return;
    const to = this.chosen + by;
    const id = this.deck[this.chosen]!;
    const next = this.deck.toSpliced(this.chosen, 1).toSpliced(to, 0, id);
    this.#turn(next, to);
    this.said = `${inWords(id)} is ${to + 1} of ${next.length}`;
  }

  replace(deck: readonly string[]): void {
    this.#turn(deck, 0);
    this.said = counted(deck.length, "environment");
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.deck = before;
    this.choose(this.chosen);
    this.said = `Undone, ${counted(before.length, "environment")}`;
  }

  #takeOut(at: number): void {
    const id = this.deck[at]!;
    this.#turn(this.deck.toSpliced(at, 1), this.chosen > at ? this.chosen - 1 : this.chosen);
    this.#say(id, "removed");
  }

  #turn(next: readonly string[], chosen: number): void {
    this.#past = [...this.#past, this.deck];
    this.deck = next;
    this.choose(chosen);
  }

  #say(id: string, done: string): void {
    this.said = `${inWords(id)} ${done}, ${counted(this.deck.length, "environment")}${this.isFull ? ", full" : ""}`;
  }
}

function inWords(id: string): string {
  return id.replaceAll("-", " ");
}
