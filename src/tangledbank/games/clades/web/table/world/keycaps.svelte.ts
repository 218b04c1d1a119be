/** The keys as they lie before a player: which card each has, and what is printed on it. */

import { onMount } from "svelte";
import type { View } from "../../view.ts";
import { capOf, keyboardLayout, keyOf, keysOf } from "./caps.ts";

export class KeyCaps {
  readonly #coarse = matchMedia("(pointer: coarse)");
  /** Whoever plays with fingers needs no keys. */
  fingers = $state(this.#coarse.matches);
  #layout = $state.raw<ReadonlyMap<string, string> | null>(null);
  /** The card of each key. */
  readonly #cards = $derived.by(() => {
    const view = this.view();
    return view ? keysOf(view) : null;
  });

  constructor(private readonly view: () => View | undefined) {
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

  ofCard(card: string): string | null {
    const [code] = [...(this.#cards ?? [])].find(([, one]) => one === card) ?? [];
    return this.#printed(code);
  }

  /** Of a place, whatever lies there. */
  ofSpot(row: number, column: number): string | null {
    return this.#printed(keyOf(row, column));
  }

  /** Of cards that still lie where they were called. */
  ofCards(cards: readonly string[]): string[] {
    return cards.flatMap((card) => this.ofCard(card) ?? []);
  }

  #printed(code: string | null | undefined): string | null {
    return code ? capOf(code, this.#layout) : null;
  }
}
