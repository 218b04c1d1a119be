/** Shows the scenes of a film one after the other.
 *
 *  A game's reel extends this one: it says how long each kind of scene lasts, makes scenes of a
 *  frame's events and adds them. While a film runs, new scenes follow the old ones.
 *  reel.running                while true, the game shows reel.showing instead of what is
 *  reel.caption, position      what happens, in words; "3 of 9"
 *  reel.pause(), play(), toggle(), forward(), back(), faster(), skip(); <FilmBar {reel} /> has them */

import { SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../page/memory";

export interface Scene {
  kind: string;
  /** What happens, in words. */
  caption: string;
}

/** A scene that is seen: how long things move in it, and its number among all ever shown. */
export type Showing<S extends Scene> = S & { motion: number; turn: number };

export type Speed = 1 | 2 | 4;

/** The films that run now: whoever shows one thing after the other waits for them, or skips them. */
export const films = new SvelteSet<Pick<Reel<Scene>, "speed" | "skip">>();

/** Nothing moves longer than this, and the last part of a scene is always still. */
const MOTION = 360;
const MOVING_PART = 0.4;
/** A still picture stays for as long as its sentence takes to read. */
const READING = 1400;
const READING_LETTER = 45;

const lessMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Reel<S extends Scene> {
  scenes = $state.raw<S[]>([]);
  /** The scene that is shown, counted from 0. */
  at = $state(0);
  running = $state(false);
  paused = $state(false);
  speed = $state<Speed>(1);

  readonly #lengths: Record<S["kind"], number>;
  readonly #memory: string;
  #known: readonly string[];
  #turn = $state(0);
  #goesOn = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lengths`: milliseconds for each kind of scene at the usual speed. With a `memory`, by that
   *  name, a kind that this browser has never seen stays as long as its sentence takes to read. */
  constructor(lengths: Record<S["kind"], number>, memory = "") {
    this.#lengths = lengths;
    this.#memory = memory;
    this.#known = memory ? recall<string[]>(memory, []) : Object.keys(lengths);
  }

  /** Plays them, or lets them follow what runs; false if there are none. */
  protected add(scenes: S[]): boolean {
    if (!scenes.length) return false;
    if (this.running) {
      this.scenes = [...this.scenes, ...scenes];
      return true;
    }
    this.scenes = scenes;
    this.running = true;
    this.paused = false;
    films.add(this);
    this.#show(0);
    return true;
  }

  get scene(): S | null {
    return this.running ? (this.scenes[this.at] ?? null) : null;
  }

  get showing(): Showing<S> | null {
    const scene = this.scene;
    if (!scene) return null;
    // Going back shows how it was; nothing flies backwards.
    const moves = this.#goesOn && !lessMotion();
    const motion = moves ? Math.min(MOTION, this.#length(scene) * MOVING_PART) : 0;
    return { ...scene, motion, turn: this.#turn };
  }

  get caption(): string {
    return this.scene?.caption ?? "";
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

  /** One scene on, or the end. Whoever steps wants to look: the film waits. */
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
    this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    films.delete(this);
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
    if (this.scene) this.#learn(this.scene.kind);
    if (this.at + 1 < this.scenes.length) this.#show(this.at + 1);
    else this.skip();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const scene = this.scene;
    if (scene && !this.paused) this.#timer = setTimeout(() => this.#next(), this.#length(scene));
  }

  #learn(kind: string): void {
    if (this.#known.includes(kind)) return;
    this.#known = [...this.#known, kind];
    remember(this.#memory, this.#known);
  }

  #length(scene: S): number {
    const reading = READING + scene.caption.length * READING_LETTER;
    const usual = this.#lengths[scene.kind as S["kind"]];
    if (lessMotion()) return reading / this.speed;
    return (this.#known.includes(scene.kind) ? usual : Math.max(usual, reading)) / this.speed;
  }
}
