/** A game looked at again: its steps go to a table as if they were played now.
 *
 *  One step on is the next frame, so that its film plays; any other way is like coming to the table
 *  again. What is said goes by at the pace of its words, and of the films.
 */
import { tick } from "svelte";
import { films, type Speed } from "../film/reel.svelte";
import { ReplaySocket } from "./replaysocket";
import { Session } from "../wire/session.svelte";
import type { EventInfo, Frame, Pile, Replay, Step, TableInfo } from "../wire/wire";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Pace = (typeof SPEEDS)[number];

/** This many are said of a step; the others are there to be read. */
export const SENTENCES = 3;

const SILENT = 250; // milliseconds for a step at which nothing is heard
const LOOK = 700;
const LETTER = 32;
const LONGEST = 4000;

export class Past {
  readonly replay: Replay;
  readonly session: Session;
  readonly last: number;
  /** The step that is seen. */
  at = $state(0);
  /** The furthest step that was seen, for anyone who does not want to know what comes. */
  furthest = $state(0);
  playing = $state(false);
  pace = $state<Pace>(1);

  private socket: ReplaySocket | null = null;
  private shown = -1;
  private seq = 0;
  private due = false;

  constructor(replay: Replay, step = 0, furthest = 0) {
    this.replay = replay;
    this.last = replay.steps.length - 1;
    this.at = this.within(step);
    this.furthest = Math.max(this.at, furthest);
    this.session = new Session(replay.table.code, null, "", () => this.open(), true);
  }

  get step(): Step {
    return this.replay.steps[this.at]!;
  }

  /** Where all cards lie; steps that moved none say nothing of it. */
  get piles(): Pile[] {
    const told = this.replay.steps.slice(0, this.at + 1).findLast(({ piles }) => piles !== null);
    return told?.piles ?? [];
  }

  /** Go there; whatever film runs is over. */
  go(step: number): void {
    this.at = this.within(step);
    this.furthest = Math.max(this.at, this.furthest);
    for (const film of films) film.skip();
    if (this.due) return;
    this.due = true;
    // The table has to see the end of its film before it sees what is next.
    void tick().then(() => {
      this.due = false;
      this.show();
    });
  }

  /** To where the turn passed on, before or after here. */
  turn(way: -1 | 1): void {
    const { steps } = this.replay;
    const turns = turnsOf(steps.map(({ seat }) => seat));
    const to =
      way < 0 ? turns.findLast((one) => one < this.at) : turns.find((one) => one > this.at);
    this.go(to ?? (way < 0 ? 0 : this.last));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** How long this step is looked at before the next one, at this pace. */
  get dwell(): number {
    const letters = this.step.said.join(" ").length;
    const time = letters === 0 ? SILENT : Math.min(LOOK + letters * LETTER, LONGEST);
    return time / this.pace;
  }

  /** Films are no slower than usual, and at most four times as fast. */
  get filmSpeed(): Speed {
    return this.pace === 4 ? 4 : this.pace === 2 ? 2 : 1;
  }

  close(): void {
    this.playing = false;
    for (const film of films) film.skip();
    this.session.close();
  }

  private within(step: number): number {
    return Math.max(0, Math.min(Math.round(step) || 0, this.last));
  }

  private open(): ReplaySocket {
    this.socket = new ReplaySocket(() => this.arrive());
    return this.socket;
  }

  private show(): void {
    if (this.at === this.shown + 1) this.goOn();
    else if (this.at !== this.shown) this.arrive();
  }

  /** The next frame, if there is anything new to see. */
  private goOn(): void {
    this.shown = this.at;
    const { frame } = this.step;
    if (this.at === this.last) this.socket?.tell({ type: "table", table: this.table() });
    if (frame) this.tell(frame, frame.events);
  }

  /** As somebody would come to the table at this step. */
  private arrive(): void {
    this.shown = this.at;
    const frames = this.replay.steps.slice(0, this.at + 1).flatMap(({ frame }) => frame ?? []);
    const log = frames.flatMap(({ events }) => events);
    this.session.sawPlay = false;
    const welcome = { seat: this.replay.seat, table: this.table(), log, notes: {} };
    this.socket?.tell({ type: "welcome", ...welcome });
    if (frames.length > 0) this.tell(frames.at(-1)!, []);
  }

  private tell(frame: Frame, events: EventInfo[]): void {
    this.seq += 1;
    this.socket?.tell({ ...frame, seq: this.seq, events });
  }

  /** The table as it was known then: before the end nobody knows how it ends. */
  private table(): TableInfo {
    const { table } = this.replay;
    if (this.at === this.last) return table;
    return { ...table, stage: "playing", outcome: null, shuffle: null };
  }
}

/** The steps at which somebody other than before acts. */
export function turnsOf(seats: readonly number[]): number[] {
  let before = -1;
  return seats.flatMap((seat, step) => {
    if (seat < 0 || seat === before) return [];
    before = seat;
    return step;
  });
}

/** A link to a moment, as the part of an address behind its #. */
export interface Spot {
  step: number;
  /** A seat, "watcher" or "open"; "" if the link does not say. */
  viewpoint: string;
}

export function readSpot(hash: string): Spot {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const step = Number(said.get("step"));
  const viewpoint = said.get("as") ?? "";
  return {
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    viewpoint: /^(\d{1,2}|watcher|open)$/.test(viewpoint) ? viewpoint : "",
  };
}

export const writeSpot = ({ step, viewpoint }: Spot): string => `#step=${step}&as=${viewpoint}`;

/** What is said of a step, in a few sentences. */
export function saidOf(
  step: Step,
  at: number,
  nameOf: (seat: number) => string,
  most = SENTENCES,
): string {
  const { said, seat, frame } = step;
  const more = said.length - most;
  if (said.length > 0)
    return [...said.slice(0, most), ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
  if (at === 0) return "The cards are dealt.";
  return seat >= 0 && frame ? `${nameOf(seat)} has acted.` : "Nothing to see from here.";
}
