/** How links move, or do not: anyone who wants less motion sees none. */

import { prefersReducedMotion } from "svelte/motion";

/** Milliseconds for a motion. */
export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
