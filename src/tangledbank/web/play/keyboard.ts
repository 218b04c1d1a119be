/** The keys of a table: letters live with the shell's shortcuts, the others are heard here. */

import { flushSync } from "svelte";
import { ledAround } from "./roving";
import { say } from "../page/announcer.svelte";
import type { Ground } from "../table/ground.svelte";
import type { Key } from "../controls/keys.svelte";
import type { Lamp } from "./lamp.svelte";
import type { Reel, Scene } from "../film/reel.svelte";

/** What a table tells about itself, in sentences. */
export interface Telling {
  /** What has changed since the seat acted. */
  changed(): string;
  /** What the seat holds. */
  own(): string;
  asked(): string;
}

/** What every table can do. */
export interface TableDeeds {
  /** While its film runs, Space pauses it, arrows step, Enter and Escape end it. */
  reel: Pick<Reel<Scene>, "running" | "toggle" | "back" | "forward" | "skip">;
  /** As a finger would touch it. */
  touchCard(card: string): void;
  /** Puts things back. */
  back(): void;
  takeBack(): void;
  /** Looks at a card closely: at the one in focus, or else at the one that is held. */
  look(card: string): void;
  held(): string | null;
  /** Hints, if there are any. */
  readonly lamp?: Pick<Lamp, "hold" | "enough" | "isHeld" | "isHere">;
  tell: Telling;
}

/** What hears the keys of a table, and names them for the help. */
export interface Keyboard {
  readonly named: Key[];
  press(event: KeyboardEvent): void;
}

/** A key for the help; without `press` it is only named there. */
export const named = (key: string, does: string, press = (): void => undefined): Key => ({
  key,
  does,
  press,
});

/** A key that looks and does nothing. */
export const lookingKey = (key: string, does: string, press?: () => void): Key => ({
  ...named(key, does, press),
  looks: true,
});

/** A key that touches the card of this number: `1` to `9`. */
export function cardOfDigit<T>(key: string, cards: readonly T[]): T | undefined {
  return /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
}

/** The card that has the focus, or whose place has it. */
export function cardInFocus(): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>("[data-card]");
  return focused?.dataset["card"];
}

export abstract class TableKeyboard<Deeds extends TableDeeds> implements Keyboard {
  protected readonly deeds: Deeds;
  readonly #ground: Ground;

  constructor(ground: Ground, deeds: Deeds) {
    this.#ground = ground;
    this.deeds = deeds;
  }

  abstract get named(): Key[];

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
    const { deeds } = this;
    const { tell } = deeds;
    return [
      lookingKey("in a film", "Space stops it and lets it go on, arrows step, Enter skips"),
      named("U", "takes back", () => deeds.takeBack()),
      ...(deeds.lamp?.isHere
        ? [named("Q", "holds a lamp: a hint, in three steps", () => void deeds.lamp?.hold())]
        : []),
      lookingKey("I", "looks at the card closely", () => this.#look()),
      lookingKey("W", "says what has changed", () => say(tell.changed())),
      lookingKey("H", "says what you hold", () => say(tell.own())),
      lookingKey("L", "says what is asked of you", () => say(tell.asked())),
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
    this.deeds.touchCard(card);
    this.focus(`button[data-card="${card}"], [data-card="${card}"] > button`);
  }

  /** At once: the next key is meant for it. */
  protected focus(button: string): void {
    flushSync();
    this.#ground.element?.querySelector<HTMLElement>(button)?.focus();
  }

  /** True if the key meant something here. */
  #act(key: string, there: HTMLElement | null): boolean {
    const confirms = key === "Enter" || key === " ";
    const button = there?.closest("button, a, summary") ?? null;
    // Buttons beside the cards, such as the film's own, keep their keys.
    const isOwn = button !== null && !button.matches("[data-stop], [data-card]");
    if (this.deeds.reel.running && confirms && isOwn) return false;
    if (this.deeds.reel.running && this.#film(key)) return true;
    if (key === "Escape") {
      if (this.#ground.drawer) this.#ground.drawer = false;
      else if (this.deeds.lamp?.isHeld) this.deeds.lamp.enough();
      else this.deeds.back();
      return true;
    }
    if (confirms) return this.confirm(key, there, button);
    return this.#lead(key, there, button) || this.pick(key);
  }

  #film(key: string): boolean {
    const { reel } = this.deeds;
    if (key === " ") reel.toggle();
    else if (key === "ArrowLeft") reel.back();
    else if (key === "ArrowRight") reel.forward();
    else if (key === "Enter" || key === "Escape") reel.skip();
    else return false;
    return true;
  }

  #look(): void {
    const card = cardInFocus() ?? this.deeds.held();
    if (card) this.deeds.look(card);
  }

  #lead(key: string, there: HTMLElement | null, button: Element | null): boolean {
    const stops = [
      ...(this.#ground.element?.querySelectorAll<HTMLElement>("button[data-stop]") ?? []),
    ];
    const from = stops.indexOf(there!);
    const to = button && from < 0 ? null : ledAround(key, from, stops.length);
    // Elsewhere, such as in the log, arrows scroll.
    if (to === null || there?.closest("aside, .ending")) return false;
    stops[to]!.focus();
    return true;
  }
}
