/** A tap picks; a long press, a right click or the key i looks closer. */

import type { Attachment } from "svelte/attachments";
import { Hold } from "#shell/lib/hold";

export function press(on: { tap: () => void; hold: () => void }): Attachment<HTMLElement> {
  return (element) => {
    const hold = new Hold(element, () => on.hold());
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      on.hold();
    };
    // Enter and Space click too.
    const click = (): void => {
      if (!hold.held) on.tap();
    };
    element.addEventListener("keydown", key);
    element.addEventListener("click", click);
    return () => {
      hold.end();
      element.removeEventListener("keydown", key);
      element.removeEventListener("click", click);
    };
  };
}
