/** A table that is played at: the frames that lie there, what the seat is about to do, and what the
 *  page makes of both. A game's own play says what is asked, and what a touch means besides. */

import type { Film, ViewScene } from "../film/film.svelte";
import { follow, settleBy, Shown } from "../film/shown.svelte";
import { keepFocus } from "../page/focus";
import { same, type Action } from "../wire/actions";
import type { Frame } from "../wire/wire";
import type { Door } from "./door";
import type { TableIntent } from "./intent.svelte";
import type { Lamp } from "./lamp.svelte";
import type { TableDeeds } from "./keyboard";
import { Seated, type Happened, type Place } from "./seated";
import { Settling } from "./settling";

/** Where a table is played, and how its frames come. */
export interface Setting extends Place {
  /** Does something that changes what lies on the table; if it is left out, the focus of something
   *  that is gone goes to the slab. */
  show?: (change: () => void) => void;
  /** For how long a frame lies there when others wait behind it; see `Shown`. */
  pause?: () => number;
}

/** What a touch on a thing comes to: it meant something, or the thing is to be looked at. */
export interface Touched<View, Act extends Action, Thing> extends TableIntent<View, Act> {
  touch(thing: Thing): boolean;
  /** The card that is held, if one is. */
  readonly held: string | null;
}

export abstract class TablePlay<
  View,
  Act extends Action,
  Event extends Happened,
  Scene extends ViewScene<View>,
  Thing,
  Intent extends Touched<View, Act, Thing>,
>
  extends Seated<View, Event>
  implements TableDeeds
{
  /** What happens by itself, as a film. */
  readonly reel: Film<View, Scene, Event>;
  readonly intent: Intent;
  protected readonly shown: Shown<View, Act, Event>;
  readonly #settling = new Settling();

  constructor(
    setting: Setting,
    reel: Film<View, Scene, Event>,
    intentAt: (door: Door<Act, Event>) => Intent,
  ) {
    super(setting);
    const { session, ground } = setting;
    this.reel = reel;
    this.shown = new Shown(reel, setting.pause);
    this.intent = intentAt({
      act: (action) => {
        this.#settling.done();
        return session.act(action, this.frame?.seq ?? 0);
      },
      takeBack: () => session.takeBack(),
      whyNot: (action) => session.whyNot(action),
      // The server tells a table the events of its own game.
      whatIf: (action) => session.whatIf(action) as Promise<Happened[]> as Promise<Event[]>,
    });
    this.lamp.hand = (action) => this.intent.propose(action as Act);
    const show = setting.show ?? ((change) => keepFocus(ground.element, ".slab h2", change));
    follow(session, this.shown, reel, show);
    settleBy(this.shown, reel, (situation) => this.intent.settle(situation));
  }

  /** Hints for the seat. */
  get lamp(): Lamp {
    return this.session.lamp;
  }

  get frame(): Frame<View, Act, Event> | null {
    return this.shown.frame;
  }

  /** The table as it is seen: in the film, or as it lies. */
  get view(): View | undefined {
    return this.reel.view ?? this.frame?.view;
  }

  /** What is on its way. */
  get pending(): Act | null {
    return (this.session.pending?.action as Act | undefined) ?? null;
  }

  /** Whether this is on its way. */
  readonly sends = (action: Act): boolean => this.pending !== null && same(this.pending, action);

  /** Something is touched: that means something, or it is looked at. */
  readonly touch = (thing: Thing): void => {
    if (this.session.pending || !this.view) return;
    if (this.intent.touch(thing)) {
      this.#settling.done();
      this.touched(thing);
    } else if (this.#settling.isOver) this.examine(thing);
  };

  /** A touch meant something: what is asked now is said, if the seat is asked. */
  protected touched(_thing: Thing): void {
    if (this.intent.legal.length) this.shell.say(this.question);
  }

  /** A touch meant nothing here. */
  protected examine(thing: Thing): void {
    if (typeof thing === "string") this.look(thing);
  }

  // -- what every keyboard can do
  touchCard(card: string): void {
    this.touch(card as Thing);
  }

  back(): void {
    this.intent.back();
  }

  takeBack(): void {
    this.intent.takeBack();
  }

  held(): string | null {
    return this.intent.held;
  }
}
