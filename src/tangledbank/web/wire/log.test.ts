import { expect, test } from "vitest";
import { extendLog, roundsOf, sinceOwn } from "./log";
import type { EventInfo, Frame } from "./wire";

function event(name: string, seat = 0, values: EventInfo["values"] = {}): EventInfo {
  return { name, seat, values, section: "", sentence: name };
}
function frame(log_length: number, ...events: EventInfo[]): Frame {
  return { log_length, events } as unknown as Frame;
}
const names = (log: EventInfo[]): string => log.map(({ name }) => name).join(" ");
const log = [event("a"), event("b"), event("c")];

test("events are added at the end", () => {
  expect(names(extendLog(log, frame(5, event("d"), event("e"))))).toBe("a b c d e");
});

test("after an undo the log is shorter", () => {
  expect(names(extendLog(log, frame(1)))).toBe("a");
});

test("an undo and something new in one frame", () => {
  expect(names(extendLog(log, frame(3, event("x"))))).toBe("a b x");
});

test("a frame that repeats what the welcome told adds nothing twice", () => {
  expect(names(extendLog(log, frame(3, event("b"), event("c"))))).toBe("a b c");
});

test("rounds and entries, the newest first", () => {
  const played = [
    event("dealt", -1),
    event("round began", -1, { round: 1 }),
    event("kept", 0),
    event("drafted", 1),
    event("round began", -1, { round: 2 }),
    event("ate", -1),
  ];
  const told = roundsOf(played).map(({ round, entries }) => [
    round,
    ...entries.map((entry) => entry.event.name),
  ]);

  expect(told).toEqual([
    [2, "ate"],
    [1, "drafted", "kept"],
    [0, "dealt"],
  ]);
  expect(roundsOf(played, 1).map(({ round, entries }) => [round, entries.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test("nothing has happened: no rounds", () => {
  expect(roundsOf([])).toEqual([]);
});

test("what has changed since one's own last deed", () => {
  const told = [event("chose"), event("chose", 1), event("rained", -1), event("drew")];
  const isDeed = ({ name }: EventInfo): boolean => name === "chose";

  expect(sinceOwn(told, 0, isDeed)).toBe("chose rained drew");
  expect(sinceOwn(told.slice(0, 1), 0, isDeed)).toBe("Nothing has changed since you acted.");
});

test("of much that has changed, the newest is said", () => {
  const told = Array.from({ length: 30 }, (_, at) => event(String(at), 1));

  expect(sinceOwn(told, 0, () => true).split(" ")).toEqual(told.slice(-12).map(({ name }) => name));
});
