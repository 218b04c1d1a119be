/** A tap touches; a long press, a right click or the key i looks closer. */

import type { Attachment } from "svelte/attachments";
import { Hold } from "#shell/lib/hold";

export function press(on: { tap: () => void; hold: () => void }): Attachment<HTMLElement> {
  return (element) => {
    const hold = new Hold(element, () => on.hold());
    // Enter and Space click too.
    const click = (): void => {
      if (!hold.held) on.tap();
    };
    element.addEventListener("click", click);
    return () => {
      hold.end();
      element.removeEventListener("click", click);
    };
  };
}
