/** What a seat is about to do. What cannot be done says why. */

import type { Door } from "../wire/door";
import type { Situation } from "../film/shown.svelte";
import type { RefusalInfo } from "../wire/wire";

/** All that every table asks of the server. */
type Asks = Pick<Door, "act" | "takeBack">;

export abstract class TableIntent<View, Way extends Asks = Door> {
  why = $state.raw<RefusalInfo | null>(null);
  protected situation = $state.raw<Situation<View> | null>(null);
  protected readonly door: Way;

  constructor(door: Way) {
    this.door = door;
  }

  /** Everything is put back. */
  abstract clear(): void;

  get legal(): readonly string[] {
    return this.situation?.legal ?? [];
  }

  get mayTakeBack(): boolean {
    return this.situation?.mayTakeBack ?? false;
  }

  /** What an action would do; "" if that goes without saying. */
  says(action: string): string {
    return this.situation?.sentences[this.legal.indexOf(action)] ?? "";
  }

  /** One step back: what was refused is put away first. */
  back(): void {
    if (this.why) this.why = null;
    else this.clear();
  }

  /** Does it, if it is one of the answers now. */
  answer(action: string): void {
    if (this.legal.includes(action)) this.act(action);
  }

  act(action: string): void {
    this.why = null;
    void this.#settled(this.door.act(action));
  }

  /** The last action is undone; if that is refused, the reason is shown. */
  takeBack(): void {
    this.clear();
    void this.#settled(this.door.takeBack());
  }

  /** What waits for the others is taken back, if it still may be. */
  protected change(): boolean {
    if (!this.mayTakeBack) return false;
    this.takeBack();
    return true;
  }

  async #settled(answer: Promise<RefusalInfo | null>): Promise<void> {
    const refusal = await answer;
    if (refusal) this.why = refusal;
  }
}
