/**
 * What the seat is about to do: cards marked to be dropped, or events and whom they are for. A touch
 * marks, another takes it back; nothing is sent before the one button that says what it sends.
 */

import type { Situation } from "#shell/film/shown.svelte";
import type { Door } from "#shell/play/door";
import { TableIntent } from "#shell/play/intent.svelte";
import type { Action } from "../actions.ts";
import type { Card, EventCard } from "../cards/cards.ts";
import type { View } from "../view.ts";
import {
  aimed,
  aiming,
  eventsOf,
  firstPlan,
  moved,
  sentPlan,
  targetsOf,
  unusedOf,
  type Planned,
} from "./aims.ts";
import { dropping } from "./drops.ts";
import { pickOf } from "./picks.ts";

export class Intent extends TableIntent<View, Action> {
  /** Cards to be dropped. */
  marked = $state.raw<readonly string[]>([]);
  /** The event that looks for a target. */
  chosen = $state<string | null>(null);

  #plan = $state.raw<readonly Planned[]>([]);

  constructor(
    door: Door<Action>,
    private readonly card: (id: string) => Card,
  ) {
    super(door);
  }

  get drops(): boolean {
    return this.legal.length > 0 && this.view?.phase === "drawing";
  }

  get aims(): boolean {
    return this.legal.length > 0 && this.view?.phase === "aiming";
  }

  get held(): string | null {
    return this.chosen;
  }

  /** Whom events are for, in the order of play: as sent, or as planned so far. */
  get plan(): readonly Planned[] {
    const own = this.view?.own;
    return (own && sentPlan(own)) ?? this.#plan;
  }

  /** Events of the hand that would be discarded without use. */
  get unused(): EventCard[] {
    const hand = this.view?.own?.hand ?? [];
    return unusedOf(eventsOf(hand, this.card), this.plan);
  }

  /** The seats that the chosen event may be for. */
  get targets(): number[] {
    const { view } = this;
    const event = this.chosen === null ? null : this.card(this.chosen);
    if (!view || view.seat === null || event?.kind !== "event") return [];
    return targetsOf(event, view.seat, view.seats);
  }

  /** The one action that would be sent now; null if nothing is asked, or one of several places is. */
  get action(): Action | null {
    const { view } = this;
    if (!view?.own || view.seat === null) return null;
    if (this.drops) return dropping(view.own.hand, this.marked);
    if (this.aims) return aiming(this.#plan, this.card, view.seat, view.seats);
    return null;
  }

  /** A card was touched. False if that means nothing here: then it is looked at. */
  touch(id: string): boolean {
    this.why = null;
    if (this.drops) return this.#mark(id);
    if (this.aims) return this.card(id).kind === "event" && this.#choose(id);
    const taken = this.legal.find((action) => pickOf(action) === id);
    if (taken === undefined) return false;
    this.act(taken);
    return true;
  }

  /** The chosen event is for this seat; null: it stays unused. */
  aim(target: number | null): void {
    if (this.chosen === null || !this.aims) return;
    if (target !== null && !this.targets.includes(target)) return;
    this.#plan = aimed(this.#plan, this.chosen, target);
    this.chosen = null;
  }

  move(event: string, by: -1 | 1): void {
    if (this.aims) this.#plan = moved(this.#plan, event, by);
  }

  /** Sends what is marked or planned; false if there is nothing to send. */
  confirm(): boolean {
    if (this.action === null) return false;
    this.act(this.action);
    return true;
  }

  override propose(action: Action): void {
    this.why = null;
    this.chosen = null;
    this.marked = action.verb === "drop" ? action.cards : [];
    if (action.verb === "aim" || action.verb === "aim nothing") this.#propose(action);
  }

  /** Everything is put back. */
  override clear(): void {
    this.why = null;
    if (this.chosen !== null) this.chosen = null;
    else this.marked = [];
  }

  /** Marks and plans belong to one moment and one hand. */
  protected override stay(before: Situation<View, Action> | null): void {
    const { view } = this;
    if (!view || (before && momentOf(before.view) === momentOf(view))) return;
    this.marked = [];
    this.chosen = null;
    const { own, seat } = view;
    const planned = own && seat !== null ? firstPlan(eventsOf(own.hand, this.card), seat) : [];
    this.#plan = (own && sentPlan(own)) ?? planned;
  }

  /** Events are planned for the seats that they are aimed at. */
  #propose(action: Extract<Action, { verb: "aim" | "aim nothing" }>): void {
    const { view } = this;
    if (!view?.own || view.seat === null) return;
    const { seat, seats } = view;
    const left = eventsOf(view.own.hand, this.card);
    const aims = action.verb === "aim" ? action.aims : [];
    this.#plan = aims.flatMap(({ event, opponent }) => {
      const at = left.findIndex(({ effect }) => effect === event);
      const [card] = at < 0 ? [] : left.splice(at, 1);
      const target = opponent === null ? seat : (seat + opponent + 1) % seats;
      return card ? [{ event: card.id, target }] : [];
    });
  }

  #mark(id: string): boolean {
    if (!this.view?.own?.hand.includes(id)) return false;
    this.marked = this.marked.includes(id)
      ? this.marked.filter((one) => one !== id)
      : [...this.marked, id];
    return true;
  }

  /** If there is only one target, an event goes there and back again. */
  #choose(id: string): boolean {
    if (!this.view?.own?.hand.includes(id)) return false;
    const again = this.chosen === id;
    this.chosen = again ? null : id;
    const [only, ...others] = this.targets;
    if (again || only === undefined || others.length) return true;
    this.aim(this.#plan.some(({ event }) => event === id) ? null : only);
    return true;
  }
}

function momentOf({ round, phase, draw, own }: View): string {
  return [round, phase, draw, ...(own?.hand ?? [])].join(" ");
}
