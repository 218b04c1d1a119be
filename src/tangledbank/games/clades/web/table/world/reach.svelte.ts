/** One card at a time is reached by Tab; arrows lead to the others. */

import { ledTo, type Stop } from "#shell/play/roving";
import type { Ground } from "#shell/table/ground.svelte";
import type { View } from "../../view.ts";
import { openCards } from "./caps.ts";

const ROW = 24;

export class Reach {
  /** The card that had the focus last. */
  focus = $state<string | null>(null);

  constructor(
    private readonly ground: Ground,
    private readonly view: () => View | undefined,
  ) {}

  /** The card that Tab leads to. */
  readonly focusable = $derived.by((): string | null => {
    const view = this.view();
    if (!view) return null;
    const reachable = [...view.shared.map(({ card }) => card), ...view.hand, ...openCards(view)];
    const { focus } = this;
    return focus !== null && reachable.includes(focus) ? focus : (reachable[0] ?? null);
  });

  /** True if the key led from a card to another. */
  lead(event: KeyboardEvent): boolean {
    const there = event.target instanceof HTMLElement ? event.target : null;
    const from = there?.dataset["card"];
    if (!from || !this.ground.element?.contains(there)) return false;
    const to = ledTo(this.#stops(), from, event.key);
    if (to !== null) this.#go(to);
    return to !== null;
  }

  /** Whether a card of the table has the focus. */
  get isHere(): boolean {
    const focused = document.activeElement;
    const inside = this.ground.element?.contains(focused) ?? false;
    return inside && (focused as HTMLElement).dataset["card"] !== undefined;
  }

  /** The card in focus was taken: the next one that can be reached takes its place. */
  again(): void {
    if (this.focusable && document.activeElement === document.body) this.#go(this.focusable);
  }

  #go(card: string): void {
    this.ground.element?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus();
  }

  #stops(): Stop[] {
    const buttons = this.ground.element?.querySelectorAll<HTMLElement>("button[data-card]") ?? [];
    return [...buttons].map((button) => {
      const { left, top, height } = button.getBoundingClientRect();
      const row = Math.round((top + height / 2) / ROW);
      return { id: button.dataset["card"]!, row, along: left, across: row };
    });
  }
}
