/**
 * A finger marks when it comes down, since whoever is first takes the cards. If it stays, the card
 * is looked at closely instead; if it turns out to scroll, nothing was meant.
 */

import type { Attachment } from "svelte/attachments";
import { Hold } from "#shell/controls/hold";

export interface Press {
  /** Mark, or take the mark back; true if something has changed. */
  touch(): boolean;
  /** What was just touched was not meant. */
  undo(): void;
  look(): void;
}

export function press(on: Press): Attachment<HTMLElement> {
  return (element) => {
    let changed = false;
    let down = false;
    const undo = (): void => {
      if (changed) on.undo();
      changed = false;
    };
    const hold = new Hold(element, () => {
      undo();
      on.look();
    });
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(name, heard, { signal: stop.signal });
    listen("pointerdown", (event) => {
      changed = false;
      if (event.button !== 0) return;
      down = true;
      changed = on.touch();
    });
    listen("pointercancel", () => {
      if (!hold.held) undo();
    });
    // Keys stay with whoever plays by keys: a click does not take the focus.
    listen("mousedown", (event) => event.preventDefault());
    // Enter, Space and assistive technology click without a finger coming down.
    listen("click", () => {
      if (!down) on.touch();
      down = false;
    });
    return () => {
      hold.end();
      stop.abort();
    };
  };
}
