/** A connection to a table that mends itself.
 *
 * Whatever is asked is kept until it is answered, and asked again with the same id after a break.
 * The server does a thing at most once, so a click is neither lost nor doubled.
 */
import { hex } from "./chance";
import type { Advice, Answer, Bye, Done, FromPage, Hello, Hinted, Refused, ToPage } from "./wire";

export type Connection = "good" | "slow" | "reconnecting" | "ended";
export type Question = Exclude<FromPage, Hello>;
export type Reply = Done | Refused | Answer | Advice | Hinted;

/** As much of a WebSocket as a line needs. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Ends {
  open(): Socket;
  hello(): Hello;
  hear(message: Exclude<ToPage, Reply | Bye>): void;
  /** What is said again after a break: the same thing with the same id, in view of what is new. */
  again(message: Question): Question;
  turn(connection: Connection, bye: Bye | null): void;
}

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 4000;
const OPENING = 6000; // a phone that left the house may never hear that nobody is there
const PING_EVERY = 4000;
const SLOW = 700;
const SILENT = 8000;

interface Waiting {
  message: Question;
  answer(reply: Reply | null): void;
}

export class Line {
  private socket: Socket | null = null;
  /** Whether the table listens: it knows us, and nothing older waits to be said. */
  private welcomed = false;
  private owing = false;
  private ended = false;
  private failures = 0;
  private readonly waiting = new Map<string, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private late: ReturnType<typeof setTimeout> | undefined;
  private ping: { id: string; at: number } | null = null;

  constructor(private readonly ends: Ends) {
    this.connect();
  }

  /** Ask until it is answered. null: the line has ended for good. */
  ask(message: Question): Promise<Reply | null> {
    if (this.ended) return Promise.resolve(null);
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      if (this.welcomed) this.send(message);
    });
  }

  /** The net is back, or somebody looks at the page again: do not wait any longer. */
  hurry(): void {
    if (this.ended || this.socket) return;
    this.failures = 0;
    this.connect();
  }

  end(bye: Bye | null = null): void {
    if (this.ended) return;
    this.ended = true;
    this.hangUp();
    clearTimeout(this.retry);
    this.ends.turn("ended", bye);
    for (const { answer } of this.waiting.values()) answer(null);
    this.waiting.clear();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.ends.open();
    this.socket = socket;
    this.opening = setTimeout(() => this.drop(socket), OPENING);
    socket.onopen = () => this.send(this.ends.hello());
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data) as ToPage);
    };
    socket.onclose = () => this.drop(socket);
  }

  private drop(socket: Socket): void {
    if (this.ended || this.socket !== socket) return;
    this.hangUp();
    this.ends.turn("reconnecting", null);
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.owing = false;
    this.ping = null;
    for (const timer of [this.opening, this.beat, this.late]) clearTimeout(timer);
    socket?.close();
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "bye":
        if (!message.again) this.end(message);
        return;
      case "done":
        if (message.id === this.ping?.id) return this.pong(this.ping.at);
        return this.settle(message);
      case "refused":
      case "answer":
      case "advice":
      case "hinted":
        return this.settle(message);
      case "welcome":
        this.ends.hear(message);
        this.goOn();
        // In a game the newest frame follows at once, and what is said again must know of it.
        if (message.table.stage === "gathering" || message.table.stage === "closed") this.catchUp();
        return;
      default:
        this.ends.hear(message);
        this.catchUp();
    }
  }

  /** The table knows us. */
  private goOn(): void {
    clearTimeout(this.opening);
    this.failures = 0;
    this.owing = true;
    this.ends.turn("good", null);
    clearTimeout(this.beat); // a second welcome must not make it beat twice
    this.beat = setTimeout(() => this.probe(), PING_EVERY);
  }

  /** Say what has not been answered, in the order it was said. */
  private catchUp(): void {
    if (!this.owing) return;
    this.owing = false;
    this.welcomed = true;
    for (const asked of this.waiting.values()) {
      asked.message = this.ends.again(asked.message);
      this.send(asked.message);
    }
  }

  private settle(reply: Reply): void {
    const asked = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    asked?.answer(reply);
  }

  private probe(): void {
    const socket = this.socket;
    if (!socket) return;
    this.ping = { id: `ping-${hex(6)}`, at: performance.now() };
    this.send({ type: "ping", id: this.ping.id });
    this.late = setTimeout(() => {
      this.ends.turn("slow", null);
      this.late = setTimeout(() => this.drop(socket), SILENT - SLOW);
    }, SLOW);
  }

  private pong(asked: number): void {
    clearTimeout(this.late);
    this.ping = null;
    this.ends.turn(performance.now() - asked > SLOW ? "slow" : "good", null);
    this.beat = setTimeout(() => this.probe(), PING_EVERY);
  }

  private send(message: FromPage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // A socket that is just closing: `onclose` follows, and then all is said again.
    }
  }
}
