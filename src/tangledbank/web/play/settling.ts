/** A further tap in a row is meant for what is done already: it does not open anything. */

const SETTLING = 600;

export class Settling {
  #doneAt = -Infinity;

  done(): void {
    this.#doneAt = performance.now();
  }

  get isOver(): boolean {
    return performance.now() - this.#doneAt > SETTLING;
  }
}
