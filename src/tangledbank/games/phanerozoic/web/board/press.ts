/** A tap picks; a long press, a right click or the key i looks closer. */

import type { Attachment } from "svelte/attachments";

const HELD = 480;
const MOVED = 9;

export function press(on: { tap: () => void; hold: () => void }): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: [number, number] = [0, 0];
    let held = false;
    const release = (): void => clearTimeout(timer);
    const hold = (): void => {
      release();
      // A phone reports its own long press as a right click besides: look once.
      if (!held) on.hold();
      held = true;
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      "pointerdown",
      (event) => {
        held = false;
        start = [event.clientX, event.clientY];
        release();
        if (event.button !== 0) return;
        timer = setTimeout(() => {
          hold();
          swallowClick();
        }, HELD);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MOVED) release();
      },
      { signal },
    );
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(name, release, { signal });
    element.addEventListener(
      "contextmenu",
      (event) => {
        event.preventDefault();
        hold();
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      (event) => {
        held = false;
        if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        on.hold();
      },
      { signal },
    );
    // Enter and Space click too.
    element.addEventListener("click", () => (held ? undefined : on.tap()), { signal });
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
