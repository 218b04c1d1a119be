/** The keys of a game that is looked at again. */
import { isChord, keys, type Key } from "../controls/keys.svelte";
import { films } from "../film/reel.svelte";
import { lookingKey, type Keyboard } from "../play/keyboard";

/** What the keys lead to. */
export interface ReplayDeeds {
  back(): void;
  forth(): void;
  turn(way: -1 | 1): void;
  mistake(way: -1 | 1): void;
  toggle(): void;
  first(): void;
  last(): void;
}

export class ReplayKeyboard implements Keyboard {
  readonly named: Key[];
  /** Where arrows lead from card to card, they belong to the table, and in a film to the film. */
  readonly #own: Record<string, () => void>;
  readonly #bar: () => HTMLElement | undefined;

  constructor(bar: () => HTMLElement | undefined, deeds: ReplayDeeds) {
    this.#bar = bar;
    this.named = [
      lookingKey(",", "one step back", deeds.back),
      lookingKey(".", "one step on", deeds.forth),
      lookingKey("[", "back to the turn before", () => deeds.turn(-1)),
      lookingKey("]", "on to the next turn", () => deeds.turn(1)),
      lookingKey("M", "on to the next mistake of an analysed game", () => deeds.mistake(1)),
      lookingKey("P", "plays the game by itself, and stops it", deeds.toggle),
      lookingKey(
        "arrows, Home, End",
        "one step, to the deal, to the end, if no card has the focus",
      ),
    ];
    this.#own = {
      ArrowLeft: deeds.back,
      ArrowRight: deeds.forth,
      Home: deeds.first,
      End: deeds.last,
    };
  }

  /** Before they reach the table, which may have a use of its own for every key. */
  press(event: KeyboardEvent): void {
    if (isChord(event) || event.isComposing) return;
    const there = event.target instanceof Element ? event.target : null;
    if (document.querySelector("dialog:modal") || there?.closest("textarea, select")) return;
    const act = this.#named(event.key) ?? (this.#isFree(there) ? this.#own[event.key] : undefined);
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }

  #named(pressed: string): (() => void) | undefined {
    if (!keys.on) return undefined;
    return this.named.find(({ key }) => key.toLowerCase() === pressed.toLowerCase())?.press;
  }

  /** Whether the bar may have the arrows. */
  #isFree(there: Element | null): boolean {
    if (this.#bar()?.contains(there) && !there?.closest("[popover]")) return true;
    return films.size === 0 && (!there || there.matches("body, .gametable"));
  }
}
