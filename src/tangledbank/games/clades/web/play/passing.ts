/** Things that are shown for a while. */
export class Passing {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** `gone` is called after this many milliseconds, unless the same thing is shown again. */
  show(what: string, ms: number, gone: () => void): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(gone, ms));
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
