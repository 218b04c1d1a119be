/** A long press, or the mouse's other button: both look closer. */

const HELD = 480;
const MOVED = 9;

export class Hold {
  /** The finger that came down last has held: what follows is no tap. */
  held = false;
  readonly #stop = new AbortController();
  readonly #onhold: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, onhold: () => void) {
    this.#onhold = onhold;
    const { signal } = this.#stop;
    let start: [number, number] = [0, 0];
    element.addEventListener(
      "pointerdown",
      (event) => {
        this.held = false;
        start = [event.clientX, event.clientY];
        this.#release();
        if (event.button !== 0) return;
        this.#timer = setTimeout(() => {
          this.#hold();
          swallowClick();
        }, HELD);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MOVED) this.#release();
      },
      { signal },
    );
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(name, () => this.#release(), { signal });
    element.addEventListener(
      "contextmenu",
      (event) => {
        event.preventDefault();
        this.#hold();
      },
      { signal },
    );
    // A key that follows means itself.
    element.addEventListener("keydown", () => (this.held = false), { signal });
  }

  end(): void {
    this.#release();
    this.#stop.abort();
  }

  #release(): void {
    clearTimeout(this.#timer);
  }

  #hold(): void {
    this.#release();
    // A phone also reports its own long press as a right click: look once.
    if (!this.held) this.#onhold();
    this.held = true;
  }
}

/** A finger that has held is lifted over whatever it has opened: that is no tap on it. */
function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal });
  addEventListener("pointerdown", () => stop.abort(), { capture: true, signal });
  for (const name of ["pointerup", "pointercancel"])
    addEventListener(name, () => setTimeout(() => stop.abort(), 60), { capture: true, signal });
}
