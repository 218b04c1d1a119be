/**
 * What the seat is about to do. A touch on a thing either picks a card, aims it at a place, does
 * what is aimed at (the second touch on the same place), or asks why it cannot be done.
 */

import type { EventInfo, RefusalInfo } from "#shell/wire/wire";
import type { View } from "../view.ts";
import { Legal, notation, parse, type Action, type Verb } from "./legal.ts";
import { NOTHING_YET, previewOf, type Preview } from "./preview.ts";

/** Things that can be touched. `own`: a card of the hand, the pool or the face-up ones, or a goal. */
export type Place =
  | { at: "own"; card: string }
  | { at: "row"; card: string }
  | { at: "pile"; card: string }
  | { at: "lay" | "keep" | "discard" };

export type Mark = "lit" | "aim" | "off" | "asked";

/** The way to the server. */
export interface Door {
  act(action: string): Promise<RefusalInfo | null>;
  takeBack(): Promise<RefusalInfo | null>;
  whyNot(action: string): Promise<RefusalInfo | null>;
  whatIf(action: string): Promise<EventInfo[]>;
}

/** What lies on the table and what may be done; nothing may be done while a film runs. */
export interface Situation {
  view: View;
  legal: Legal;
  mayTakeBack: boolean;
}

/** An action that was refused, and why. */
export interface Why {
  action: Action | null;
  refusal: RefusalInfo;
}

/** The phases in which one card of several is picked, and the verb for it. */
const CHOICES: Partial<Record<string, Verb>> = {
  choosing: "choose",
  drafting: "draft",
  "keeping goals": "keep goal",
};

export class Intent {
  picked = $state<string | null>(null);
  /** The notation of what the next touch on the same place does. */
  aim = $state<string | null>(null);
  preview = $state.raw<Preview>(NOTHING_YET);
  why = $state.raw<Why | null>(null);

  #situation = $state.raw<Situation | null>(null);
  #door: Door;
  #playVerb: (card: string) => Verb;
  /** Counts what was asked, so that a late answer to an old question is thrown away. */
  #asked = 0;

  /** `playVerb`: the verb that plays a card, which its kind decides. */
  constructor(door: Door, playVerb: (card: string) => Verb) {
    this.#door = door;
    this.#playVerb = playVerb;
  }

  get legal(): Legal {
    return this.#situation?.legal ?? new Legal([]);
  }

  /** The table has changed: what is still possible stays picked and aimed at. */
  settle(situation: Situation): void {
    const before = this.#situation;
    this.#situation = situation;
    const { legal, view } = situation;
    const same =
      before !== null &&
      before.view.phase === view.phase &&
      JSON.stringify(before.legal.actions) === JSON.stringify(legal.actions);
    if (same) return;
    this.why = null;
    const cards = legal.cards();
    if (this.picked !== null && !cards.includes(this.picked)) this.#clear();
    if (this.aim !== null && !this.#isLegal(this.aim)) this.#unaim();
    // A recovered card, or the last one, is the only one to act with.
    const [only] = cards;
    if (view.phase === "acting" && cards.length === 1 && only !== undefined) this.picked = only;
  }

  /** Something was touched. False if the touch means nothing here: then the thing is looked at. */
  touch(place: Place): boolean {
    const situation = this.#situation;
    if (!situation) return false;
    this.why = null;
    if (place.at === "own" && place.card === situation.view.chosen) return this.#touchChosen(place);
    if (situation.legal.actions.length === 0) return false;
    const choice = CHOICES[situation.view.phase];
    if (choice) return this.#choose(choice, place);
    if (place.at === "own") return this.#pick(place.card);
    const text = this.#textFor(place);
    if (text === null) return false;
    this.#towards(text);
    return true;
  }

  /** The last action is undone; if that is refused, the reason is shown. */
  takeBack(): void {
    this.drop();
    void this.#answer(this.#door.takeBack(), null);
  }

  /** The next touch is the first again. */
  drop(): void {
    this.#clear();
    this.why = null;
  }

  /** How the living cards look while a card is picked. */
  get marks(): Record<string, Mark> {
    const situation = this.#situation;
    const marks: Record<string, Mark> = {};
    if (situation?.view.phase === "acting" && this.picked !== null) {
      const verb = this.discarding ? "discard" : this.#playVerb(this.picked);
      const lit = situation.legal.targets(verb, this.picked);
      for (const { card } of [...situation.view.plants, ...situation.view.animals]) {
        marks[card] = lit.includes(card) ? "lit" : "off";
      }
      const target = this.aim === null ? null : parse(this.aim)?.target;
      if (target && marks[target]) marks[target] = "aim";
    }
    const asked = this.why?.action?.target;
    if (asked) marks[asked] = "asked";
    return marks;
  }

  /** The discard pile is aimed at: the next living card touched would get the bonus. */
  get discarding(): boolean {
    return this.aim !== null && parse(this.aim)?.verb === "discard";
  }

  /** Cards of the discard pile that the picked card may recover. */
  get recoverable(): string[] {
    return this.picked === null ? [] : this.legal.targets("recover", this.picked);
  }

  /** How a place looks: it may be used, it is aimed at, or neither. */
  markOf(at: "lay" | "keep" | "discard"): Mark | null {
    const situation = this.#situation;
    if (!situation || this.picked === null) return null;
    if (at === "lay") {
      return this.aim !== null && CHOICES[situation.view.phase] ? "lit" : null;
    }
    if (!situation.legal.has(at, this.picked)) return null;
    return this.aim === notation(at, this.picked) ? "aim" : "lit";
  }

  /** A choice among equals: the first touch marks a card, the second takes it. */
  #choose(verb: Verb, place: Place): boolean {
    if (place.at === "lay") {
      if (this.aim !== null) this.#act(this.aim);
      return this.aim !== null;
    }
    if (place.at !== "own") return false;
    const text = notation(verb, place.card);
    if (!this.#isLegal(text)) {
      this.#ask(text);
    } else if (this.aim === text) {
      this.#act(text);
    } else {
      this.picked = place.card;
      this.aim = text;
    }
    return true;
  }

  /** The card that lies face down: a second touch takes it back while that is allowed. */
  #touchChosen({ card }: { card: string }): boolean {
    if (!this.#situation?.mayTakeBack) return false;
    if (this.picked === card) {
      this.takeBack();
    } else {
      this.picked = card;
    }
    return true;
  }

  #pick(card: string): boolean {
    if (!this.legal.cards().includes(card)) {
      this.#ask(notation("keep", card));
    } else if (this.picked === card) {
      this.#clear();
    } else {
      this.#clear();
      this.picked = card;
    }
    return true;
  }

  /** What touching a place would do with the picked card. */
  #textFor(place: Place): string | null {
    const card = this.picked;
    if (card === null) return null;
    switch (place.at) {
      case "keep":
      case "discard":
        return notation(place.at, card);
      case "pile":
        return this.legal.targets("recover", card).length
          ? notation("recover", card, place.card)
          : null;
      case "row": {
        const bonus = notation("discard", card, place.card);
        const verb = this.#playVerb(card);
        const play = notation(verb === "recover" ? "play" : verb, card, place.card);
        if (!this.discarding) return play;
        return !this.#isLegal(bonus) && this.#isLegal(play) ? play : bonus;
      }
      default:
        return null;
    }
  }

  #towards(text: string): void {
    if (!this.#isLegal(text)) {
      this.#ask(text);
    } else if (this.aim === text) {
      this.#act(text);
    } else {
      this.#unaim();
      this.aim = text;
      this.#foretell(text);
    }
  }

  #isLegal(text: string): boolean {
    const action = parse(text);
    return action !== null && this.legal.has(action.verb, action.card, action.target);
  }

  #act(text: string): void {
    void this.#answer(this.#door.act(text), text);
  }

  async #answer(answer: Promise<RefusalInfo | null>, text: string | null): Promise<void> {
    const refusal = await answer;
    if (!refusal) return;
    this.#unaim();
    this.why = { action: text === null ? null : parse(text), refusal };
  }

  async #ask(text: string): Promise<void> {
    const asked = ++this.#asked;
    const refusal = await this.#door.whyNot(text);
    if (asked === this.#asked && refusal) this.why = { action: parse(text), refusal };
  }

  async #foretell(text: string): Promise<void> {
    const asked = ++this.#asked;
    const events = await this.#door.whatIf(text);
    if (asked === this.#asked && this.aim === text) this.preview = previewOf(events);
  }

  #unaim(): void {
    this.#asked++;
    this.aim = null;
    this.preview = NOTHING_YET;
  }

  #clear(): void {
    this.picked = null;
    this.#unaim();
  }
}
