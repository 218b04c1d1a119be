/**
 * What the seat is about to do. A touch on a thing either picks a card, aims it at a place, does
 * what is aimed at (the second touch on the same place), or asks why it cannot be done.
 */

import type { Situation } from "#shell/film/shown.svelte";
import type { Door } from "#shell/play/door";
import { TableIntent } from "#shell/play/intent.svelte";
import { same } from "#shell/wire/actions";
import type { Action } from "../actions.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { livingIn } from "./living.ts";
import { previewOf } from "./preview.ts";
import { cardsOf, targetOf, targetsOf, type PlayVerb } from "./ways.ts";

/** Things that can be touched. `own`: a card of the hand, the pool or the face-up ones, or a goal. */
export type Place =
  | { at: "own"; card: string }
  | { at: "row"; card: string }
  | { at: "pile"; card: string }
  | { at: "lay" | "keep" | "discard" };

export type Mark = "lit" | "aim" | "off" | "asked";

type Choice = Extract<Action["verb"], "choose" | "draft" | "keep goal">;

/** The phases in which one card of several is picked, and the verb for it. */
const CHOICES: Partial<Record<string, Choice>> = {
  choosing: "choose",
  drafting: "draft",
  "keeping goals": "keep goal",
};

export class Intent extends TableIntent<View, Action, GameEvent> {
  picked = $state<string | null>(null);
  /** What the next touch on the same place does. */
  aim = $state.raw<Action | null>(null);
  /** What would come of it. */
  readonly preview = $derived(previewOf(this.foretold));

  readonly #playVerb: (card: string) => PlayVerb;

  constructor(door: Door<Action, GameEvent>, playVerb: (card: string) => PlayVerb) {
    super(door);
    this.#playVerb = playVerb;
  }

  get held(): string | null {
    return this.picked;
  }

  /** Something was touched. False if the touch means nothing here: then the thing is looked at. */
  touch(place: Place): boolean {
    const { view } = this;
    if (!view) return false;
    this.why = null;
    if (place.at === "own" && place.card === view.chosen) return this.#touchChosen(place.card);
    if (this.legal.length === 0) return false;
    const choice = CHOICES[view.phase];
    if (choice) return this.#choose(choice, place);
    if (place.at === "own") return this.#pick(place.card);
    const action = this.#actionAt(place);
    if (action !== null) this.#towards(action);
    return action !== null;
  }

  override propose(action: Action): void {
    this.clear();
    this.picked = action.card;
    this.aim = action;
    if (this.view?.phase === "acting") void this.foretell(action);
  }

  /** The next touch is the first again. */
  override clear(): void {
    this.picked = null;
    this.#unaim();
    this.why = null;
  }

  /** How the living cards look while a card is picked. */
  get marks(): Record<string, Mark> {
    const { view, aim } = this;
    const marks: Record<string, Mark> = {};
    if (view?.phase === "acting" && this.picked !== null) {
      const verb = this.discarding ? "discard" : this.#playVerb(this.picked);
      const lit = targetsOf(this.legal, verb, this.picked);
      for (const { card } of livingIn(view)) {
        marks[card] = lit.includes(card) ? "lit" : "off";
      }
      const target = aim && targetOf(aim);
      if (target && marks[target]) marks[target] = "aim";
    }
    if (this.asked) marks[this.asked] = "asked";
    return marks;
  }

  /** The card about which it is said why not. */
  get asked(): string | null {
    return this.why && this.refused && targetOf(this.refused);
  }

  /** The discard pile is aimed at: the next living card touched would get the bonus. */
  get discarding(): boolean {
    return this.aim?.verb === "discard";
  }

  /** The picked card, if its bonus may be given to a living one. */
  get giving(): string | null {
    const { picked } = this;
    return picked !== null && targetsOf(this.legal, "discard", picked).length ? picked : null;
  }

  /** Cards of the discard pile that the picked card may recover. */
  get recoverable(): string[] {
    return this.picked === null ? [] : targetsOf(this.legal, "recover", this.picked);
  }

  /** How a place looks: it may be used, it is aimed at, or neither. */
  markOf(at: "lay" | "keep" | "discard"): Mark | null {
    const { view, aim, picked } = this;
    if (!view || picked === null) return null;
    if (at === "lay") return aim !== null && CHOICES[view.phase] ? "lit" : null;
    const action = beside(at, picked);
    if (!this.has(action)) return null;
    return aim !== null && same(aim, action) ? "aim" : "lit";
  }

  protected override stay(before: Situation<View, Action> | null, changes: boolean): void {
    const { view, legal } = this;
    if (!view || (!changes && before?.view.phase === view.phase)) return;
    this.why = null;
    const cards = cardsOf(legal);
    if (this.picked !== null && !cards.includes(this.picked)) this.clear();
    if (this.aim !== null && !this.has(this.aim)) this.#unaim();
    // A recovered card, or the last one, is the only one to act with.
    const [only] = cards;
    if (view.phase === "acting" && cards.length === 1 && only !== undefined) this.picked = only;
  }

  protected override turnedDown(): void {
    this.#unaim();
  }

  /** A choice among equals: the first touch marks a card, the second takes it. */
  #choose(verb: Choice, place: Place): boolean {
    if (place.at === "lay") {
      if (this.aim !== null) this.act(this.aim);
      return this.aim !== null;
    }
    if (place.at !== "own") return false;
    const action: Action = { verb, card: place.card };
    if (!this.has(action)) {
      this.#want(action);
    } else if (this.aim !== null && same(this.aim, action)) {
      this.act(action);
    } else {
      this.picked = place.card;
      this.aim = action;
    }
    return true;
  }

  /** The card that lies face down: a second touch takes it back while that is allowed. */
  #touchChosen(card: string): boolean {
    if (this.picked === card) return this.change();
    if (this.mayTakeBack) this.picked = card;
    return this.mayTakeBack;
  }

  #pick(card: string): boolean {
    if (!cardsOf(this.legal).includes(card)) {
      this.#want({ verb: "keep", card });
    } else if (this.picked === card) {
      this.clear();
    } else {
      this.clear();
      this.picked = card;
    }
    return true;
  }

  /** What touching a place would do with the picked card. */
  #actionAt(place: Place): Action | null {
    const card = this.picked;
    if (card === null) return null;
    switch (place.at) {
      case "keep":
      case "discard":
        return beside(place.at, card);
      case "pile":
        return this.recoverable.length ? { verb: "recover", card, target: place.card } : null;
      case "row": {
        const bonus: Action = { verb: "discard", card, target: place.card };
        const verb = this.#playVerb(card);
        const play: Action = { verb: verb === "recover" ? "play" : verb, card, target: place.card };
        if (!this.discarding) return play;
        return !this.has(bonus) && this.has(play) ? play : bonus;
      }
      default:
        return null;
    }
  }

  #towards(action: Action): void {
    if (!this.has(action)) {
      this.#want(action);
    } else if (this.aim !== null && same(this.aim, action)) {
      this.act(action);
    } else {
      this.#unaim();
      this.aim = action;
      void this.foretell(action);
    }
  }

  /** What does not go: the server says why. */
  #want(action: Action): void {
    void this.ask(this.door.whyNot(action), action);
  }

  #unaim(): void {
    this.forget();
    this.aim = null;
  }
}

/** What the places beside the board do with a card. */
function beside(at: "keep" | "discard", card: string): Action {
  return at === "keep" ? { verb: "keep", card } : { verb: "discard", card, target: null };
}
