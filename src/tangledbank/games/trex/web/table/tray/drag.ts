/** A card of the hand is dragged to a spot: there it says how it may lie, and where it is let go, it lies. */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Whether there is anywhere to go. */
  may(): boolean;
  /** The card is over a spot, or over none; false if it may not lie there. */
  over(spot: number | null): boolean;
  /** It is let go over a spot, perhaps on one of the places there. */
  drop(mode: "down" | "open" | null): void;
  cancel(): void;
}

const MOVED = 9;

export function drag(on: Drag): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController();
    const { signal } = stop;
    let start: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let isOver = false;

    function begin(event: PointerEvent): void {
      if (event.button === 0 && on.may()) {
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      }
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(x, y) <= MOVED) return;
        element.setPointerCapture(event.pointerId);
        ghost = ghostOf(element);
      }
      event.preventDefault();
      ghost.style.translate = `${x}px ${y}px`;
      const spot = placeAt(event)?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
      isOver = on.over(spot === undefined ? null : Number(spot)) && spot !== undefined;
    }
    function end(event: PointerEvent): void {
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      swallowClick();
      const mode = placeAt(event)?.closest<HTMLElement>("[data-mode]")?.dataset["mode"];
      if (event.type === "pointerup" && isOver) on.drop((mode as "down" | "open") ?? null);
      else on.cancel();
      isOver = false;
    }

    element.addEventListener("pointerdown", begin, { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const name of ["pointerup", "pointercancel"] as const)
      element.addEventListener(name, end, { signal });
    return () => {
      stop.abort();
      ghost?.remove();
    };
  };
}

/** What lies under the pointer; the ghost lets it through. */
const placeAt = (event: PointerEvent): Element | null =>
  document.elementFromPoint(event.clientX, event.clientY);

/** A likeness of the card that follows the pointer; it stays within the table, whose colours it has. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.style.setProperty("--w", `${width}px`);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "60",
    opacity: "0.92",
    pointerEvents: "none",
  });
  element.closest("main")?.append(ghost);
  return ghost;
}

/** The click that ends a drag is no touch. */
function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal });
  setTimeout(() => stop.abort(), 60);
}
