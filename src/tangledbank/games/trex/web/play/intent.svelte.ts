/**
 * What the seat is about to do: the things touched so far. What must be confirmed is touched twice,
 * a card that is laid asks at its spot whether it lies down or open. What cannot be done says why.
 */

import { TableIntent } from "#shell/play/intent.svelte";
import type { Situation } from "#shell/film/shown.svelte";
import type { View } from "../view.ts";
import {
  ending,
  following,
  meantBy,
  nextOf,
  playing,
  routesOf,
  type Mode,
  type Route,
} from "./routes.ts";
import { chosenCard, inHand, isHand, isSpot, spotOf, type Thing } from "./things.ts";

export const MODES: readonly Mode[] = ["down", "open"];

export class Intent extends TableIntent<View> {
  /** What was touched so far. */
  path = $state.raw<readonly Thing[]>([]);
  /** A card is on its way in somebody's hand. */
  dragged = $state(false);
  /** Why the chosen card cannot lie so at the chosen spot. */
  against = $state.raw<Partial<Record<Mode, string>>>({});

  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  /** A card may be laid. */
  get plays(): boolean {
    return this.legal.length > 0 && this.situation?.view.question?.kind === "play";
  }

  readonly routes = $derived.by((): Route[] =>
    this.situation ? routesOf(this.situation.view, this.situation.legal) : [],
  );

  /** What may be touched next. */
  readonly lit = $derived(nextOf(this.routes, this.path));

  /** The spots of this step, even when one is chosen already. */
  get spots(): Thing[] {
    const path =
      isSpot(this.path.at(-1)) && this.action === null ? this.path.slice(0, -1) : this.path;
    return [...nextOf(this.routes, path)].filter(isSpot).sort();
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
    return ending(this.routes, this.path).flatMap(({ mode }) => mode ?? []);
  }

  /** The one action that another touch does. */
  get action(): string | null {
    const ways = this.path.length ? ending(this.routes, this.path) : [];
    return ways.length === 1 && ways[0]!.mode === undefined ? ways[0]!.action : null;
  }

  /** What one's own total at a spot becomes with the held card; null if it cannot go there. */
  becomes(spot: number): number | null {
    if (!this.plays || this.held === null) return null;
    const previews = this.situation?.view.own?.previews ?? [];
    return previews.find((one) => one.card === this.held && one.spot === spot)?.total ?? null;
  }

  /** The table has changed: what is still possible stays chosen. */
  settle(situation: Situation<View>): void {
    const before = this.situation;
    this.situation = situation;
    if (before?.legal.join("\n") === situation.legal.join("\n")) return;
    this.why = null;
    if (this.path.length && following(this.routes, this.path).length === 0) this.clear();
  }

  /** Something was touched. False if that means nothing here: then it is looked at. */
  touch(thing: Thing): boolean {
    const situation = this.situation;
    if (!situation) return false;
    this.why = null;
    if (thing === this.#sent(situation.view)) return this.change();
    if (this.legal.length === 0) return false;
    if (this.path.at(-1) === thing) this.#again();
    else if (this.lit.has(thing)) this.#walk([...this.path, thing]);
    else if (this.path.includes(thing)) this.#walk(this.path.slice(0, this.path.indexOf(thing)));
    else if (this.#beside(thing)) this.#walk([...this.path.slice(0, -1), thing]);
    else if (nextOf(this.routes, []).has(thing)) this.#walk([thing]);
    else return this.#ask(thing);
    return true;
  }

  /** A card of the hand is held over a spot. */
  hover(card: string, spot: Thing): boolean {
    const path = [inHand(card), spot];
    this.dragged = true;
    if (following(this.routes, path).length === 0) return false;
    if (this.path.join() !== path.join()) {
      this.path = path;
      this.#weigh();
    }
    return true;
  }

  /** The chosen card is laid; false if it cannot lie so. */
  lay(mode: Mode): boolean {
    const way = ending(this.routes, this.path).find((one) => one.mode === mode);
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

  /** Everything is put back. */
  override clear(): void {
    this.#asked++;
    this.dragged = false;
    this.path = [];
    this.against = {};
    this.why = null;
  }

  /** The card that waits for the other's choice: touched, it is taken back. */
  #sent(view: View): Thing | null {
    const card = chosenCard(view);
    return card ? inHand(card) : null;
  }

  /** The same once more: it is done, or put back. */
  #again(): void {
    if (this.action !== null) this.act(this.action);
    else this.#walk(this.path.slice(0, -1));
  }

  /** It could have been touched in place of the last one. */
  #beside(thing: Thing): boolean {
    return this.path.length > 1 && nextOf(this.routes, this.path.slice(0, -1)).has(thing);
  }

  #walk(path: readonly Thing[]): void {
    this.#asked++;
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
    const asked = ++this.#asked;
    for (const mode of MODES.filter((one) => !this.modes.includes(one))) {
      void this.door.whyNot(playing(card, spot, mode)).then((refusal) => {
        if (asked !== this.#asked || !refusal) return;
        this.against = { ...this.against, [mode]: refusal.sentence };
      });
    }
  }

  /** A card or a spot that does not go: the server says why. */
  #ask(thing: Thing): boolean {
    const action = meantBy(this.situation!.view, thing, this.held);
    if (action === null) return false;
    const asked = ++this.#asked;
    void this.door.whyNot(action).then((refusal) => {
      if (asked === this.#asked && refusal) this.why = refusal;
    });
    return true;
  }
}
