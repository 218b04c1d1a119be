/** A table that is played at: the frames that lie there, what the seat is about to do, and what the
 *  page makes of both. */

import { onDestroy, untrack } from "svelte";
import type { ShellActions } from "#shell/shelf/games";
import { RIVAL, type Session } from "#shell/wire/session.svelte";
import { Settling } from "#shell/play/settling";
import { follow } from "#shell/film/shown.svelte";
import type { EventInfo, Frame } from "#shell/wire/wire";
import { BoardReel } from "../film/film.svelte.ts";
import type { Face } from "../cards/faces.ts";
import type { Species, View } from "../view.ts";
import type { Asking } from "#shell/play/asking";
import { askingOf, type Occasion } from "./asking.ts";
import { Intent, type Mark, type Place } from "./intent.svelte.ts";
import { Legal, parse, type Verb } from "./legal.ts";
import { Shown } from "./shown.svelte.ts";
import { trayOf, type InTray } from "../table/tray/tray.ts";

export class Play {
  /** Nature, as a film. */
  readonly reel = new BoardReel();
  readonly intent: Intent;
  /** Cards of the log's row that somebody points at. */
  pointed = $state.raw<readonly string[]>([]);

  readonly #shown: Shown;
  readonly #session: Session;
  readonly #shell: ShellActions;
  readonly #settling = new Settling();

  /** `pause`: for how long a frame lies there when others wait behind it. `show` does something that
   *  changes what lies on the table. */
  constructor(
    session: Session,
    shell: ShellActions,
    readonly face: (card: string) => Face,
    pause: () => number,
    show: (change: () => void) => void,
  ) {
    this.#session = session;
    this.#shell = shell;
    this.#shown = new Shown(this.reel, pause);
    this.intent = new Intent(
      {
        act: (action) => {
          this.#settling.done();
          return session.act(action, this.frame?.seq ?? 0);
        },
        takeBack: () => session.takeBack(),
        whyNot: (action) => session.whyNot(action),
        whatIf: (action) => session.whatIf(action),
      },
      (card) => this.#playVerb(card),
    );

    follow(session, this.#shown, this.reel, show);
    onDestroy(() => this.#shown.end());
    $effect.pre(() => this.#settle(this.frame, this.#shown.isOpen));
  }

  get frame(): Frame | null {
    return this.#shown.frame;
  }

  get view(): View | undefined {
    return this.frame?.view as View | undefined;
  }

  get plants(): Species[] {
    return this.reel.running ? this.reel.plants : (this.view?.plants ?? []);
  }

  get animals(): Species[] {
    return this.reel.running ? this.reel.animals : (this.view?.animals ?? []);
  }

  readonly marks = $derived.by((): Record<string, Mark> => {
    if (this.reel.running) return this.reel.focus;
    const own = this.intent.marks;
    if (this.intent.picked !== null || !this.pointed.length) return own;
    return { ...Object.fromEntries(this.pointed.map((card) => [card, "lit" as const])), ...own };
  });

  /** The card that would evolve, in the row that it would live in. */
  readonly ghost = $derived.by(() => {
    const card = this.intent.preview.evolved;
    if (card === null) return null;
    const row = this.face(card).kind === "plant" ? "plants" : "animals";
    return { id: card, row } as const;
  });

  /** Why not, for a card on the board. */
  readonly why = $derived.by(() => {
    const asked = this.intent.why;
    const card = asked?.action?.target;
    return asked && card ? { card, refusal: asked.refusal } : null;
  });

  readonly moment = $derived.by((): Occasion | null => {
    const { view, intent } = this;
    if (!view) return null;
    return {
      view,
      legal: intent.legal,
      picked: intent.picked,
      aim: intent.aim === null ? null : parse(intent.aim),
      notes: intent.preview.notes,
      mayTakeBack: this.#mayTakeBack,
      face: this.face,
      nameOf: this.nameOf,
    };
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

  readonly nameOf = (seat: number): string => this.#session.nameOf(seat);

  readonly look = (card: string): void => this.#shell.openCard(card);

  /** Something is touched. True if it is the discard pile, which is to be looked through. */
  readonly touch = (place: Place): boolean => {
    if (this.#session.pending) return false;
    this.pointed = [];
    if (this.intent.touch(place) || !this.#settling.isOver) return false;
    if ("card" in place) this.look(place.card);
    return place.at === "discard";
  };

  /** A row of the log is pointed at: the living cards that it names are lit. */
  point(event: EventInfo): void {
    const living = [...this.plants, ...this.animals].map((one) => one.card);
    const named = Object.values(event.values).map(String);
    this.pointed = named.filter((value) => living.includes(value));
  }

  /** The picked card is put down. */
  drop(): void {
    this.intent.drop();
    this.pointed = [];
  }

  get #mayTakeBack(): boolean {
    return this.#shown.isNewest && this.frame?.take_back === null;
  }

  #playVerb(card: string): Verb {
    const one = this.face(card);
    if (one.kind === "mutation") return "mutate";
    if (one.kind !== "event") return "evolve";
    return one.effect === "recover" ? "recover" : "play";
  }

  #settle(frame: Frame | null, isOpen: boolean): void {
    if (!frame) return;
    untrack(() =>
      this.intent.settle({
        view: frame.view as View,
        legal: new Legal(isOpen ? frame.legal : []),
        mayTakeBack: this.#mayTakeBack,
      }),
    );
  }
}
