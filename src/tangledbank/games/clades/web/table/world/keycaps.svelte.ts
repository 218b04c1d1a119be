/** The keys as they lie before a player: which card each has, and what is printed on it. */

import { onMount } from "svelte";
import type { View } from "../../view.ts";
import { capOf, keyboardLayout, keyOf, keysOf, ownKey } from "./caps.ts";

export class KeyCaps {
  readonly #coarse = matchMedia("(pointer: coarse)");
  /** Whoever plays with fingers needs no keys. */
  fingers = $state(this.#coarse.matches);
  #layout = $state.raw<ReadonlyMap<string, string> | null>(null);
  readonly #view: () => View | undefined;
  /** The card of each key. */
  readonly #cards = $derived.by(() => {
    const view = this.#view();
    return view ? keysOf(view) : null;
  });

  constructor(view: () => View | undefined) {
    this.#view = view;
    onMount(() => {
      void keyboardLayout().then((found) => (this.#layout = found));
      const turn = (): void => void (this.fingers = this.#coarse.matches);
      this.#coarse.addEventListener("change", turn);
      return () => this.#coarse.removeEventListener("change", turn);
    });
  }

  /** The card of a key, if it has one. */
  card(code: string): string | undefined {
    return this.#cards?.get(code);
  }

  readonly ofCard = (card: string): string | null => {
    const [code] = [...(this.#cards ?? [])].find(([, one]) => one === card) ?? [];
    return this.#printed(code);
  };
  readonly ofSpot = (row: number, column: number): string | null =>
    this.#printed(keyOf(row, column));
  /** Of one's own cards. */
  readonly ofOwn = (at: number): string | null => this.#printed(ownKey(at));
  /** Of cards that still lie where they were called. */
  readonly ofCards = (cards: readonly string[]): string[] =>
    cards.flatMap((card) => this.ofCard(card) ?? []);

  #printed(code: string | null | undefined): string | null {
    return code ? capOf(code, this.#layout) : null;
  }
}
