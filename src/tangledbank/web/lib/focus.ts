/** After a move within the page, the new place takes the focus that the old one has lost. */
import { route } from "./route.svelte";

/** For a heading, or whatever is to be read first. */
export function takeFocus(place: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (route.moved && lost) place.focus({ preventScroll: true });
}
