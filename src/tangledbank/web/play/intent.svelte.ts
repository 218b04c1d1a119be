/** What a seat is about to do. What cannot be done says why. */

import type { Situation } from "../film/shown.svelte";
import { alike, same, type Action } from "../wire/actions";
import type { AnyTold } from "../wire/events";
import type { RefusalInfo } from "../wire/wire";
import type { Door } from "./door";

export abstract class TableIntent<View, Act extends Action, Event = AnyTold> {
  why = $state.raw<RefusalInfo | null>(null);
  /** The action that was refused; null if nothing was, or taking back. */
  refused = $state.raw<Act | null>(null);
  /** What the action that was asked about would cause at once. */
  foretold = $state.raw<readonly Event[]>([]);
  protected situation = $state.raw<Situation<View, Act> | null>(null);
  protected readonly door: Door<Act, Event>;
  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  constructor(door: Door<Act, Event>) {
    this.door = door;
  }

  /** Everything is put back. */
  abstract clear(): void;

  /** Selects what this action is about, as touches would, and does not do it: for a hint. */
  propose(_action: Act): void {}

  /** The table has changed, and perhaps what may be done: what is still possible stays chosen. */
  protected abstract stay(before: Situation<View, Act> | null, changes: boolean): void;

  /** What was sent was refused: a game may put some of it back. */
  protected turnedDown(): void {}

  get view(): View | undefined {
    return this.situation?.view;
  }

  get legal(): readonly Act[] {
    return this.situation?.legal ?? [];
  }

  get mayTakeBack(): boolean {
    return this.situation?.mayTakeBack ?? false;
  }

  /** Whether this may be done. */
  has(action: Act): boolean {
    return this.legal.some((one) => same(one, action));
  }

  /** What may be done with this verb. */
  of<Verb extends Act["verb"]>(verb: Verb): Extract<Act, { verb: Verb }>[] {
    return ofVerb(this.legal, verb);
  }

  /** What an action would do; "" if that goes without saying. */
  says(action: Act): string {
    const at = this.legal.findIndex((one) => same(one, action));
    return this.situation?.sentences[at] ?? "";
  }

  settle(situation: Situation<View, Act>): void {
    const before = this.situation;
    this.situation = situation;
    const changes = !before || !alike(before.legal, situation.legal);
    if (changes) this.why = null;
    this.stay(before, changes);
  }

  /** One step back: what was refused is put away first. */
  back(): void {
    if (this.why) this.why = null;
    else this.clear();
  }

  /** Does it, if it is one of the answers now. */
  answer(action: Act): void {
    if (this.has(action)) this.act(action);
  }

  act(action: Act): void {
    this.why = null;
    void this.#settled(this.door.act(action), action);
  }

  /** The last action is undone; if that is refused, the reason is shown. */
  takeBack(): void {
    this.clear();
    void this.#settled(this.door.takeBack(), null);
  }

  /** What waits for the others is taken back, if it still may be. */
  protected change(): boolean {
    if (!this.mayTakeBack) return false;
    this.takeBack();
    return true;
  }

  /** Why not: of several wordings the first that is refused. Whoever is refused may put things back. */
  protected async ask(refusal: Promise<RefusalInfo | null>, action: Act | null): Promise<boolean> {
    const asked = ++this.#asked;
    const found = await refusal;
    if (asked !== this.#asked || !found) return false;
    this.#refuse(found, action);
    return true;
  }

  /** What it would cause at once, unless something else is asked meanwhile. */
  protected async foretell(action: Act): Promise<void> {
    const asked = ++this.#asked;
    const events = await this.door.whatIf(action);
    if (asked === this.#asked) this.foretold = events;
  }

  /** Answers that are still on their way come too late. */
  protected forget(): void {
    this.#asked++;
    this.foretold = [];
  }

  async #settled(answer: Promise<RefusalInfo | null>, action: Act | null): Promise<void> {
    const refusal = await answer;
    if (!refusal) return;
    this.turnedDown();
    this.#refuse(refusal, action);
  }

  #refuse(refusal: RefusalInfo, action: Act | null): void {
    this.refused = action;
    this.why = refusal;
  }
}

/** Those of some actions that have this verb. */
export function ofVerb<Act extends Action, Verb extends Act["verb"]>(
  actions: readonly Act[],
  verb: Verb,
): Extract<Act, { verb: Verb }>[] {
  return actions.filter((one): one is Extract<Act, { verb: Verb }> => one.verb === verb);
}
