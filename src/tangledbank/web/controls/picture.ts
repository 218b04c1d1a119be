/** How a drawn card speaks: it is a picture with a name, unless what it lies in speaks for it. */

import type { HTMLAttributes } from "svelte/elements";

export function asPicture(name: string, decorative: boolean): HTMLAttributes<HTMLElement> {
  return decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
}
