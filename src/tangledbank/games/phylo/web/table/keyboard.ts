/** The keys of the table: letters live with the shell's shortcuts, the others are heard here. */

import { keys as shortcuts, type Key } from "#shell/lib/keys.svelte";
import { ledTo, LETTERS } from "./keys.ts";

interface Deeds {
  /** A film runs: Enter, Space and Escape end it. */
  filming(): boolean;
  skip(): void;
  /** The cards that digits touch, in their order. */
  cards(): readonly string[];
  touch(card: string): void;
  /** An event looks for its target: letters name it. */
  naming(): boolean;
  aim(at: number): void;
  /** Sends the drop, if cards are marked; or the aims. False if there is nothing to send. */
  draw(): boolean;
  ready(): boolean;
  /** Closes what is open, or puts things back. */
  back(): void;
  send(action: string): void;
  takeBack(): void;
  odds(): void;
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

  /** For the help; digits, arrows and the letters of seats are only named here. */
  get named(): Key[] {
    const deeds = this.#deeds;
    const name = (key: string, does: string, press = (): void => undefined): Key => ({
      key,
      does,
      press,
    });
    return [
      name("1 to 5", "marks a card to drop, or picks an event; again takes it back"),
      name("arrows", "lead from card to card and to the answers"),
      name("Enter key", "marks the card in focus; elsewhere draws, and skips a film"),
      name("A to E", "aims the picked event at a seat, clockwise from your left"),
      name("Esc key", "puts everything back"),
      name("D", "draws", () => void deeds.draw()),
      name("K", "keeps all cards", () => deeds.send("keep all")),
      name("R", "says that you are ready", () => void deeds.ready()),
      name("O", "shows or hides the odds", () => deeds.odds()),
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
    if (confirms) return !button && !there?.closest("aside, .ending") && deeds.draw();
    return this.#lead(key, there, button) || this.#name(key) || this.#pick(key);
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

  #name(key: string): boolean {
    const at = LETTERS.indexOf(key.toUpperCase());
    if (at < 0 || !shortcuts.on || !this.#deeds.naming()) return false;
    this.#deeds.aim(at);
    return true;
  }

  #pick(key: string): boolean {
    if (!/^[1-9]$/.test(key) || !shortcuts.on) return false;
    const card = this.#deeds.cards()[Number(key) - 1];
    if (card === undefined) return false;
    this.#deeds.touch(card);
    requestAnimationFrame(() =>
      this.#table()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus(),
    );
    return true;
  }
}
