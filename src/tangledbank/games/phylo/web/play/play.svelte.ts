/** A table that is played at: the frames that lie there, what the seat is about to do, and what the
 *  page makes of both. */

import { untrack } from "svelte";
import { inOneLine } from "#shell/play/asking";
import type { ShellActions } from "#shell/shelf/games";
import type { Session } from "#shell/wire/session.svelte";
import { Settling } from "#shell/play/settling";
import { follow, settleBy, Shown } from "#shell/film/shown.svelte";
import type { Frame } from "#shell/wire/wire";
import type { Card } from "../cards/cards.ts";
import { ShowReel } from "../film/film.svelte.ts";
import type { Advice, View } from "../view.ts";
import type { Missing } from "../table/web/missing.ts";
import { eventsOf } from "./aims.ts";
import { askingOf } from "./asking.ts";
import { lyingOf } from "../table/tray/bank.ts";
import { keptOf } from "./drops.ts";
import { Intent } from "./intent.svelte.ts";
import { Odds } from "./odds.svelte.ts";

const OPEN_HANDS = ["striking", "restoring", "over"];

export class Play {
  /** The reveal, as a film. */
  readonly reel: ShowReel;
  readonly intent: Intent;
  readonly odds: Odds;
  readonly #shown: Shown<View>;
  readonly #session: Session;
  readonly #shell: ShellActions;
  readonly #settling = new Settling();

  /** `show` does something that changes what lies on the table. */
  constructor(
    session: Session,
    shell: ShellActions,
    readonly card: (id: string) => Card,
    show: (change: () => void) => void,
  ) {
    this.#session = session;
    this.#shell = shell;
    this.reel = new ShowReel(this.nameOf);
    this.#shown = new Shown(this.reel);
    const act = (action: string) => session.act(action, this.frame?.seq ?? 0);
    this.intent = new Intent({ act, takeBack: () => session.takeBack() }, card);
    this.odds = new Odds((action) => session.advise<Advice>(action));

    follow(session, this.#shown, this.reel, show);
    settleBy<View>(this.#shown, this.reel, (situation) => this.intent.settle(situation));
    $effect(() => {
      const action = this.odds.open && this.intent.drops ? this.intent.action : null;
      void untrack(() => this.odds.want(action));
    });
  }

  readonly nameOf = (seat: number): string => this.#session.nameOf(seat);

  get frame(): Frame | null {
    return this.#shown.frame;
  }

  get view(): View | undefined {
    return this.reel.view ?? (this.frame?.view as View | undefined);
  }

  /** All hands lie open. */
  get isShow(): boolean {
    return this.reel.running || OPEN_HANDS.includes(this.view?.phase ?? "");
  }

  readonly asking = $derived.by(() => {
    const { view, card, nameOf } = this;
    const { legal, marked, chosen, plan } = this.intent;
    if (!view) return { heading: "", text: "" };
    return askingOf({ view, legal, marked, chosen, plan, card, nameOf });
  });

  /** The hand without what is marked. */
  readonly kept = $derived.by(() =>
    this.view?.own ? keptOf(this.view.own, this.intent.marked) : null,
  );

  /** What lies on the bank. */
  readonly lying = $derived.by(() => {
    const { view, card, odds } = this;
    if (!view || this.isShow) return [];
    return lyingOf({
      view,
      plan: this.intent.plan,
      card,
      oddsOf: (id) => odds.oddsOf(id),
      unseen: odds.advice?.unseen ?? 0,
      exact: odds.advice?.exact ?? true,
      anew: odds.asking,
    });
  });

  readonly maybe = $derived.by((): Missing | null => this.odds.missing(this.card));

  /** What digits touch: all cards that may be dropped, or all events that may be aimed. */
  readonly order = $derived.by((): string[] => {
    const { view, intent, card } = this;
    if (!view?.own) return [];
    const { hand, web } = view.own;
    if (intent.aims) return eventsOf(hand, card).map(({ id }) => id);
    if (intent.drops) return [...web.counting, ...this.lying.map((one) => one.card.id)];
    return intent.legal.map((action) => action.split(" ").at(-1)!);
  });

  readonly keyOf = (id: string): string | undefined =>
    this.order.includes(id) ? String(this.order.indexOf(id) + 1) : undefined;

  /** What is asked, in one line. */
  get question(): string {
    return inOneLine(this.asking);
  }

  readonly look = (id: string): void => this.#shell.openCard(id);

  /** A card is touched: that means something, or it is looked at. */
  readonly touch = (id: string): void => {
    if (this.#session.pending) return;
    const { odds, intent } = this;
    if (odds.open && this.view?.own?.web.loose.some((one) => one.card === id)) odds.about = id;
    if (intent.touch(id)) {
      this.#settling.done();
      if (intent.legal.length) this.#shell.say(this.question);
    } else if (this.#settling.isOver) this.look(id);
  };
}
