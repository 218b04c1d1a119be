/** Somebody at a table, playing or watching: what the table tells them, and how it names things. */

import type { ShellActions } from "../shelf/games";
import type { Form } from "../table/form";
import type { Ground } from "../table/ground.svelte";
import { sinceOwn } from "../wire/log";
import type { Session } from "../wire/session.svelte";
import type { EventInfo } from "../wire/wire";
import { inOneLine, type Asking } from "./asking";

/** Where a table is played. */
export interface Place {
  session: Session;
  shell: ShellActions;
  ground: Ground;
}

/** What must be known of any game's events, to tell what has changed. */
export type Happened = Pick<EventInfo, "seat" | "sentence">;

export abstract class Seated<View, Event extends Happened = EventInfo> {
  readonly session: Session;
  readonly shell: ShellActions;
  readonly ground: Ground;

  constructor({ session, shell, ground }: Place) {
    this.session = session;
    this.shell = shell;
    this.ground = ground;
  }

  /** The table as it is seen, once it is there. */
  abstract get view(): View | undefined;
  /** What is asked of the seat, or for whom it waits. */
  abstract readonly asking: Asking;
  /** What the seat holds, in sentences. */
  abstract own(): string;

  /** The same, for whatever is drawn only once the table is there. */
  get seen(): View {
    return this.view!;
  }

  /** How the table lies in its window. */
  get form(): Form {
    return this.ground.form;
  }

  /** One pixel of the drawing. */
  get k(): number {
    return this.ground.k;
  }

  /** What is asked, in one line. */
  get question(): string {
    return inOneLine(this.asking);
  }

  readonly nameOf = (seat: number): string => this.session.nameOf(seat);

  readonly look = (card: string): void => {
    if (card) this.shell.openCard(card);
  };

  /** What has happened to a seat is not what it has done; a game may say which is which. */
  protected isDeed(event: Event): boolean {
    return event.sentence !== "";
  }

  readonly tell = {
    changed: (): string => {
      // The server tells a table the events of its own game.
      const log = this.session.log as readonly Happened[] as readonly Event[];
      return sinceOwn(log, this.session.seat, (event) => this.isDeed(event));
    },
    own: (): string => (this.view ? this.own() : ""),
    asked: (): string => this.question,
  };
}
