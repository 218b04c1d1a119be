/** Where things are on the page, and moving what has come from elsewhere. */

import { lasting } from "#shell/page/motion";
import type { Anchor, Box } from "./flights.ts";

/** Every anchor that is drawn. */
export function seen(table: HTMLElement): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const node of table.querySelectorAll<HTMLElement>("[data-anchor]")) {
    // A pile takes its cards on top.
    const where = node.dataset["anchor"]!.startsWith("pile") ? node.lastElementChild : null;
    const { left, top, width } = (where ?? node).getBoundingClientRect();
    if (width > 0) boxes.set(node.dataset["anchor"]!, { x: left, y: top, width });
  }
  return boxes;
}

/** The next card lands this much later; longer would keep cards from being seen. */
const APART = 30;

/** New cards come from the deck or from a pile; their buttons are in place from the beginning. */
export function land(
  table: HTMLElement,
  arrivals: ReadonlyMap<string, Anchor>,
  before: ReadonlyMap<string, Box>,
): void {
  const duration = lasting(table, "--move");
  if (duration === 0) return;
  let landed = 0;
  for (const [card, whence] of arrivals) {
    const from = before.get(whence);
    const button = table.querySelector(`button[data-card="${card}"]`);
    const face = button?.parentElement?.querySelector<HTMLElement>(".face");
    if (!face || !from) continue;
    const to = face.getBoundingClientRect();
    if (to.width === 0) continue;
    const [x, y] = [from.x - to.left, from.y - to.top];
    face.animate(
      [
        {
          transformOrigin: "0 0",
          transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}) rotate(-8deg)`,
          opacity: 0.4,
          zIndex: 9,
        },
        { transformOrigin: "0 0", transform: "none", opacity: 1, zIndex: 9 },
      ],
      {
        duration,
        delay: landed * APART,
        easing: "cubic-bezier(.2,.8,.2,1)",
        fill: "backwards",
      },
    );
    landed += 1;
  }
}
