import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT, Line, LONGEST_WAIT, type Connection, type Socket } from "./line";
import type { Bye, FromPage, TableInfo, ToPage } from "./wire";

const KEEP_CROW = { verb: "keep", card: "crow" };

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: FromPage[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get types(): string[] {
    return this.said.map((message) => message.type);
  }
}

let sockets: FakeSocket[];
let states: Connection[];
let bye: Bye | null;
let line: Line;
const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;

function welcome(stage: TableInfo["stage"] = "gathering"): ToPage {
  return { type: "welcome", seat: 0, table: { stage } as TableInfo, log: [], notes: {} };
}
const frame = { type: "frame", seq: 7, events: [], legal: [] } as unknown as ToPage;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  bye = null;
  line = new Line({
    open: () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    hello: () => ({ type: "hello", token: "t", name: "Ana", nonce: "n" }),
    hear: () => undefined,
    again: (message) => (message.type === "act" ? { ...message, seq: 99 } : message),
    turn: (state, why) => {
      states.push(state);
      bye = why;
    },
  });
});
afterEach(() => vi.useRealTimers());

function arrive(stage?: TableInfo["stage"]): void {
  newest().onopen?.();
  newest().tell(welcome(stage));
}

test("it says hello first, and the rest when it is let in", () => {
  void line.ask({ type: "begin", id: "1" });
  expect(newest().types).toEqual([]);

  newest().onopen?.();
  expect(newest().types).toEqual(["hello"]);

  newest().tell(welcome());
  expect(newest().types).toEqual(["hello", "begin"]);
  expect(states).toEqual(["good"]);
});

test("an answer reaches whoever asked, once", async () => {
  arrive();
  const answer = line.ask({ type: "take back", id: "1" });

  newest().tell({ type: "done", id: "1" });
  newest().tell({ type: "done", id: "1" });

  expect(await answer).toEqual({ type: "done", id: "1" });
});

test("what was not answered is said again with the same id, in its order, after a break", async () => {
  arrive();
  void line.ask({ type: "begin", id: "1" });
  const second = line.ask({ type: "leave", id: "2" });
  newest().tell({ type: "done", id: "1" });
  void line.ask({ type: "why not", id: "3", action: KEEP_CROW });

  newest().onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  arrive();

  expect(newest().said.slice(1)).toEqual([
    { type: "leave", id: "2" },
    { type: "why not", id: "3", action: KEEP_CROW },
  ]);
  newest().tell({ type: "done", id: "2" });
  expect(await second).toEqual({ type: "done", id: "2" });
});

test("in a game a click waits for the newest frame before it is said again", () => {
  arrive("playing");
  newest().tell(frame);
  void line.ask({ type: "act", id: "1", action: KEEP_CROW, seq: 3 });
  expect(newest().said.at(-1)).toMatchObject({ seq: 3 });

  newest().onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  arrive("playing");
  expect(newest().types).toEqual(["hello"]);

  newest().tell(frame);
  expect(newest().said.at(-1)).toEqual({ type: "act", id: "1", action: KEEP_CROW, seq: 99 });
});

test("it waits longer after every failure, but never longer than the longest wait", () => {
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    newest().onclose?.();
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
  }

  expect(waits).toEqual([250, 500, 1000, 2000, 4000, LONGEST_WAIT, LONGEST_WAIT]);
  expect(new Set(states)).toEqual(new Set(["reconnecting"]));
});

test("when the net is back it does not wait", () => {
  newest().onclose?.();
  line.hurry();

  expect(sockets).toHaveLength(2);
});

test("a goodbye for good ends it and answers what was asked with nothing", async () => {
  arrive();
  const answer = line.ask({ type: "begin", id: "1" });

  newest().tell({ type: "bye", code: "elsewhere", sentence: "Another tab.", again: false });
  newest().onclose?.();
  vi.advanceTimersByTime(60_000);

  expect(await answer).toBeNull();
  expect(await line.ask({ type: "begin", id: "2" })).toBeNull();
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe("ended");
  expect(bye?.code).toBe("elsewhere");
});

test("a goodbye for now is followed by another try", () => {
  arrive();
  newest().tell({ type: "bye", code: "closing", sentence: "", again: true });
  newest().onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);

  expect(sockets).toHaveLength(2);
  expect(states).toEqual(["good", "reconnecting"]);
});

test("a late answer to a ping means slow, none at all means a break", () => {
  arrive();
  vi.advanceTimersByTime(4000);
  expect(newest().types.at(-1)).toBe("ping");
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe("slow");

  const ping = newest().said.at(-1) as { id: string };
  newest().tell({ type: "done", id: ping.id });
  vi.advanceTimersByTime(4000);
  const next = newest().said.at(-1) as { id: string };
  newest().tell({ type: "done", id: next.id });
  expect(states.at(-1)).toBe("good");

  vi.advanceTimersByTime(4000 + 8000);
  expect(states.at(-1)).toBe("reconnecting");
});

test("what an old socket still says is not heard", () => {
  arrive();
  const old = newest();
  old.onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);

  old.tell(welcome());

  expect(states).toEqual(["good", "reconnecting"]);
});
