/** The cards that a seat has marked; the third mark is the call. */

import type { RefusalInfo } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import type { Player, View } from "../view.ts";

/** Why a call would not count now. Marks can still be set; they are sent only by hand. */
export type Held = "locked" | "window" | "turn";
/** Why not even marks can be set. */
export type Barred = "watching" | "over" | "resting" | "calls";

/** Somebody was faster: who, by how much, and the place of the card if that is still empty. */
export interface Late {
  spot: string | null;
  seat: number;
  margin: string;
}

interface Caller {
  call(action: Action): Promise<RefusalInfo | null>;
  time(): number;
  /** Somebody was faster, or something else is in the way. */
  refused(refusal: RefusalInfo): void;
}

const TRIPLE = 3;

export class Marks {
  cards = $state.raw<readonly string[]>([]);
  /** Those of a call that is under way. */
  sent = $state.raw<readonly string[] | null>(null);
  /** §7.3 One's own card to be given for another player's. */
  giving = $state<string | null>(null);
  #view: View | null = null;

  constructor(private readonly caller: Caller) {}

  /** The table has changed: marks stay on the cards that remain. */
  settle(view: View): void {
    this.#view = view;
    const reach = reachOf(view);
    if (barredFrom(view) !== null) this.cards = [];
    else if (this.cards.some((card) => !reach.includes(card)))
      this.cards = this.cards.filter((card) => reach.includes(card));
    const sent = this.sent;
    if (sent?.some((card) => !reach.includes(card))) {
      // Either the call has counted, or somebody was faster: then what is left stays marked.
      const pile = ownOf(view)?.pile ?? [];
      const counted = sent.every((card) => pile.includes(card));
      if (!counted && this.cards.length === 0)
        this.cards = sent.filter((card) => reach.includes(card));
      this.sent = null;
    }
    if (this.giving !== null && !view.hand.includes(this.giving)) this.giving = null;
  }

  /** Mark a card, or take its mark back. Says whether anything has changed. */
  touch(card: string): boolean {
    const view = this.#view;
    if (!view || barredFrom(view) !== null || !reachOf(view).includes(card)) return false;
    if (this.sent?.includes(card)) return false;
    if (this.cards.includes(card)) {
      this.cards = this.cards.filter((one) => one !== card);
      return true;
    }
    if (this.cards.length === TRIPLE) return false;
    this.cards = [...this.cards, card];
    if (this.cards.length === TRIPLE && heldBack(view, this.caller.time()) === null)
      void this.#send(view);
    return true;
  }

  /** Send the marks that were held back. */
  call(): void {
    const view = this.#view;
    if (!view || this.cards.length < TRIPLE || heldBack(view, this.caller.time()) !== null) return;
    void this.#send(view);
  }

  clear(): void {
    this.cards = [];
  }

  async #send(view: View): Promise<void> {
    const sent = this.cards;
    this.sent = sent;
    this.cards = [];
    const refusal = await this.caller.call(callOf(view, sent, this.giving));
    if (this.sent === sent) {
      this.sent = null;
      const reach = this.#view ? reachOf(this.#view) : [];
      if (refusal && this.cards.length === 0)
        this.cards = sent.filter((card) => reach.includes(card));
    }
    if (refusal) this.caller.refused(refusal);
  }
}

/** What is known of whoever looks; nothing, if they watch. */
export function ownOf(view: View): Player | undefined {
  return view.players[view.seat ?? -1];
}

/** A call of these cards; §7.3 with the card that is given if the caller has a choice. */
function callOf(view: View, cards: readonly string[], giving: string | null): Action {
  const chooses = givesChoice(view) && cards.some((card) => othersCard(view, card));
  const given = chooses ? (giving ?? view.hand[0]!) : null;
  return { verb: "call", cards: [...cards], given };
}

/** §7.3 Whether a call with another player's card asks which of one's own cards is given for it. */
export function givesChoice(view: View): boolean {
  return view.hands_open && view.options["open_hand"] === "switch" && view.hand.length > 1;
}

function othersCard(view: View, card: string): boolean {
  return view.players.some(({ known }, seat) => seat !== view.seat && known.includes(card));
}

/** The cards that can be marked. A player who waits for a turn may think ahead. */
function reachOf(view: View): readonly string[] {
  if (view.turn === null || view.turn === view.seat) return view.reach;
  const open = view.hands_open ? view.players.flatMap(({ known }) => known) : [];
  return [...view.shared.map(({ card }) => card), ...view.hand, ...open];
}

export function barredFrom(view: View): Barred | null {
  const you = ownOf(view);
  if (!you) return "watching";
  if (view.phase === "over") return "over";
  if (you.resting) return "resting";
  return you.calls_left === 0 ? "calls" : null;
}

export function heldBack(view: View, time: number): Held | null {
  const you = ownOf(view);
  if (!you) return null;
  if (view.turn !== null) return view.turn === view.seat ? null : "turn";
  if (you.locked_until > time) return "locked";
  const open = view.window_until !== null && view.window_until > time;
  return open && view.claims.some(({ seat }) => seat === view.seat) ? "window" : null;
}

/** What a refusal says if the call came too late; null if it is about something else. */
export function lateOf(view: View, refusal: RefusalInfo): Late | null {
  if (refusal.code !== "late") return null;
  const taken = view.taken.find(({ card }) => refusal.cards.includes(card));
  return {
    spot: taken ? `${taken.row}-${taken.column}` : null,
    seat: refusal.seat,
    margin: `${(refusal.earlier_ms / 1000).toFixed(2)} s`,
  };
}
