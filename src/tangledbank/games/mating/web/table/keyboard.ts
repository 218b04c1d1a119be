/** The keys of the table: letters live with the shell's shortcuts, the others are heard here. */

import { keys as shortcuts, type Key } from "#shell/lib/keys.svelte";
import { cardOfDigit, ledTo } from "./keys.ts";

interface Deeds {
  /** A film runs: Enter, Space and Escape end it. */
  filming(): boolean;
  skip(): void;
  /** The hand of the seat; none for who watches. */
  hand(): readonly string[] | null;
  touch(card: string): void;
  /** Plays the lifted card or sends the discards; false if there is nothing to send. */
  confirm(): boolean;
  /** Cards are being marked: Space marks, and Enter sends. */
  marking(): boolean;
  /** Closes what is open, or puts the card back. */
  back(): void;
  send(action: string): void;
  takeBack(): void;
  look(): void;
  say(what: "changed" | "own" | "asked"): void;
}

export class Keyboard {
  readonly #deeds: Deeds;
  readonly #table: () => HTMLElement | undefined;

  constructor(table: () => HTMLElement | undefined, deeds: Deeds) {
    this.#table = table;
    this.#deeds = deeds;
  }

  /** For the help; digits and arrows are only named here. */
  get named(): Key[] {
    const deeds = this.#deeds;
    const name = (key: string, does: string, press = (): void => undefined): Key => ({
      key,
      does,
      press,
    });
    return [
      name("1 to 5", "pick a card of your hand; 6 is Out to Lunch"),
      name("arrows", "lead from card to card and to the answers"),
      name("Enter key", "plays the card that is lifted, or sends your discards; skips a film"),
      name("Space", "marks a card to be discarded"),
      name("Esc key", "puts the card back"),
      name("P", "passes, or lets a sneaky card happen", () => {
        deeds.send("pass");
        deeds.send("accept");
      }),
      name("A", "passes for the rest of the round", () => deeds.send("pass ahead")),
      name("E", "pays to escape from a predator", () => deeds.send("escape")),
      name("G", "gives the strategy up", () => deeds.send("give up")),
      name("U", "takes back", () => deeds.takeBack()),
      name("I", "looks at the card closely", () => deeds.look()),
      name("W", "says what has changed", () => deeds.say("changed")),
      name("H", "says what you hold", () => deeds.say("own")),
      name("L", "says what is asked of you", () => deeds.say("asked")),
    ];
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    const there = event.target instanceof HTMLElement ? event.target : null;
    if (there?.closest("input, textarea, select") || !this.#act(event.key, there)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** True if the key meant something here. */
  #act(key: string, there: HTMLElement | null): boolean {
    const deeds = this.#deeds;
    const confirms = key === "Enter" || key === " ";
    const button = there?.closest("button, a, summary") ?? null;
    if (deeds.filming() && (confirms || key === "Escape")) {
      // Buttons beside the cards, such as the menu's, keep their keys.
      if (confirms && button && !button.matches("[data-stop]")) return false;
      deeds.skip();
      return true;
    }
    if (key === "Escape") {
      deeds.back();
      return true;
    }
    const sends = key === "Enter" && deeds.marking() && button?.matches("[data-card]");
    if (confirms) return (!button || !!sends) && deeds.confirm();
    return this.#lead(key, there, button) || this.#pick(key);
  }

  #lead(key: string, there: HTMLElement | null, button: Element | null): boolean {
    const stops = [...(this.#table()?.querySelectorAll<HTMLElement>("button[data-stop]") ?? [])];
    const from = stops.indexOf(there!);
    const to = button && from < 0 ? null : ledTo(key, from, stops.length);
    // Elsewhere, such as in the log, arrows scroll.
    if (to === null || there?.closest("aside, .ending")) return false;
    stops[to]!.focus();
    return true;
  }

  #pick(key: string): boolean {
    const hand = this.#deeds.hand();
    const card = hand && shortcuts.on ? cardOfDigit(key, hand) : null;
    if (card === null) return false;
    this.#deeds.touch(card);
    requestAnimationFrame(() =>
      this.#table()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus(),
    );
    return true;
  }
}
