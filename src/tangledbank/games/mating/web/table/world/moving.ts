/** How things move on the stage, or do not: anyone who wants less motion sees none. */

import type { TransitionConfig } from "svelte/transition";
import { moving, out } from "#shell/page/motion";

/** A card is turned: what it shows comes from its edge. */
export function turn(_: Element, { duration = 300 }: { duration?: number }): TransitionConfig {
  return {
    duration: moving(duration),
    easing: out,
    css: (t) => `transform:scaleX(${Math.max(0.02, t)});opacity:${Math.min(1, t * 3)}`,
  };
}

/** Walks in from another place of the stage: the first one that `from` finds. */
export function walk(
  node: Element,
  { from, delay = 0, duration = 340 }: { from: string; delay?: number; duration?: number },
): TransitionConfig {
  const stage = node.closest(".stage");
  const there = stage?.querySelector(from)?.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const unit = Number((stage as HTMLElement | null)?.dataset["unit"] ?? 1);
  const dx = there ? (there.x + there.width / 2 - here.x - here.width / 2) / unit : 0;
  const dy = there ? (there.y + there.height / 2 - here.y - here.height / 2) / unit : 0;
  return {
    delay: moving(delay),
    duration: moving(duration),
    easing: out,
    css: (t, u) => `transform:translate(${dx * u}px,${dy * u}px);opacity:${Math.min(1, t * 4)}`,
  };
}

/** Is no more. */
export function vanish(_: Element, { duration = 220 }: { duration?: number }): TransitionConfig {
  return {
    duration: moving(duration),
    css: (t) => `opacity:${t};transform:scale(${0.85 + 0.15 * t})`,
  };
}
