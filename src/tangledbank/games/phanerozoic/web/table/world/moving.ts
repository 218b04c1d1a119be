/** How things move on the board, or do not: anyone who wants less motion sees none. */

import type { TransitionConfig } from "svelte/transition";
import { moving, out } from "#shell/page/motion";

/** Comes into being, from somewhere else on the board if it is known where. */
export function arrive(
  _: Element,
  {
    from = [0, 0],
    delay = 0,
    duration = 240,
  }: { from?: [number, number]; delay?: number; duration?: number },
): TransitionConfig {
  const [dx, dy] = from;
  return {
    delay: moving(delay),
    duration: moving(duration),
    easing: out,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 2)};transform:translate(${dx * u}px,${dy * u}px) scale(${0.8 + 0.2 * t})`,
  };
}

/** Is no more. */
export function vanish(
  _: Element,
  { delay = 0, duration = 200 }: { delay?: number; duration?: number },
): TransitionConfig {
  return {
    delay: moving(delay),
    duration: moving(duration),
    css: (t) => `opacity:${t};filter:grayscale(1);transform:scale(${0.85 + 0.15 * t})`,
  };
}

/** A tucked card slides out from under its species, and back. */
export function slide(_: Element, { x = 0, y = 0 }: { x?: number; y?: number }): TransitionConfig {
  return {
    duration: moving(240),
    easing: out,
    css: (_t, u) => `transform:translate(${x * u}px,${y * u}px)`,
  };
}
