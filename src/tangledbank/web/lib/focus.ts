/** After a move within the page, the new place's heading takes the focus, to be read first. */
import { route } from "./route.svelte";

export function takeFocus(heading: HTMLElement): void {
  if (route.moved) heading.focus({ preventScroll: true });
}
