/**
 * What the seat is about to do: the things touched so far. What must be confirmed is touched twice,
 * a card that is laid asks at its spot whether it lies down or open. What cannot be done says why.
 */

import type { Situation } from "#shell/film/shown.svelte";
import { TableIntent } from "#shell/play/intent.svelte";
import { same } from "#shell/wire/actions";
import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import { inHand, isHand, isSpot, spotOf, type Thing } from "./things.ts";
import { ending, following, nextOf, wanted, waysOf, type Mode, type Way } from "./ways.ts";

export const MODES: readonly Mode[] = ["down", "open"];

export class Intent extends TableIntent<View, Action> {
  /** What was touched so far. */
  path = $state.raw<readonly Thing[]>([]);
  /** A card is on its way in somebody's hand. */
  dragged = $state(false);
  /** Why the chosen card cannot lie so at the chosen spot. */
  against = $state.raw<Partial<Record<Mode, string>>>({});

  /** Counts what was weighed, so that a late answer to an old question is thrown away. */
  #weighed = 0;

  /** A card may be laid. */
  get plays(): boolean {
    return this.legal.length > 0 && this.view?.question?.kind === "play";
  }

  readonly ways = $derived.by((): Way[] => (this.view ? waysOf(this.view, this.legal) : []));

  /** What may be touched next. */
  readonly lit = $derived(nextOf(this.ways, this.path));

  /** The spots of this step, even when one is chosen already. */
  get spots(): Thing[] {
    const path =
      isSpot(this.path.at(-1)) && this.action === null ? this.path.slice(0, -1) : this.path;
    return [...nextOf(this.ways, path)].filter(isSpot).sort();
  }

  /** The card of the hand that looks for its place. */
  get held(): string | null {
    const [first] = this.path;
    return first && isHand(first) ? first.slice(5) : null;
  }

  /** The spot at which the held card asks how it shall lie; -1 if there is none. */
  get placing(): number {
    return this.modes.length ? spotOf(this.path.at(-1)) : -1;
  }

  /** How the chosen card may lie at the chosen spot. */
  get modes(): Mode[] {
    return ending(this.ways, this.path).flatMap(({ mode }) => mode ?? []);
  }

  /** The one action that another touch does. */
  get action(): Action | null {
    const ways = this.path.length ? ending(this.ways, this.path) : [];
    return ways.length === 1 && ways[0]!.mode === undefined ? ways[0]!.action : null;
  }

  /** What one's own total at a spot becomes with the held card; null if it cannot go there. */
  becomes(spot: number): number | null {
    if (!this.plays || this.held === null) return null;
    const previews = this.view?.own?.previews ?? [];
    return previews.find((one) => one.card === this.held && one.spot === spot)?.total ?? null;
  }

  /** Something was touched. False if that means nothing here: then it is looked at. */
  touch(thing: Thing): boolean {
    if (!this.view) return false;
    this.why = null;
    if (thing === this.#sent(this.view)) return this.change();
    if (this.legal.length === 0) return false;
    if (this.path.at(-1) === thing) this.#again();
    else if (this.lit.has(thing)) this.#walk([...this.path, thing]);
    else if (this.path.includes(thing)) this.#walk(this.path.slice(0, this.path.indexOf(thing)));
    else if (this.#beside(thing)) this.#walk([...this.path.slice(0, -1), thing]);
    else if (nextOf(this.ways, []).has(thing)) this.#walk([thing]);
    else return this.#want(thing);
    return true;
  }

  /** A card of the hand is held over a spot. */
  hover(card: string, spot: Thing): boolean {
    const path = [inHand(card), spot];
    this.dragged = true;
    if (following(this.ways, path).length === 0) return false;
    if (this.path.join() !== path.join()) {
      this.path = path;
      this.#weigh();
    }
    return true;
  }

  /** The chosen card is laid; false if it cannot lie so. */
  lay(mode: Mode): boolean {
    const way = ending(this.ways, this.path).find((one) => one.mode === mode);
    if (way) this.act(way.action);
    return way !== undefined;
  }

  /** What Enter does: what is chosen happens; a card is laid down, if it may be. */
  confirm(open = false): boolean {
    if (this.modes.length) return this.lay(open ? "open" : (this.modes[0] ?? "down"));
    if (this.action === null) return false;
    this.act(this.action);
    return true;
  }

  /** One step back, or what was refused is put away. */
  override back(): void {
    if (this.why) this.why = null;
    else this.#walk(this.path.slice(0, -1));
  }

  /** The last touch is left to the seat, if it would do it. */
  override propose(action: Action): void {
    this.clear();
    const way = this.ways.find((one) => same(one.action, action));
    if (!way) return;
    const rests = way.mode !== undefined || way.steps.length === 1;
    this.path = rests ? way.steps : way.steps.slice(0, -1);
    this.#weigh();
  }

  /** Everything is put back. */
  override clear(): void {
    this.forget();
    this.#weighed++;
    this.dragged = false;
    this.path = [];
    this.against = {};
    this.why = null;
  }

  protected override stay(_before: Situation<View, Action> | null, changes: boolean): void {
    if (changes && this.path.length && following(this.ways, this.path).length === 0) this.clear();
  }

  /** The card that waits for the other's choice: touched, it is taken back. */
  #sent({ own }: View): Thing | null {
    return own?.chosen?.card ? inHand(own.chosen.card) : null;
  }

  /** The same once more: it is done, or put back. */
  #again(): void {
    if (this.action !== null) this.act(this.action);
    else this.#walk(this.path.slice(0, -1));
  }

  /** It could have been touched in place of the last one. */
  #beside(thing: Thing): boolean {
    return this.path.length > 1 && nextOf(this.ways, this.path.slice(0, -1)).has(thing);
  }

  #walk(path: readonly Thing[]): void {
    this.forget();
    this.#weighed++;
    this.path = path;
    this.against = {};
    // A way of several steps ends with the last one; of one step, it is touched twice.
    if (path.length > 1 && this.action !== null) this.act(this.action);
    else this.#weigh();
  }

  /** Finds out why a card cannot lie in a way that is missing. */
  #weigh(): void {
    const spot = this.placing;
    const card = this.held;
    if (spot < 0 || card === null) return;
    const weighed = ++this.#weighed;
    for (const mode of MODES.filter((one) => !this.modes.includes(one))) {
      void this.door.whyNot({ verb: "play", card, spot, mode }).then((refusal) => {
        if (weighed !== this.#weighed || !refusal) return;
        this.against = { ...this.against, [mode]: refusal.sentence };
      });
    }
  }

  /** A card or a spot that does not go: the server says why. */
  #want(thing: Thing): boolean {
    const action = wanted(this.view!, thing, this.held);
    if (action === null) return false;
    void this.ask(this.door.whyNot(action), action);
    return true;
  }
}
