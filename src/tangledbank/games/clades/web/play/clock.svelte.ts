/** The table's time on this page. It follows the stamps of frames, never the clock on the wall. */

import { createSubscriber } from "svelte/reactivity";

/** A frame that comes this much later than its stamp says that the table has stood still meanwhile. */
const STANDSTILL = 1500;
const STEP = 100;

export class Clock {
  #ahead: number | null = null;
  #watch = createSubscriber((tick) => {
    const timer = setInterval(tick, STEP);
    return () => clearInterval(timer);
  });

  constructor(private readonly here: () => number = () => performance.now()) {}

  /** A frame has come, made at this table time. The quickest one tells the time best. */
  hear(at: number, fresh: boolean): void {
    const ahead = at - this.here();
    const known = this.#ahead;
    if (fresh || known === null || ahead > known || ahead < known - STANDSTILL) this.#ahead = ahead;
  }

  /** Table time in milliseconds. */
  get time(): number {
    return Math.max(0, Math.round(this.here() + (this.#ahead ?? 0)));
  }

  /** The same; templates and effects that ask for it are asked again as time goes by. */
  get ticking(): number {
    this.#watch();
    return this.time;
  }

  /** How long until then; 0 once it is past. Stops ticking with it. */
  until(then: number | null): number {
    if (then === null) return 0;
    const left = then - this.time;
    if (left > -STEP) this.#watch();
    return Math.max(0, left);
  }
}

/** `1.3 s`, `12 s`: tenths while they matter. */
export function seconds(ms: number): string {
  return ms < 9950 ? `${(Math.ceil(ms / 100) / 10).toFixed(1)} s` : `${Math.ceil(ms / 1000)} s`;
}

/** `0:07`, `12:34`, with tenths if somebody races: `1:02.4`. */
export function stopwatch(ms: number, tenths = false): string {
  const whole = Math.floor(ms / 1000);
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return tenths ? `${clock}.${Math.floor((ms % 1000) / 100)}` : clock;
}
