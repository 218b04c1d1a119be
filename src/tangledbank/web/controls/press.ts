/** A tap acts; a long press or a right click looks closer. */

import type { Attachment } from "svelte/attachments";
import { Hold } from "./hold";

export interface Press {
  tap(): void;
  hold(): void;
  /** While it has the focus, this key looks closer too. */
  key?: string | undefined;
}

export function press(on: Press): Attachment<HTMLElement> {
  return (element) => {
    const hold = new Hold(element, () => on.hold());
    const key = (event: KeyboardEvent): void => {
      if (event.key !== on.key || event.ctrlKey || event.metaKey || event.altKey) return;
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
