/** A table that is played at: what is touched, what is asked, and the notes on hidden cards. */

import { finder } from "#shell/cards/reading";
import type { Asking } from "#shell/play/asking";
import { TablePlay, type Setting } from "#shell/play/play.svelte";
import type { Action } from "../actions.ts";
import { HOW_DE_DO, type Card } from "../cards/cards.ts";
import type { GameEvent } from "../events.ts";
import { showFilm } from "../film/film.ts";
import type { Scene } from "../film/scenes.ts";
import type { View } from "../view.ts";
import { answerBy } from "./answers.ts";
import { askingOf } from "./asking.ts";
import { groupsOf } from "../table/tray/hand.ts";
import { Intent } from "./intent.svelte.ts";
import { noteKey, noteWords, type Notes } from "./notes.ts";
import {
  cardOf,
  foundByNumber,
  inHand,
  isHand,
  isSpot,
  laidCards,
  nearOf,
  rivalOf,
  type Thing,
} from "./things.ts";
import { ownCards } from "./words.ts";

export class Play extends TablePlay<View, Action, GameEvent, Scene, Thing, Intent> {
  /** The hidden card whose note is being written, by its number. */
  noting = $state<number | null>(null);
  /** What lies in the rail in place of the log. */
  sheet = $state<"" | "discards" | "notes">("");
  /** The last round is looked at. */
  looksBack = $state(false);

  constructor(
    setting: Setting,
    readonly deck: () => ReadonlyMap<string, Card>,
  ) {
    super(setting, showFilm(), (door) => new Intent(door));
  }

  get cards(): ReadonlyMap<string, Card> {
    return this.deck();
  }

  readonly card = (id: string): Card => finder(this.deck)(id);

  /** On a phone, upright or on its side. */
  get small(): boolean {
    return this.form !== "desk";
  }

  /** The seat whose side lies below; a spectator looks from the first one. */
  get near(): number {
    return nearOf(this.seen.seat);
  }

  get far(): number {
    return rivalOf(this.seen.seat);
  }

  readonly isYou = (seat: number): boolean => seat === this.seen.seat;

  readonly who = (seat: number): string => (this.isYou(seat) ? "You" : this.nameOf(seat));

  /** What this seat suspects, by the keys of `notes.ts`. */
  get notes(): Notes {
    return this.session.notes;
  }

  readonly asking = $derived.by((): Asking => {
    const { view, intent, card, nameOf } = this;
    return view ? askingOf({ view, intent, card, nameOf }) : { heading: "", text: "" };
  });

  /** What digits touch: the hand as it lies, or the cards on the table that may be meant. */
  readonly digits = $derived.by((): Thing[] => {
    const { view, intent } = this;
    const lit = [...intent.lit].filter((thing) => !isSpot(thing));
    if (!view?.own || (lit.length && !lit.some(isHand))) return lit;
    const hand = groupsOf(view, this.card).flatMap(({ cards }) =>
      cards.map(({ id }) => inHand(id)),
    );
    return view.own.how_de_dos ? [...hand, inHand(HOW_DE_DO)] : hand;
  });

  readonly keyOf = (thing: Thing): string | undefined => {
    const at = this.digits.indexOf(thing);
    if (thing === inHand(HOW_DE_DO)) return at < 0 ? undefined : "0";
    return at < 0 || at > 8 ? undefined : String(at + 1);
  };

  /** Arrows lead there: to what may be chosen, or to everything while nothing is asked. */
  readonly stops = (thing: Thing): true | undefined => {
    const { legal, lit, spots } = this.intent;
    return legal.length === 0 || lit.has(thing) || spots.includes(thing) || undefined;
  };

  /** The answer of this key, if it may be given now. */
  readonly answer = (key: string): boolean => {
    const action = answerBy(this.intent.legal, key);
    if (action) this.intent.answer(action);
    return action !== undefined;
  };

  /** What Enter does. */
  confirm(open: boolean): boolean {
    return (this.intent.path.length === 0 && this.answer("Enter")) || this.intent.confirm(open);
  }

  toggle(sheet: "discards" | "notes"): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  /** What is suspected of the card with this number, in words; "" for nothing. */
  noteOn(number: number, name: "name" | "short" = "name"): string {
    const text = this.notes[noteKey(this.seen.round, number)] ?? "";
    return noteWords(text, (id) => this.cards.get(id)?.[name]);
  }

  /** The note of a hidden card is opened; of a card that may not have one, nothing is. */
  readonly note = (number: number | null): void => {
    const found = number === null ? undefined : this.view && foundByNumber(this.view, number);
    const hidden = found && !found.laid.card && found.seat !== this.view?.seat;
    this.noting = hidden && this.view?.own ? number : null;
  };

  /** The same of the hidden card with this number, or else of the first that has no note yet. */
  noteNear(number: number): void {
    const { view, notes } = this;
    if (!view) return;
    const hidden = laidCards(view).filter(({ laid, seat }) => !laid.card && seat !== view.seat);
    const first = hidden.find(({ laid }) => !notes[noteKey(view.round, laid.number)]);
    const there = hidden.find(({ laid }) => laid.number === number);
    this.note((there ?? first ?? hidden[0])?.laid.number ?? -1);
  }

  /** The note that is written is kept; an empty one goes. */
  readonly keepNote = (text: string): void => {
    if (this.noting === null || !this.view) return;
    void this.session.note(noteKey(this.view.round, this.noting), text.trim());
    this.noting = null;
  };

  override back(): void {
    if (this.noting !== null) this.note(null);
    else super.back();
  }

  override touchCard(card: string): void {
    this.touch(inHand(card));
  }

  override own(): string {
    return this.view ? ownCards(this.view, this.card) : "";
  }

  protected override touched(): void {
    if (this.intent.path.length) this.shell.say(this.question);
  }

  /** A card that is known is looked at, of a hidden one the note. */
  protected override examine(thing: Thing): void {
    const id = this.view ? cardOf(this.view, thing) : "";
    if (id) this.look(id);
    else if (thing.startsWith("laid:")) this.note(Number(thing.slice(5)));
  }
}
