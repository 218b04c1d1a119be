/**
 * A finger marks when it comes down, since whoever is first takes the cards. If it stays, the card
 * is looked at closely instead; if it turns out to scroll, nothing was meant.
 */

import type { Attachment } from "svelte/attachments";

const HELD = 480;
const MOVED = 9;

export interface Press {
  /** Mark, or take the mark back; true if something has changed. */
  touch(): boolean;
  /** What was just touched was not meant. */
  undo(): void;
  look(): void;
}

export function press(on: Press): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: [number, number] = [0, 0];
    let changed = false;
    let down = false;
    let held = false;
    const stop = new AbortController();
    const { signal } = stop;
    const release = (): void => clearTimeout(timer);
    const undo = (): void => {
      if (changed) on.undo();
      changed = false;
    };
    const hold = (): void => {
      release();
      // A phone reports its own long press as a right click besides: look once.
      if (!held) {
        undo();
        on.look();
      }
      held = true;
    };
    const listen = <K extends keyof HTMLElementEventMap>(
      names: K[],
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => {
      for (const name of names) element.addEventListener(name, heard, { signal });
    };
    listen(["pointerdown"], (event) => {
      held = false;
      changed = false;
      release();
      if (event.button !== 0) return;
      down = true;
      start = [event.clientX, event.clientY];
      changed = on.touch();
      timer = setTimeout(() => {
        hold();
        swallowClick();
      }, HELD);
    });
    listen(["pointermove"], (event) => {
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MOVED) release();
    });
    listen(["pointerup", "pointerleave"], release);
    listen(["pointercancel"], () => {
      release();
      if (!held) undo();
    });
    listen(["contextmenu"], (event) => {
      event.preventDefault();
      hold();
    });
    // Keys stay with who plays by keys: a click does not take the focus.
    listen(["mousedown"], (event) => event.preventDefault());
    // Enter, Space and assistive technology click without a finger coming down.
    listen(["click"], () => {
      if (!down) on.touch();
      down = false;
    });
    return () => {
      release();
      stop.abort();
    };
  };
}

/** A finger that has held is lifted over whatever it has opened: that is no tap on it. */
function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal });
  addEventListener("pointerdown", () => stop.abort(), { capture: true, signal });
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => setTimeout(() => stop.abort(), 60), { capture: true, signal });
}
