/** The film of a frame, and the machine that shows it.
 *
 *  const reel = new Reel();
 *  reel.load(before, frame)      makes scenes of the frame's events and plays them; false: none.
 *                                While a film runs, the new scenes follow the old ones.
 *  reel.running                  while true, the board shows reel.plants and reel.animals,
 *                                marks={reel.focus} and showing={reel.showing}
 *  reel.caption, reel.position   the scene's sentence; "3 of 9"
 *  reel.pause(), play(), toggle(), forward(), back(), faster(), skip(); <Film {reel} /> has them all */

import type { Frame } from "#shell/lib/wire";
import type { Species, View } from "../view.ts";
import { filmOf, type Rows, type Scene, type SceneKind } from "./scenes.ts";

/** A scene on the board: how long things move in it, and its number among all ever shown. */
export interface Showing {
  scene: Scene;
  motion: number;
  turn: number;
}

export type Speed = 1 | 2 | 4;

/** Milliseconds for each scene at the usual speed. */
const LENGTH: Record<SceneKind, number> = {
  "nature began": 600,
  grew: 700,
  ate: 900,
  shrank: 700,
  "died out": 900,
  raised: 700,
  favoured: 900,
  struck: 900,
  evolved: 900,
  returned: 800,
  mutated: 800,
};
/** Nothing moves longer than this, and the last part of a scene is always still. */
const MOTION = 360;
const MOVING_PART = 0.4;
/** A still picture stays for as long as its sentence takes to read. */
const READING = 1400;
const READING_LETTER = 45;

const lessMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Reel {
  scenes = $state.raw<Scene[]>([]);
  /** The scene that is shown, counted from 0. */
  at = $state(0);
  running = $state(false);
  paused = $state(false);
  speed = $state<Speed>(1);

  #after = $state.raw<Rows>({ plants: [], animals: [] });
  #turn = $state(0);
  #goesOn = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  load(before: View | Rows, frame: Pick<Frame, "events" | "view">): boolean {
    const take = filmOf(this.running ? this.#after : before, frame);
    if (!take.scenes.length) return false;
    this.#after = take.after;
    if (this.running) {
      this.scenes = [...this.scenes, ...take.scenes];
      return true;
    }
    this.scenes = take.scenes;
    this.running = true;
    this.paused = false;
    this.#show(0);
    return true;
  }

  get scene(): Scene | null {
    return this.running ? (this.scenes[this.at] ?? null) : null;
  }

  get plants(): Species[] {
    return this.scene?.plants ?? this.#after.plants;
  }

  get animals(): Species[] {
    return this.scene?.animals ?? this.#after.animals;
  }

  /** The one that acts is lit; if nobody does, the one to whom it happens. */
  get focus(): Record<string, "lit"> {
    const one = this.scene?.actor ?? this.scene?.target;
    return one && this.scene?.kind !== "died out" ? { [one]: "lit" } : {};
  }

  get showing(): Showing | null {
    const scene = this.scene;
    if (!scene) return null;
    // Going back shows how it was; nothing flies backwards.
    const moves = this.#goesOn && !lessMotion();
    const motion = moves ? Math.min(MOTION, this.#length(scene) * MOVING_PART) : 0;
    return { scene, motion, turn: this.#turn };
  }

  get caption(): string {
    return this.scene?.sentence ?? "";
  }

  get position(): string {
    return this.running ? `${this.at + 1} of ${this.scenes.length}` : "";
  }

  play(): void {
    this.paused = false;
    this.#wait();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.paused) this.play();
    else this.pause();
  }

  /** One scene on, or the end. Who steps wants to look: the film waits. */
  forward(): void {
    this.pause();
    this.#next();
  }

  back(): void {
    this.pause();
    if (this.at > 0) this.#show(this.at - 1);
  }

  faster(): void {
    this.speed = this.speed === 1 ? 2 : this.speed === 2 ? 4 : 1;
    if (!this.paused) this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.scenes = [];
    this.at = 0;
  }

  #show(at: number): void {
    this.#goesOn = at === 0 || at > this.at;
    this.at = at;
    this.#turn += 1;
    this.#wait();
  }

  #next(): void {
    if (this.at + 1 < this.scenes.length) this.#show(this.at + 1);
    else this.skip();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const scene = this.scene;
    if (scene && !this.paused) this.#timer = setTimeout(() => this.#next(), this.#length(scene));
  }

  #length(scene: Scene): number {
    const reading = READING + scene.sentence.length * READING_LETTER;
    return (lessMotion() ? reading : LENGTH[scene.kind]) / this.speed;
  }
}
