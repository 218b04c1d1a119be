/** The film of a frame, and the machine that shows it.
 *
 *  const reel = new Reel(() => cards, nameOf);
 *  reel.load(before, frame)    makes scenes of the frame's events and plays them; false: none.
 *                              While a film runs, the new scenes follow the old ones.
 *  reel.running                while true, the stage shows reel.view with showing={reel.showing}
 *  reel.caption, position      what happens, in words; "3 of 9"
 *  reel.skip(), faster(), toggle(); <Film {reel} /> has them all */

import type { Frame } from "#shell/lib/wire";
import type { View } from "../view.ts";
import type { Cards } from "./changed.ts";
import { filmOf, type Scene, type SceneKind } from "./scenes.ts";

/** A scene on the stage: how long things move in it, and its number among all ever shown. */
export interface Showing extends Scene {
  motion: number;
  turn: number;
}

export type Speed = 1 | 2 | 4;

/** Milliseconds for each scene at the usual speed. */
const LENGTH: Record<SceneKind, number> = {
  reveal: 1100,
  environment: 1100,
  roll: 900,
  hunted: 900,
  escaped: 900,
  hid: 900,
  eaten: 1000,
  "no prey": 700,
  scarce: 900,
  food: 900,
  throw: 800,
  won: 1000,
  beaten: 900,
  unfought: 800,
  came: 900,
  "stayed away": 800,
  mating: 1100,
  sneaky: 1100,
  effect: 1000,
  guarded: 1100,
  draw: 1000,
  end: 1100,
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

  #cards: () => Cards;
  #nameOf: (seat: number) => string;
  #after = $state.raw<View | null>(null);
  #turn = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(cards: () => Cards, nameOf: (seat: number) => string) {
    this.#cards = cards;
    this.#nameOf = nameOf;
  }

  load(before: View, frame: Pick<Frame, "events" | "view">): boolean {
    const from = this.running ? (this.#after ?? before) : before;
    const scenes = filmOf(from, frame, this.#cards(), this.#nameOf);
    this.#after = frame.view as View;
    if (!scenes.length) return false;
    if (this.running) {
      this.scenes = [...this.scenes, ...scenes];
      return true;
    }
    this.scenes = scenes;
    this.running = true;
    this.paused = false;
    this.#show(0);
    return true;
  }

  get scene(): Scene | null {
    return this.running ? (this.scenes[this.at] ?? null) : null;
  }

  /** The clearing in this scene; null while no film runs. */
  get view(): View | null {
    return this.scene?.view ?? null;
  }

  get showing(): Showing | null {
    const scene = this.scene;
    if (!scene) return null;
    const motion = lessMotion() ? 0 : Math.min(MOTION, this.#length(scene) * MOVING_PART);
    return { ...scene, motion, turn: this.#turn };
  }

  get caption(): string {
    return this.scene?.caption ?? "";
  }

  get position(): string {
    return this.running ? `${this.at + 1} of ${this.scenes.length}` : "";
  }

  toggle(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  faster(): void {
    this.speed = this.speed === 1 ? 2 : this.speed === 2 ? 4 : 1;
    this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.paused = false;
    this.scenes = [];
    this.at = 0;
  }

  #show(at: number): void {
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
    const reading = READING + scene.caption.length * READING_LETTER;
    return (lessMotion() ? reading : LENGTH[scene.kind]) / this.speed;
  }
}
