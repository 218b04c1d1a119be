/** One table as this page knows it: who sits there, the newest frame, the log, the connection. */
import { alike, same, type Action } from "./actions";
import { hex } from "./chance";
import { now } from "./clock.svelte";
import { Lamp } from "../play/lamp.svelte";
import { Line, type Connection, type Question, type Reply, type Socket } from "./line";
import { extendLog } from "./log";
import { refusalOf } from "./refusal";
import { noteAsked, noteWelcome, type KeptTicket } from "./tickets";
import type {
  Aloud,
  Bye,
  EventInfo,
  Frame,
  FromPage,
  GameInfo,
  Hinted,
  Notes,
  RefusalInfo,
  SeatInfo,
  SetUp,
  TableChanged,
  TableInfo,
  Welcome,
} from "./wire";

type FrameListener = (frame: Frame, fresh: boolean) => void;
type Said<T> = T extends FromPage ? Omit<T, "id"> : never;
export type Turned = Omit<SetUp, "type" | "id">;

// prettier-ignore
const NO_TABLE: TableInfo = {
  code: "", game: "", title: "", stage: "gathering", seats: [], host: -1, options: {},
  pace: "human", watching: [], commitment: "", notice: "", shuffle: null, outcome: null,
  rematch: "", deck: "", deck_about: "", deck_hash: "", guided: false, shown: false, branch: null,
  hints: "off", aloud: false,
};

export const RIVAL = -2;

export class Session {
  readonly code: string;
  /** Whether the server has let us in at least once; before that, `table` is empty. */
  welcomed = $state(false);
  table = $state.raw<TableInfo>(NO_TABLE);
  game = $state.raw<GameInfo | null>(null);
  seat = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<EventInfo[]>([]);
  /** What this seat has noted for itself, by key, as the server keeps it. */
  notes = $state.raw<Record<string, string>>({});
  /** What a bot has weighed last, if they think aloud here. */
  aloud = $state.raw<Aloud | null>(null);
  /** Hints for this seat. */
  readonly lamp = new Lamp(this);
  connection = $state<Connection>("reconnecting");
  bye = $state.raw<Bye | null>(null);
  /** Sent, and not yet both answered and shown. */
  pending = $state.raw<{ id: string; action: Action } | null>(null);
  /** Why the last thing was not done; shown until the next touch. */
  refusal = $state.raw<RefusalInfo | null>(null);
  /** Whether this page has seen the game before its end, so that there is a film to show. */
  sawPlay = false;

  private readonly line: Line;
  private listeners: FrameListener[] = [];
  private fresh = true;
  private framesSeen = 0;
  private heardAt = 0;
  /** What could be done at the last click. */
  private clicked: { id: string; legal: readonly Action[] } | null = null;
  private acting: Promise<RefusalInfo | null> | null = null;
  /** The question for advice that is under way, and how many there were. */
  private wondering: Promise<Reply | null> | null = null;
  private wonders = 0;

  /** `isPast`: a game that is looked at again; what is kept of this browser's own seat stays. */
  constructor(
    code: string,
    ticket: KeptTicket | null,
    name: string,
    open?: () => Socket,
    readonly isPast = false,
  ) {
    this.code = code;
    this.line = new Line({
      open: open ?? (() => openSocket(code)),
      hello: () => ({
        type: "hello",
        token: ticket?.token ?? "",
        name,
        nonce: ticket?.nonce ?? "",
      }),
      hear: (message) => this.hear(message),
      again: (message) => this.again(message),
      turn: (connection, bye) => {
        this.connection = connection;
        if (bye) this.bye = bye;
      },
    });
  }

  /** Every frame in order. `fresh`: the first after (re)connecting, which is shown without a film. */
  onFrame(listener: FrameListener): () => void {
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((one) => one !== listener);
    };
  }

  /** Do this. A second click on the same thing while the first is under way counts once. */
  act(action: Action, seq: number): Promise<RefusalInfo | null> {
    if (this.acting && this.pending && same(this.pending.action, action)) return this.acting;
    const id = hex(12);
    const seen = this.framesSeen;
    this.pending = { id, action };
    this.clicked = { id, legal: this.frame?.legal ?? [] };
    this.lamp.clear();
    this.refusal = null;
    const acting = this.want({ type: "act", id, action, seq }).then((refusal) => {
      if (this.acting === acting) this.acting = null;
      if (refusal || this.framesSeen > seen) this.settle(id);
      // The frame is on its way; what was touched stays marked until it is here.
      else setTimeout(() => this.settle(id), 1500);
      return refusal;
    });
    this.acting = acting;
    return acting;
  }

  takeBack = (): Promise<RefusalInfo | null> => this.command({ type: "take back" });
  setUp = (turned: Turned): Promise<RefusalInfo | null> =>
    this.command({ type: "set up", ...turned });
  seatBot = (seat: number, bot: string): Promise<RefusalInfo | null> =>
    this.command({ type: "seat bot", seat, bot });
  freeSeat = (seat: number): Promise<RefusalInfo | null> =>
    this.command({ type: "free seat", seat });
  begin = (): Promise<RefusalInfo | null> => this.command({ type: "begin" });
  leave = (): Promise<RefusalInfo | null> => this.command({ type: "leave" });
  rename = (name: string): Promise<RefusalInfo | null> => this.command({ type: "rename", name });
  rematch = (): Promise<RefusalInfo | null> => this.command({ type: "rematch" });
  /** Keep a note for this seat alone; an empty text takes it away. */
  note = (key: string, text: string): Promise<RefusalInfo | null> =>
    this.command({ type: "note", key, text });

  /** Why this may not be done; null if it may. */
  async whyNot(action: Action): Promise<RefusalInfo | null> {
    const reply = await this.line.ask({ type: "why not", id: hex(12), action });
    return reply?.type === "answer" || reply?.type === "refused" ? reply.refusal : null;
  }

  /** What this would cause at once; nothing if it may not be done. */
  async whatIf(action: Action): Promise<EventInfo[]> {
    const reply = await this.line.ask({ type: "what if", id: hex(12), action });
    return reply?.type === "answer" ? reply.events : [];
  }

  /** What the game says of an action, from what this seat knows; its type is the game's own.
   *
   * One thing is thought about at a time. null: there is no advice, or a newer question has taken
   * the place of this one while it waited.
   */
  async advise<T>(action: Action): Promise<T | null> {
    this.wonders += 1;
    const mine = this.wonders;
    while (this.wondering) {
      await this.wondering;
      if (mine !== this.wonders) return null;
    }
    this.wondering = this.line.ask({ type: "advise", id: hex(12), action });
    const reply = await this.wondering;
    this.wondering = null;
    return reply?.type === "advice" ? (reply.advice as T) : null;
  }

  /** One step of a hint; or why there is none. */
  async hint(step: number): Promise<Hinted | RefusalInfo> {
    const reply = await this.line.ask({ type: "hint", id: hex(12), step });
    if (reply?.type === "hinted") return reply;
    return reply?.type === "refused" ? reply.refusal : this.cut();
  }

  /** Where this is, after "Tangled Bank, ". */
  get place(): string {
    return this.code ? `table ${this.code}` : "a record";
  }

  nameOf(seat: number): string {
    if (seat === RIVAL) return this.game?.rival ?? this.table.outcome?.rivals[0]?.name ?? "";
    if (seat < 0) return "";
    return this.table.seats[seat]?.name || `Seat ${seat + 1}`;
  }

  /** Seats that are asked now, as far as a game's view says so; every game's does. */
  get actors(): number[] {
    const view = this.frame?.view as { actors?: number[] } | undefined;
    return view?.actors ?? [];
  }

  get isHost(): boolean {
    return this.seat !== null && this.seat === this.table.host;
  }

  get isAsked(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  /** How long a person has been gone, in milliseconds, ticking; 0 while they are here. */
  awayFor(seat: SeatInfo): number {
    if (seat.who !== "person" || seat.present) return 0;
    return seat.away_ms + Math.max(0, now() - this.heardAt);
  }

  hurry(): void {
    this.line.hurry();
  }

  close(): void {
    this.line.end();
    this.listeners = [];
  }

  private command(said: Said<Question>): Promise<RefusalInfo | null> {
    this.refusal = null;
    return this.want({ ...said, id: hex(12) } as Question);
  }

  private async want(message: Question): Promise<RefusalInfo | null> {
    const reply = await this.line.ask(message);
    if (reply === null) return this.cut();
    if (reply.type === "done" || reply.type === "advice" || reply.type === "hinted") return null;
    this.refusal = reply.refusal;
    return reply.refusal;
  }

  /** The line has ended before an answer came; the notice that the page shows says the same. */
  private cut(): RefusalInfo {
    return refusalOf(this.bye?.code ?? "closed", this.bye?.sentence ?? "");
  }

  /** A click made before a break still means the same decision, if that has the same answers. */
  private again(message: Question): Question {
    const { frame, clicked } = this;
    if (message.type !== "act" || frame === null || clicked?.id !== message.id) return message;
    return alike(clicked.legal, frame.legal) ? { ...message, seq: frame.seq } : message;
  }

  private settle(id: string): void {
    if (this.pending?.id === id) this.pending = null;
  }

  private hear(message: Welcome | TableChanged | Frame | Notes | Aloud): void {
    if (message.type === "frame") return this.show(message);
    if (message.type === "aloud") {
      this.aloud = message;
      return;
    }
    if (message.type !== "table") this.notes = message.notes;
    if (message.type === "notes") return;
    this.table = message.table;
    if (!message.table.aloud) this.aloud = null;
    this.heardAt = performance.now();
    if (message.type === "table") return;
    this.seat = message.seat;
    this.log = message.log;
    this.fresh = true;
    this.welcomed = true;
    if (message.seat !== null && !this.isPast) noteWelcome(this.code, message.seat, message.table);
  }

  private show(frame: Frame): void {
    const fresh = this.fresh;
    this.fresh = false;
    this.framesSeen += 1;
    this.log = extendLog(this.log, frame);
    this.frame = frame;
    this.lamp.settle(frame.legal);
    if (!frame.outcome) this.sawPlay = true;
    if (!this.acting) this.pending = null;
    if (this.seat !== null && !this.isPast) noteAsked(this.code, frame.legal.length > 0);
    for (const listener of this.listeners) listener(frame, fresh);
  }
}

function openSocket(code: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${code}`) as Socket;
}
