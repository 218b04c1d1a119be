/** A table that is played at: what is touched, what is asked, and the odds. */

import { untrack } from "svelte";
import { finder } from "#shell/cards/reading";
import type { Asking } from "#shell/play/asking";
import { TablePlay, type Setting } from "#shell/play/play.svelte";
import type { Action } from "../actions.ts";
import type { Card } from "../cards/cards.ts";
import type { GameEvent } from "../events.ts";
import { showFilm } from "../film/film.ts";
import type { Scene } from "../film/scenes.ts";
import { lyingOf, type Lying } from "../table/tray/bank.ts";
import type { Box } from "../table/web/geometry.ts";
import type { Missing } from "../table/web/missing.ts";
import type { Advice, View } from "../view.ts";
import { eventsOf, type Planned } from "./aims.ts";
import { askingOf } from "./asking.ts";
import { keptOf, type Kept } from "./drops.ts";
import { Intent } from "./intent.svelte.ts";
import { Odds } from "./odds.svelte.ts";
import { pickOf } from "./picks.ts";
import { DEEDS, ownCards } from "./words.ts";

const OPEN_HANDS = ["striking", "restoring", "over"];

export class Play extends TablePlay<View, Action, GameEvent, Scene, string, Intent> {
  readonly odds = new Odds((action) => this.session.advise<Advice>(action));
  /** Where the slot of the missing food lies in the world, for the link that leaves it. */
  slot = $state.raw<Box | null>(null);
  /** The hands of the round before lie open over the table. */
  lastRound = $state(false);

  constructor(
    setting: Setting,
    readonly deck: () => ReadonlyMap<string, Card>,
  ) {
    super(
      setting,
      showFilm((seat) => setting.session.nameOf(seat)),
      (door) => new Intent(door, finder(deck)),
    );
    $effect(() => {
      const action = this.odds.open && this.intent.drops ? this.intent.action : null;
      void untrack(() => this.odds.want(action));
    });
  }

  get cards(): ReadonlyMap<string, Card> {
    return this.deck();
  }

  readonly card = (id: string): Card => finder(this.deck)(id);

  /** `You`, or the name of somebody else. */
  readonly who = (seat: number): string => (seat === this.session.seat ? "You" : this.nameOf(seat));

  /** The same within a sentence. */
  readonly whom = (seat: number): string =>
    seat === this.session.seat ? "you" : this.nameOf(seat);

  /** A phone. */
  get small(): boolean {
    return !this.ground.isDesk;
  }

  /** A phone with little height: no fans, flat labels. */
  get short(): boolean {
    return this.small && this.ground.height < 720;
  }

  /** All hands lie open. */
  get isShow(): boolean {
    return this.reel.running || OPEN_HANDS.includes(this.view?.phase ?? "");
  }

  readonly asking = $derived.by((): Asking => {
    const { view, card, nameOf } = this;
    const { legal, marked, chosen, plan } = this.intent;
    if (!view) return { heading: "", text: "" };
    return askingOf({ view, legal, marked, chosen, plan, card, nameOf });
  });

  /** The hand without what is marked. */
  readonly kept = $derived.by((): Kept | null =>
    this.view?.own ? keptOf(this.view.own, this.intent.marked) : null,
  );

  /** What lies on the bank. */
  readonly lying = $derived.by((): Lying[] => {
    const { view, card, odds, isShow } = this;
    return view && !isShow ? lyingOf({ view, plan: this.intent.plan, card, odds }) : [];
  });

  /** Events for others, in the order of play; until the reveal only their owner sees them. */
  readonly aimed = $derived.by((): readonly Planned[] => {
    const { view, intent } = this;
    if (view?.phase !== "aiming") return [];
    return intent.plan.filter(({ target }) => target !== view.seat);
  });

  readonly maybe = $derived.by((): Missing | null => this.odds.missing(this.card));

  /** What digits touch: all cards that may be dropped, all events that may be aimed, or what may be
   *  picked. */
  readonly order = $derived.by((): string[] => {
    const { view, intent, card } = this;
    if (!view?.own) return [];
    const { hand, web } = view.own;
    if (intent.aims) return eventsOf(hand, card).map(({ id }) => id);
    if (intent.drops) return [...web.counting, ...this.lying.map((one) => one.card.id)];
    return intent.legal.flatMap((action) => pickOf(action) ?? []);
  });

  readonly keyOf = (id: string): string | undefined =>
    this.order.includes(id) ? String(this.order.indexOf(id) + 1) : undefined;

  override own(): string {
    return this.view ? ownCards(this.view, this.card) : "";
  }

  protected override touched(id: string): void {
    this.#ask(id);
    super.touched(id);
  }

  protected override examine(id: string): void {
    this.#ask(id);
    super.examine(id);
  }

  protected override isDeed({ name }: GameEvent): boolean {
    return DEEDS.includes(name);
  }

  /** While the odds are open, they are those of the loose card that was touched last. */
  #ask(id: string): void {
    const { odds, view } = this;
    if (odds.open && view?.own?.web.loose.some(({ card }) => card === id)) odds.about = id;
  }
}
