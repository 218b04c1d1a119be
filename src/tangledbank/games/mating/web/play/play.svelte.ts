/** A table that is played at: what is lifted and marked, what is asked, and until when. */

import { onDestroy } from "svelte";
import { finder } from "#shell/cards/reading";
import type { Asking } from "#shell/play/asking";
import { TablePlay, type Setting } from "#shell/play/play.svelte";
import type { Frame } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import {
  environmentOf,
  LUNCH,
  type Card,
  type Cards,
  type EnvironmentCard,
} from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import { stageFilm } from "../film/film.ts";
import type { Scene } from "../film/scenes.ts";
import type { Player, View } from "../view.ts";
import { askingOf } from "./asking.ts";
import { Intent } from "./intent.svelte.ts";
import { isDeed, ownCards, youOf } from "./words.ts";

export class Play extends TablePlay<View, Action, GameEvent, Scene, string, Intent> {
  /** When the newest frame came to this page, and the table's time in it: for the clock that runs
   *  between two frames. */
  heard = $state.raw({ here: 0, at: 0 });

  constructor(
    setting: Setting,
    private readonly deck: () => Cards,
  ) {
    const { session } = setting;
    super(
      setting,
      stageFilm(deck, (seat) => session.nameOf(seat)),
      (door) => new Intent(door),
    );
    if (session.frame) this.#hear(session.frame);
    onDestroy(session.onFrame((frame) => this.#hear(frame)));
  }

  get cards(): Cards {
    return this.deck();
  }

  readonly card = (id: string): Card => finder(this.deck)(id);

  readonly asking = $derived.by((): Asking => {
    const { view, intent, card, nameOf } = this;
    if (!view) return { heading: "", text: "" };
    const { legal, picked, marked } = intent;
    const says = (action: Action): string => intent.says(action);
    return askingOf({ view, legal, says, picked, marked: marked.length, card, nameOf });
  });

  /** On a phone. */
  get small(): boolean {
    return this.form !== "desk";
  }

  /** Little height: everything in the tray lies flatter. */
  get short(): boolean {
    return this.form === "upright" && this.ground.height < 720;
  }

  /** Whoever looks on from this seat; nobody, for a spectator. */
  get you(): Player | null {
    return youOf(this.seen);
  }

  /** The environment that lies face up. */
  get environment(): EnvironmentCard | null {
    return environmentOf(this.seen.environment, this.cards);
  }

  /** The table's time at which the patience of the others ends; null in a film, or without limit. */
  get due(): number | null {
    const lies = this.shown.isNewest && !this.reel.running;
    return lies ? (this.view?.due ?? null) : null;
  }

  /** The hand of the seat; none for a spectator. */
  get hand(): readonly string[] | null {
    return this.view && this.view.seat !== null ? this.view.hand : null;
  }

  /** Cards are being marked: Space marks, and Enter sends. */
  get marking(): boolean {
    return this.view?.phase === "discarding" && this.intent.legal.length > 0;
  }

  override readonly look = (id: string): void => {
    if (id !== LUNCH) this.shell.openCard(id);
  };

  override own(): string {
    return this.view ? ownCards(this.view, this.card) : "";
  }

  protected override touched(card: string): void {
    if (this.intent.picked === card) this.shell.say(this.question);
  }

  protected override isDeed(event: GameEvent): boolean {
    return isDeed(event);
  }

  #hear({ clock, at }: Frame): void {
    this.heard = { here: performance.now(), at: clock ?? at };
  }
}
