import { beforeEach, expect, test, vi } from "vitest";
import type { Action } from "./actions";
import type { Socket } from "./line";
import { Session } from "./session.svelte";
import { keepTicket, ticketFor, type KeptTicket } from "./tickets";
import type {
  Act,
  Advise,
  EventInfo,
  Frame,
  FromPage,
  Note,
  RefusalInfo,
  TableInfo,
  ToPage,
} from "./wire";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: FromPage[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    // Nobody listens any more.
  }
  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const keep = (card: string): Action => ({ verb: "keep", card });

const table = {
  code: "FERN7K",
  game: "phanerozoic",
  title: "Phanerozoic",
  stage: "playing",
  host: 0,
  seats: [
    { who: "person", name: "Ana", bot: "", present: true, away_ms: 0, may_hand_over: false },
    { who: "bot", name: "Bo", bot: "greedy", present: true, away_ms: 0, may_hand_over: false },
  ],
  commitment: "c1",
} as unknown as TableInfo;

function event(sentence: string): EventInfo {
  return { name: "drew", seat: 0, values: {}, section: "", sentence };
}

function frame(seq: number, { legal = [keep("crow")], log = 0 } = {}): Frame {
  return {
    type: "frame",
    seq,
    view: { actors: [0] },
    events: [],
    log_length: log,
    legal,
    offers: [],
    asked: "",
    take_back: null,
    at: 0,
    clock: null,
    outcome: null,
    lessons: [],
  };
}

const NO_REFUSAL: RefusalInfo = {
  code: "",
  sentence: "",
  section: "",
  cards: [],
  checks: [],
  seat: -1,
  earlier_ms: 0,
};

const store = new Map<string, string>();
let sockets: FakeSocket[];
let session: Session;
let ticket: KeptTicket;
const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const acts = (): Act[] => newest().said.filter((message): message is Act => message.type === "act");

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  ticket = keepTicket({ code: "FERN7K", seat: 0, token: "secret", commitment: "c1" });
  sockets = [];
  session = new Session("FERN7K", ticket, "Ana", () => {
    sockets.push(new FakeSocket());
    return newest();
  });
});

function arrive(first = frame(10), log: EventInfo[] = [], notes = {}): void {
  newest().onopen?.();
  newest().tell({ type: "welcome", seat: 0, table, log, notes });
  newest().tell(first);
}

test("hello has the token, the name and this browser's part of the shuffle", () => {
  newest().onopen?.();

  expect(newest().said).toEqual([
    { type: "hello", token: "secret", name: "Ana", nonce: ticket.nonce },
  ]);
  expect(ticket.nonce).toMatch(/^[0-9a-f]{64}$/);
});

test("the commitment of the ticket is kept, later ones are not", () => {
  expect(ticketFor("FERN7K")?.early).toBeNull();
  arrive();
  newest().onclose?.();
  session.hurry();
  newest().onopen?.();
  const later = { ...table, commitment: "c2" };
  newest().tell({ type: "welcome", seat: 0, table: later, log: [], notes: {} });

  expect(ticketFor("FERN7K")?.commitment).toBe("c1");
  expect(ticketFor("FERN7K")?.early).toBe(false);
});

test("an action is pending until it is answered and shown", async () => {
  arrive();
  const done = session.act(keep("crow"), 10);
  expect(session.pending?.action).toEqual(keep("crow"));

  newest().tell(frame(11));
  expect(session.pending?.action).toEqual(keep("crow"));

  newest().tell({ type: "done", id: acts()[0]?.id ?? "" });
  expect(await done).toBeNull();
  expect(session.pending).toBeNull();
});

test("done before its frame: what was touched stays marked until the frame is here", async () => {
  arrive();
  const done = session.act(keep("crow"), 10);
  newest().tell({ type: "done", id: acts()[0]?.id ?? "" });
  await done;
  expect(session.pending).not.toBeNull();

  newest().tell(frame(11));
  expect(session.pending).toBeNull();
});

test("a refused action is rolled back with its reason", async () => {
  arrive();
  const done = session.act({ verb: "evolve", child: "crow", parent: "algae" }, 10);
  const refusal = {
    code: "no",
    sentence: "It needs a mutation.",
    section: "",
    cards: [],
    checks: [],
    seat: -1,
    earlier_ms: 0,
  };
  newest().tell({ type: "refused", id: acts()[0]?.id ?? "", refusal });

  expect(await done).toEqual(refusal);
  expect(session.pending).toBeNull();
  expect(session.refusal).toEqual(refusal);
});

test("two quick clicks on the same thing are one action", () => {
  arrive();
  void session.act(keep("crow"), 10);
  void session.act({ card: "crow", verb: "keep" }, 10);

  expect(acts()).toHaveLength(1);
  void session.act(keep("moss"), 10);
  expect(acts().map(({ action }) => action)).toEqual([keep("crow"), keep("moss")]);
});

test("a click lost in a break is said again with its id, for the same decision", () => {
  arrive(frame(10));
  void session.act(keep("crow"), 10);
  const id = acts()[0]?.id;

  newest().onclose?.();
  session.hurry();
  arrive(frame(500, { log: 3 }));

  expect(acts()).toEqual([{ type: "act", id, action: keep("crow"), seq: 500 }]);
});

test("if the decision has changed in the break, the click says what it was made for", () => {
  arrive(frame(10));
  void session.act(keep("crow"), 10);

  newest().onclose?.();
  session.hurry();
  arrive(frame(500, { legal: [keep("algae")] }));

  expect(acts()[0]?.seq).toBe(10);
});

test("the log grows with frames and is heard in order; the first frame is fresh", () => {
  const heard: [number, boolean][] = [];
  session.onFrame((one, fresh) => heard.push([one.seq, fresh]));
  arrive(frame(10, { log: 1 }), [event("one")]);
  newest().tell({ ...frame(11, { log: 2 }), events: [event("two")] });
  newest().tell(frame(12, { log: 1 }));

  expect(session.log.map(({ sentence }) => sentence)).toEqual(["one"]);
  expect(heard).toEqual([
    [10, true],
    [11, false],
    [12, false],
  ]);
});

test("names of seats, nobody and the rival", () => {
  arrive();
  session.game = { rival: "The Automa" } as Session["game"];

  expect([0, 1, 2, -1, -2].map((seat) => session.nameOf(seat))).toEqual([
    "Ana",
    "Bo",
    "Seat 3",
    "",
    "The Automa",
  ]);
});

test("the ticket remembers whether the seat was asked", () => {
  arrive(frame(10));
  expect(ticketFor("FERN7K")?.asked).toBe(true);

  newest().tell(frame(11, { legal: [] }));
  expect(ticketFor("FERN7K")?.asked).toBe(false);
});

const wonders = (): Advise[] =>
  newest().said.filter((message): message is Advise => message.type === "advise");

test("advice is asked for one thing at a time, and then for the newest", async () => {
  arrive();
  const first = session.advise(keep("crow"));
  const second = session.advise(keep("moss"));
  const third = session.advise(keep("algae"));
  expect(wonders().map((one) => one.action)).toEqual([keep("crow")]);

  newest().tell({ type: "advice", id: wonders()[0]?.id ?? "", advice: { mean: 7 } });

  expect(await first).toEqual({ mean: 7 });
  expect(await second).toBeNull();
  expect(wonders().map((one) => one.action)).toEqual([keep("crow"), keep("algae")]);
  newest().tell({ type: "advice", id: wonders()[1]?.id ?? "", advice: { mean: 8 } });
  expect(await third).toEqual({ mean: 8 });
});

test("if there is no advice, nothing is shown as refused", async () => {
  arrive();
  const advice = session.advise(keep("crow"));

  newest().tell({
    type: "refused",
    id: wonders()[0]?.id ?? "",
    refusal: { ...NO_REFUSAL, code: "stale", sentence: "Look again." },
  });

  expect(await advice).toBeNull();
  expect(session.refusal).toBeNull();
});

test("advice is asked for again after a break", async () => {
  arrive();
  const advice = session.advise(keep("crow"));
  newest().onclose?.();
  session.hurry();
  arrive(frame(11));

  expect(wonders()).toHaveLength(1);
  newest().tell({ type: "advice", id: wonders()[0]?.id ?? "", advice: 3 });
  expect(await advice).toBe(3);
});

const noted = (): Note[] =>
  newest().said.filter((message): message is Note => message.type === "note");

test("notes come with the welcome, and whole after each change", () => {
  arrive(frame(10), [], { "7:3": "heron" });
  expect(session.notes).toEqual({ "7:3": "heron" });

  newest().tell({ type: "notes", notes: { "8:1": "stork" } });
  expect(session.notes).toEqual({ "8:1": "stork" });

  newest().tell(frame(11));
  newest().tell({ type: "table", table });
  expect(session.notes).toEqual({ "8:1": "stork" });
  expect(session.table).toEqual(table);
});

test("a change of notes is no frame and no welcome", () => {
  const heard: boolean[] = [];
  session.onFrame((_frame, fresh) => heard.push(fresh));
  arrive(frame(10, { log: 1 }), [event("one")]);

  newest().tell({ type: "notes", notes: { a: "b" } });

  expect(heard).toEqual([true]);
  expect([session.frame?.seq, session.seat, session.log.length]).toEqual([10, 0, 1]);
});

test("a note is there when the server keeps it", async () => {
  arrive();
  const done = session.note("7:3", "heron");
  expect(noted()).toMatchObject([{ key: "7:3", text: "heron" }]);
  expect(session.notes).toEqual({});

  newest().tell({ type: "notes", notes: { "7:3": "heron" } });
  newest().tell({ type: "done", id: noted()[0]?.id ?? "" });

  expect(await done).toBeNull();
  expect(session.notes).toEqual({ "7:3": "heron" });
});

test("a note that is refused says why, and changes none", async () => {
  arrive(frame(10), [], { a: "b" });
  const done = session.note("a", "x".repeat(121));
  const refusal = { ...NO_REFUSAL, code: "too long", sentence: "At most 120 characters." };

  newest().tell({ type: "refused", id: noted()[0]?.id ?? "", refusal });

  expect(await done).toEqual(refusal);
  expect(session.refusal).toEqual(refusal);
  expect(session.notes).toEqual({ a: "b" });
});

test("notes written in a break are said when the table is back, in their order", () => {
  arrive();
  void session.note("a", "one");
  const first = noted()[0];
  newest().onclose?.();
  void session.note("a", "two");
  void session.note("b", "");
  session.hurry();
  arrive(frame(11));

  expect(noted()[0]).toEqual(first);
  expect(noted().map(({ key, text }) => [key, text])).toEqual([
    ["a", "one"],
    ["a", "two"],
    ["b", ""],
  ]);
});

test("after a break the notes are those of the server; whoever watches has none", () => {
  arrive(frame(10), [], { a: "b" });
  newest().onclose?.();
  session.hurry();
  arrive(frame(11), [], { a: "c" });
  expect(session.notes).toEqual({ a: "c" });

  newest().tell({ type: "welcome", seat: null, table, log: [], notes: {} });
  expect(session.notes).toEqual({});
});

test("a note after the end of the line is refused with its reason", async () => {
  arrive();
  newest().tell({ type: "bye", code: "elsewhere", sentence: "Another tab.", again: false });

  expect((await session.note("a", "b"))?.code).toBe("elsewhere");
});
