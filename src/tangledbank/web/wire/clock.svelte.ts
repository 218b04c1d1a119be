/** A clock that ticks every second while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const watch = createSubscriber((tick) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds; in a template or an effect it is asked again every second. */
export function now(): number {
  watch();
  return performance.now();
}
