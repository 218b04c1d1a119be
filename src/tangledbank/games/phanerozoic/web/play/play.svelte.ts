/** A table that is played at: the living as they stand and are marked, the cards in the tray, the piles
 *  that are looked through. */

import { untrack } from "svelte";
import { lasting } from "#shell/page/motion";
import type { Asking } from "#shell/play/asking";
import { TablePlay, type Setting } from "#shell/play/play.svelte";
import { RIVAL } from "#shell/wire/session.svelte";
import type { EventInfo } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import { isSpecies, type Face, type SpeciesFace } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import { litIn, showFilm } from "../film/film.ts";
import type { Scene } from "../film/scenes.ts";
import { trayOf, type InTray } from "../table/tray/tray.ts";
import type { View } from "../view.ts";
import { askingOf, type Occasion } from "./asking.ts";
import { livingIn } from "./living.ts";
import { Intent, type Mark, type Place } from "./intent.svelte.ts";
import { focusNextLit, placeOf } from "./reaching.ts";
import type { PlayVerb } from "./ways.ts";
import { ownCards, possible, sinceOwn } from "./words.ts";

/** A pile that is looked through. */
export type Pile = "discard" | "extinct";

export class Play extends TablePlay<View, Action, GameEvent, Scene, Place, Intent> {
  open = $state<Pile | null>(null);
  /** Cards of the log's row that somebody points at. */
  pointed = $state.raw<readonly string[]>([]);

  constructor(
    setting: Setting,
    readonly face: (card: string) => Face,
  ) {
    const { ground } = setting;
    const pause = (): number => (ground.element ? lasting(ground.element, "--move") * 1.5 : 0);
    super(
      { ...setting, pause },
      showFilm(),
      (door) => new Intent(door, (card) => playVerbOf(face(card))),
    );
    this.#openPiles();
  }

  readonly marks = $derived.by((): Record<string, Mark> => {
    if (this.reel.running) return litIn(this.reel.scene);
    const own = this.intent.marks;
    if (this.intent.picked !== null || !this.pointed.length) return own;
    return { ...Object.fromEntries(this.pointed.map((card) => [card, "lit" as const])), ...own };
  });

  /** The card that would evolve, in the row that it would live in. */
  readonly ghost = $derived.by(() => {
    const card = this.intent.preview.evolved;
    if (card === null) return null;
    return { id: card, row: this.species(card).kind === "plant" ? "plants" : "animals" } as const;
  });

  /** Why not, for a living card: on the board the answer hangs from it. */
  readonly why = $derived.by(() => {
    const { why, asked } = this.intent;
    return why && asked && this.#living.includes(asked) ? { card: asked, refusal: why } : null;
  });

  readonly moment = $derived.by((): Occasion | null => {
    const { view, intent, face, nameOf } = this;
    if (!view) return null;
    const { legal, picked, aim, preview, mayTakeBack } = intent;
    return { view, legal, picked, aim, notes: preview.notes, mayTakeBack, face, nameOf };
  });

  readonly asking = $derived.by((): Asking => {
    if (!this.moment) return { heading: "", text: "" };
    if (!this.reel.running) return askingOf(this.moment);
    return this.reel.scenes.some((scene) => scene.kind === "nature began")
      ? { heading: "Nature takes its course.", text: "Watch who grows, who eats and who dies out." }
      : { heading: `${this.nameOf(RIVAL) || "The Automa"} acts.`, text: "Then it is your turn." };
  });

  readonly tray = $derived.by((): InTray => {
    // What lay here has been acted with when a film begins.
    if (!this.view || this.reel.running) return { cards: [], where: "" };
    return trayOf(this.view, this.nameOf);
  });

  /** So many cards lie in the tray that they lie closer. */
  readonly isCrowded = $derived(this.tray.cards.length > 5 || this.view?.phase === "drafting");

  get isDesk(): boolean {
    return this.ground.isDesk;
  }

  species(card: string): SpeciesFace {
    const face = this.face(card);
    if (!isSpecies(face)) throw new Error(`${card} is no species.`);
    return face;
  }

  /** What digits touch: the cards in the tray; none for a spectator. */
  get digits(): readonly string[] {
    return this.view?.seat === null ? [] : this.tray.cards;
  }

  /** What Enter does: what is aimed at; false if nothing is. */
  confirm(): boolean {
    const { aim } = this.intent;
    if (aim) this.touch(placeOf(aim));
    return aim !== null;
  }

  /** The focus goes on to the next place that is lit. */
  reach(): void {
    if (this.ground.element) focusNextLit(this.ground.element, this.marks);
  }

  /** A row of the log is pointed at: the living cards that it names are lit. */
  point(event: EventInfo): void {
    const named = Object.values(event.values).map(String);
    this.pointed = named.filter((value) => this.#living.includes(value));
  }

  /** A pile is looked through, or closed. */
  leafThrough(pile: Pile): void {
    this.open = this.open === pile ? null : pile;
  }

  /** The picked card is put down. */
  readonly drop = (): void => {
    this.intent.clear();
    this.pointed = [];
  };

  override back(): void {
    if (this.intent.why) this.intent.back();
    else if (this.open) this.open = null;
    else this.drop();
  }

  override touchCard(card: string): void {
    this.touch({ at: "own", card });
  }

  override own(): string {
    return this.moment ? ownCards(this.moment) : "";
  }

  /** All that may be done is told, not only what is asked. */
  override readonly tell = {
    // The server sends a table the events of its own game.
    changed: (): string => sinceOwn(this.session.log as GameEvent[], this.session.seat),
    own: (): string => this.own(),
    asked: (): string => (this.moment ? possible(this.moment) : ""),
  };

  /** The board shows what a touch means. */
  protected override touched(): void {
    this.pointed = [];
  }

  protected override examine(place: Place): void {
    this.pointed = [];
    if ("card" in place) this.look(place.card);
    else if (place.at === "discard") this.leafThrough("discard");
  }

  get #living(): string[] {
    return this.view ? livingIn(this.view).map(({ card }) => card) : [];
  }

  /** Recover opens the pile it takes from, and closes it again. On a phone it lies in the drawer. */
  #openPiles(): void {
    const { ground } = this;
    let opened = false;
    $effect(() => {
      const recovers = this.intent.recoverable.length > 0;
      untrack(() => {
        if (recovers !== opened) {
          this.open = recovers ? "discard" : null;
          ground.drawer = recovers && !ground.isDesk;
        }
        opened = recovers;
      });
    });
    $effect(() => {
      if (!ground.drawer && !ground.isDesk) this.open = null;
    });
  }
}

/** How a card comes into play. */
function playVerbOf(face: Face): PlayVerb {
  if (face.kind === "mutation") return "mutate";
  if (face.kind !== "event") return "evolve";
  return face.effect === "recover" ? "recover" : "play";
}
