/** The keys of a table: letters live with the shell's shortcuts, the others are heard here. */

import type { Key } from "./keys.svelte";

/** What every table can do. */
export interface TableDeeds {
  /** A film runs: Enter, Space and Escape end it. */
  filming(): boolean;
  skip(): void;
  touch(card: string): void;
  /** Closes what is open, or puts things back. */
  back(): void;
  takeBack(): void;
  look(): void;
  say(what: "changed" | "own" | "asked"): void;
}

/** A key for the help; without `press` it is only named there. */
export const named = (key: string, does: string, press = (): void => undefined): Key => ({
  key,
  does,
  press,
});

export abstract class TableKeyboard<Deeds extends TableDeeds> {
  protected readonly deeds: Deeds;
  readonly #table: () => HTMLElement | undefined;

  constructor(table: () => HTMLElement | undefined, deeds: Deeds) {
    this.#table = table;
    this.deeds = deeds;
  }

  /** Enter or Space, with the focus there, perhaps on a button. True if it meant something. */
  protected abstract confirm(
    key: string,
    there: HTMLElement | null,
    button: Element | null,
  ): boolean;

  /** Any other key that leads nowhere. */
  protected abstract pick(key: string): boolean;

  /** The keys that all tables have, for the help. */
  protected get common(): Key[] {
    const deeds = this.deeds;
    return [
      named("U", "takes back", () => deeds.takeBack()),
      named("I", "looks at the card closely", () => deeds.look()),
      named("W", "says what has changed", () => deeds.say("changed")),
      named("H", "says what you hold", () => deeds.say("own")),
      named("L", "says what is asked of you", () => deeds.say("asked")),
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

  /** Touches a card, and the focus follows it to where it lies then. */
  protected touch(card: string): void {
    this.deeds.touch(card);
    requestAnimationFrame(() =>
      this.#table()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus(),
    );
  }

  /** True if the key meant something here. */
  #act(key: string, there: HTMLElement | null): boolean {
    const confirms = key === "Enter" || key === " ";
    const button = there?.closest("button, a, summary") ?? null;
    if (this.deeds.filming() && (confirms || key === "Escape")) {
      // Buttons beside the cards, such as the menu's, keep their keys.
      if (confirms && button && !button.matches("[data-stop]")) return false;
      this.deeds.skip();
      return true;
    }
    if (key === "Escape") {
      this.deeds.back();
      return true;
    }
    if (confirms) return this.confirm(key, there, button);
    return this.#lead(key, there, button) || this.pick(key);
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
}

/** Where an arrow leads from the place at `from` (-1: from elsewhere); places go around. */
export function ledTo(key: string, from: number, many: number): number | null {
  if (many === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % many;
    case "ArrowLeft":
    case "ArrowUp":
      return from < 0 ? many - 1 : (from - 1 + many) % many;
    default:
      return null;
  }
}
