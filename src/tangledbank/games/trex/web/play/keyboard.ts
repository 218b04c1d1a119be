/** The keys of the table: digits touch cards, letters name spots. */

import { named, TableKeyboard, type TableDeeds } from "#shell/play/keyboard";
import { keys as shortcuts, type Key } from "#shell/controls/keys.svelte";
import { spotOfArrow, spotOfLetter, thingOfDigit } from "./keys.ts";
import type { Thing } from "./things.ts";

interface Deeds extends TableDeeds {
  /** What digits touch, in its order. */
  digits(): readonly Thing[];
  /** The spots that may be chosen now. */
  spots(): readonly Thing[];
  /** The spot that is chosen already. */
  spot(): Thing | undefined;
  touchThing(thing: Thing): void;
  /** A card is to be laid: arrows choose its spot. Else they only lead there. */
  plays(): boolean;
  /** A card asks at its spot how it shall lie. */
  placing(): boolean;
  /** Does what is chosen; false if nothing is. */
  confirm(open: boolean): boolean;
  open(): void;
  decline(): void;
  keep(): void;
  redraw(): void;
  note(): void;
}

const buttonOf = (thing: Thing): string => `button[data-thing="${thing}"]`;

export class Keyboard extends TableKeyboard<Deeds> {
  #shift = false;

  /** For the help; digits, arrows and the letters of spots are only named here. */
  get named(): Key[] {
    const deeds = this.deeds;
    return [
      named("1 to 9", "chooses a card; 0 is a How-de-do"),
      named("A to F", "chooses a spot, from left to right"),
      named("arrows", "lead from card to card; with a card chosen, from spot to spot"),
      named("Enter key", "lays the card down, or does what is chosen"),
      named("Esc key", "puts the card back"),
      named("O", "lays the card open", () => deeds.open()),
      named("P", "passes, or leaves it", () => deeds.decline()),
      named("K", "keeps the first hand", () => deeds.keep()),
      named("R", "takes another first hand", () => deeds.redraw()),
      named("N", "notes what a hidden card might be", () => deeds.note()),
      ...this.common,
    ];
  }

  override press(event: KeyboardEvent): void {
    this.#shift = event.shiftKey;
    super.press(event);
  }

  protected confirm(key: string, there: HTMLElement | null, button: Element | null): boolean {
    if (there?.closest("aside, .ending, form")) return false;
    // A chosen card keeps the focus while its spot is named: Enter means the spot then.
    const meant = !button || (this.deeds.placing() && button.matches("[data-thing]"));
    return key === "Enter" && meant && this.deeds.confirm(this.#shift);
  }

  protected pick(key: string): boolean {
    return this.#turn(key) || (shortcuts.on && (this.#name(key) || this.#digit(key)));
  }

  /** With a card chosen, arrows go from spot to spot. */
  #turn(key: string): boolean {
    const chosen = this.deeds.spot();
    const spot = spotOfArrow(key, this.deeds.spots(), chosen);
    if (!spot) return false;
    if (!this.deeds.plays()) this.focus(buttonOf(spot));
    else if (spot !== chosen) this.deeds.touchThing(spot);
    return true;
  }

  #name(key: string): boolean {
    const spot = spotOfLetter(key, this.deeds.spots());
    if (spot) this.deeds.touchThing(spot);
    return spot !== undefined;
  }

  #digit(key: string): boolean {
    const thing = thingOfDigit(key, this.deeds.digits());
    if (!thing) return false;
    this.deeds.touchThing(thing);
    this.focus(buttonOf(thing));
    return true;
  }
}
