/** A table that is played at: the frames as they come, the marks, and what is told for a while. */

import { onDestroy } from "svelte";
import { keys as shortcuts } from "#shell/controls/keys.svelte";
import type { Asking } from "#shell/play/asking";
import { ofVerb } from "#shell/play/intent.svelte";
import type { TableDeeds } from "#shell/play/keyboard";
import { Seated, type Place } from "#shell/play/seated";
import { othersOf } from "#shell/seats/seats";
import { named } from "#shell/wire/events";
import type { Frame as FrameInfo, RefusalInfo } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import { cladeAt, spoken } from "../cards/qualities.ts";
import type { GameEvent } from "../events.ts";
import { Flying } from "../film/flying.svelte.ts";
import { shownAs } from "../film/scenes.ts";
import { KeyCaps } from "../table/world/keycaps.svelte.ts";
import { Reach } from "../table/world/reach.svelte.ts";
import type { FalseCall, Player, View } from "../view.ts";
import { askingOf } from "./asking.ts";
import { Clock } from "./clock.svelte.ts";
import {
  barredFrom,
  heldBack,
  lateOf,
  Marks,
  ownOf,
  type Held,
  type Late,
} from "./marks.svelte.ts";
import { Passing } from "./passing.ts";
import { newest } from "./why.ts";
import { gainsOf, NO_GAINS, ownCards, together, type Gains } from "./words.ts";

type Frame = FrameInfo<View, Action, GameEvent>;

/** A wrong call is shown long enough to read four lines. */
const LEGIBLE = 7000;
/** What Enter says while no call is kept. */
const ANSWERS = ["pass", "stuck", "unstuck"] as const;

export class Play
  extends Seated<View, GameEvent>
  implements Pick<TableDeeds, "touchCard" | "back" | "look" | "tell">
{
  readonly clock = new Clock();
  readonly marks: Marks;
  /** Cards go from where they were to where they are. */
  readonly flying = new Flying();
  readonly reach: Reach;
  readonly caps: KeyCaps;
  late = $state.raw<Late | null>(null);
  refusal = $state("");
  gains = $state.raw<Gains>(NO_GAINS);
  /** The clade that lights up after a triple of its own. */
  lit = $state<number | null>(null);

  readonly #passing = new Passing();
  #why = $state.raw<FalseCall | null>(null);
  #shown: View | null = null;
  #toldAt = 0;

  /** `names`: of the animals, by their ids. */
  constructor(
    place: Place,
    private readonly names: () => ReadonlyMap<string, string>,
  ) {
    super(place);
    const { session, ground } = place;
    this.reach = new Reach(ground, () => this.view);
    this.caps = new KeyCaps(() => this.view);
    this.marks = new Marks({
      call: (action) => this.#send(action),
      time: () => this.clock.time,
      refused: (answer) => this.#refuse(answer),
    });
    if (session.frame) this.#hear(session.frame, true);
    onDestroy(session.onFrame((frame, fresh) => this.#hear(frame, fresh)));
    onDestroy(() => this.#passing.end());
  }

  get view(): View | undefined {
    return this.session.frame?.view as View | undefined;
  }

  get legal(): readonly Action[] {
    return (this.session.frame?.legal ?? []) as readonly Action[];
  }

  /** Whoever sits here; nobody, if the game is watched. */
  get you(): Player | undefined {
    return this.view && ownOf(this.view);
  }

  /** Clockwise from your left hand. */
  get others(): number[] {
    return othersOf(this.seen.seats, this.seen.seat);
  }

  /** On a phone. */
  get small(): boolean {
    return this.form !== "desk";
  }

  /** A phone upright with little height: everything lies flatter. */
  get short(): boolean {
    return this.form === "upright" && this.ground.height < 760;
  }

  /** A desk with little width. */
  get tight(): boolean {
    return this.form === "desk" && this.ground.width / this.k < 1400;
  }

  /** For how long a false call keeps its caller from calling. */
  get lockOut(): number {
    return Number(this.seen.options["lock_out_ms"] ?? 3000);
  }

  /** The table's time, while it runs. */
  get time(): number {
    return this.view && this.view.phase !== "over" ? this.clock.ticking : 0;
  }

  /** The false call that is explained while others may learn from it: not beside the end. */
  get why(): FalseCall | null {
    return this.view?.phase === "over" ? null : this.#why;
  }

  /** Nothing can be marked. */
  get barred(): boolean {
    return !this.view || barredFrom(this.view) !== null;
  }

  /** Caps are shown, and keys play. */
  get keys(): boolean {
    return !this.small && shortcuts.on && !this.barred && !this.caps.fingers;
  }

  /** Why a call of marked cards would not count now. */
  readonly held: Held | null = $derived.by(() =>
    this.view ? heldBack(this.view, this.time) : null,
  );

  readonly asking = $derived.by((): Asking => {
    const { view, clock, marks, nameOf } = this;
    if (!view) return { heading: "", text: "" };
    return askingOf({
      view,
      marked: marks.cards.length,
      sent: marks.sent !== null,
      held: this.held,
      window: clock.until(view.window_until),
      locked: clock.until(this.you?.locked_until ?? null),
      stall: view.stall_until === null ? 0 : Math.max(0, view.stall_until - this.time),
      refusal: this.refusal,
      fingers: this.caps.fingers || !shortcuts.on,
      brief: this.small,
      nameOf,
    });
  });

  /** A card for the ear, with the names of its animals. */
  readonly inWords = (card: string): string => spoken(card, this.names());

  /** You, or a name. */
  readonly whoIs = (seat: number, you = "You"): string =>
    seat === this.session.seat ? you : this.nameOf(seat);

  /** True if it has set a mark, or taken one back. */
  readonly touch = (card: string): boolean => {
    this.flying.clear();
    this.refusal = "";
    return this.marks.touch(card);
  };

  readonly act = (action: Action): void => {
    this.refusal = "";
    void this.#send(action).then((answer) => answer && this.#refuse(answer));
  };

  readonly closeWhy = (): void => void (this.#why = null);

  // -- what the keyboard can do
  /** As a finger would touch it; a card that is not in focus says nothing by itself. */
  touchCard(card: string): void {
    if (!this.touch(card) || this.marks.sent !== null) return;
    const { cards } = this.marks;
    const marked = cards.includes(card) ? "" : " taken back";
    this.shell.say(`${spoken(card)}${marked}: ${cards.length} of 3.`);
  }

  back(): void {
    if (this.marks.cards.length) this.marks.clear();
    else this.closeWhy();
  }

  /** Sends the marks, is stuck, or passes. */
  enter(): void {
    const [action] = ANSWERS.flatMap((verb): Action[] => ofVerb(this.legal, verb));
    if (this.marks.cards.length === 3) this.marks.call();
    else if (action) this.act(action);
  }

  hint(): void {
    const [action] = ofVerb(this.legal, "hint");
    if (action) this.act(action);
  }

  own(): string {
    return this.view ? ownCards(this.view, this.marks.cards, this.names()) : "";
  }

  #send(action: Action): Promise<RefusalInfo | null> {
    return this.session.act(action, this.session.frame?.seq ?? 0);
  }

  #refuse(answer: RefusalInfo): void {
    const faster = this.view ? lateOf(this.view, answer) : null;
    const sentence = faster
      ? `${this.nameOf(faster.seat)} was ${faster.margin} earlier.`
      : answer.sentence;
    this.shell.say(sentence);
    if (faster?.spot) {
      this.late = faster;
      this.#passing.show("late", 4000, () => (this.late = null));
    } else {
      this.refusal = sentence;
      this.#passing.show("refusal", 4000, () => (this.refusal = ""));
    }
  }

  #hear(told: FrameInfo, fresh: boolean): void {
    // The server sends a table the frames of its own game.
    const frame = told as unknown as Frame;
    const before = this.#shown;
    this.#shown = frame.view;
    this.clock.hear(frame.clock ?? frame.at, fresh);
    this.marks.settle(frame.view);
    this.#tellWhy(frame, fresh || before === null);
    if (fresh || before === null) return;
    this.#tellGains(frame);
    const { isHere } = this.reach;
    const { element } = this.ground;
    if (element)
      this.flying.show(element, frame.events, before, () => isHere && this.reach.again());
  }

  /** A wrong call is explained until the next triple, but long enough to be read. */
  #tellWhy({ view, events }: Frame, fresh: boolean): void {
    const { false_calls: calls } = view;
    const caller = shownAs(events, "explanation").at(-1)?.seat;
    const call = fresh ? newest(view) : calls.find(({ seat }) => seat === caller);
    if (call) {
      this.#why = call;
      this.#toldAt = performance.now();
      this.#passing.show("why", LEGIBLE, () => {
        const stands = this.view?.false_calls.some(({ seat }) => seat === call.seat);
        if (this.#why === call && !stands) this.#why = null;
      });
    } else if (calls.length === 0 && performance.now() - this.#toldAt > LEGIBLE) {
      this.#why = null;
    }
  }

  #tellGains({ events }: Frame): void {
    const fresh = gainsOf(events);
    if (fresh.size === 0) return;
    this.gains = together(this.gains, fresh);
    this.#passing.show("gains", 2600, () => (this.gains = NO_GAINS));
    const triple = named(events, "triple").at(-1);
    if (!triple || !named(events, "clade triple").length) return;
    this.lit = cladeAt(triple.values.a);
    this.#passing.show("lit", 2600, () => (this.lit = null));
  }
}
