/** How things move, or do not. */

import { prefersReducedMotion } from "svelte/motion";

/** Milliseconds for a motion; none for anyone who wants less motion. */
export function moving(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

/** As --out in the tokens. */
export const out = (t: number): number => 1 - (1 - t) ** 3;

/** A duration of the design, in milliseconds; 0 for anyone who wants no motion. */
export function lasting(table: HTMLElement, name: "--quick" | "--move" | "--turn"): number {
  const value = getComputedStyle(table).getPropertyValue(name).trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}
