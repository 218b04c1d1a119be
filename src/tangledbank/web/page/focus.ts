/** The focus goes on when the place that had it is gone. */
import { tick } from "svelte";
import { route } from "./route.svelte";

/** After a move within the page, for a heading, or whatever is to be read first. */
export function takeFocus(place: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (route.moved && lost) place.focus({ preventScroll: true });
}

/** Changes something on the page. What is gone takes the focus with it: it goes on to `next`. */
export function keepFocus(place: HTMLElement | undefined, next: string, change: () => void): void {
  const focus = document.activeElement;
  change();
  if (!place?.contains(focus)) return;
  void tick().then(() => {
    if (focus && !focus.isConnected)
      place.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
}
