/** A table that is played at: the frames that lie there, what the seat is about to do, and what the
 *  page makes of both. */

import { finder } from "#shell/cards/reading";
import type { ShellActions } from "#shell/shelf/games";
import type { Session } from "#shell/wire/session.svelte";
import { Settling } from "#shell/play/settling";
import { follow, settleBy, Shown } from "#shell/film/shown.svelte";
import type { Frame } from "#shell/wire/wire";
import { HOW_DE_DO, type Card } from "../cards/cards.ts";
import { ShowReel } from "../film/film.svelte.ts";
import type { View } from "../view.ts";
import { inOneLine, type Asking } from "#shell/play/asking";
import { askingOf } from "./asking.ts";
import { groupsOf } from "../table/tray/hand.ts";
import { Intent } from "./intent.svelte.ts";
import { noteKey, type Notes } from "./notes.ts";
import { cardOf, foundByNumber, inHand, isHand, isSpot, type Thing } from "./things.ts";

export class Play {
  /** The end of a round, as a film. */
  readonly reel = new ShowReel();
  readonly intent: Intent;
  /** The hidden card whose note is being written, by its number. */
  noting = $state<number | null>(null);

  readonly #shown: Shown<View>;
  readonly #session: Session;
  readonly #shell: ShellActions;
  readonly #cards: () => ReadonlyMap<string, Card>;
  readonly #settling = new Settling();

  /** `show` does something that changes what lies on the table. */
  constructor(
    session: Session,
    shell: ShellActions,
    cards: () => ReadonlyMap<string, Card>,
    show: (change: () => void) => void,
  ) {
    this.#session = session;
    this.#shell = shell;
    this.#cards = cards;
    this.#shown = new Shown(this.reel);
    this.intent = new Intent({
      act: (action) => session.act(action, this.frame?.seq ?? 0),
      takeBack: () => session.takeBack(),
      whyNot: (action) => session.whyNot(action),
    });

    follow(session, this.#shown, this.reel, show);
    settleBy<View>(this.#shown, this.reel, (situation) => this.intent.settle(situation));
  }

  readonly nameOf = (seat: number): string => this.#session.nameOf(seat);

  get cards(): ReadonlyMap<string, Card> {
    return this.#cards();
  }

  readonly card = finder(() => this.cards);

  /** What this seat suspects, by the keys of `notes.ts`. */
  get notes(): Notes {
    return this.#session.notes;
  }

  get frame(): Frame | null {
    return this.#shown.frame;
  }

  get view(): View | undefined {
    return this.reel.view ?? (this.frame?.view as View | undefined);
  }

  readonly asking = $derived.by((): Asking => {
    const { view, intent, card, nameOf } = this;
    if (!view) return { heading: "", text: "" };
    const { legal, routes, path } = intent;
    return askingOf({ view, legal, routes, path, says: (one) => intent.says(one), card, nameOf });
  });

  /** What is asked, in one line. */
  get question(): string {
    return inOneLine(this.asking);
  }

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

  readonly look = (id: string): void => {
    if (id) this.#shell.openCard(id);
  };

  /** Arrows lead there: to what may be chosen, or to everything while nothing is asked. */
  readonly stops = (thing: Thing): true | undefined => {
    const { legal, lit, spots } = this.intent;
    return legal.length === 0 || lit.has(thing) || spots.includes(thing) || undefined;
  };

  /** Something is touched: that means something, or it is looked at. */
  readonly touch = (thing: Thing): void => {
    const { view, intent } = this;
    if (this.#session.pending || !view) return;
    if (intent.touch(thing)) {
      this.#settling.done();
      if (intent.path.length) this.#shell.say(this.question);
    } else if (this.#settling.isOver) this.#examine(view, thing);
  };

  /** The note of a hidden card is opened; of a card that may not have one, nothing is. */
  readonly note = (number: number | null): void => {
    const found = number === null ? undefined : this.view && foundByNumber(this.view, number);
    const hidden = found && !found.laid.card && found.seat !== this.view?.seat;
    this.noting = hidden && this.view?.own ? number : null;
  };

  /** The note that is written is kept; an empty one goes. */
  readonly keepNote = (text: string): void => {
    if (this.noting === null || !this.view) return;
    void this.#session.note(noteKey(this.view.round, this.noting), text.trim());
    this.noting = null;
  };

  /** A card that is known is looked at, of a hidden one the note. */
  #examine(view: View, thing: Thing): void {
    const id = cardOf(view, thing);
    if (id) this.look(id);
    else if (thing.startsWith("laid:")) this.note(Number(thing.slice(5)));
  }
}
