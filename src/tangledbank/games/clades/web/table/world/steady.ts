/**
 * How much room the rows are given. Room is made as soon as it is needed; it is taken back only
 * when much of it is left over and nobody has a finger on a card, since all cards move with it.
 */
export class Steady {
  #held: number[];
  readonly #least: readonly number[];

  constructor(least: readonly number[]) {
    this.#least = least;
    this.#held = [...least];
  }

  /** The lengths to lay out for, given those that are needed. */
  lengths(needed: readonly number[], mayMove: boolean): number[] {
    const spare = this.#held.some((held, at) => held > this.#wanted(needed, at) + 1);
    this.#held = this.#held.map((held, at) => {
      const wanted = this.#wanted(needed, at);
      return mayMove && spare ? wanted : Math.max(held, wanted);
    });
    return [...this.#held];
  }

  #wanted(needed: readonly number[], at: number): number {
    return Math.max(this.#least[at] ?? 0, needed[at] ?? 0);
  }
}
