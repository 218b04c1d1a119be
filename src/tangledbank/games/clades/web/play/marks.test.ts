import { expect, test, vi } from "vitest";
import type { RefusalInfo } from "#shell/wire/wire";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import { heldBack, lateOf, Marks } from "./marks.svelte.ts";
import { card, cards, player, rows, scene, taken } from "./scene.fixture.ts";

const { act } = spoken<Action>("clades");

const LATE: RefusalInfo = {
  code: "late",
  sentence: "Seat 2 took one blue whale 0.14 s earlier.",
  section: "§3.3",
  cards: [card("mw1b")],
  checks: [],
  seat: 1,
  earlier_ms: 140,
};

function sitting(view: View, answer: RefusalInfo | null = null, time = 0) {
  const call = vi.fn<(action: Action) => Promise<RefusalInfo | null>>(() =>
    Promise.resolve(answer),
  );
  const refused = vi.fn();
  const marks = new Marks({ call, time: () => time, refused });
  marks.settle(view);
  const touch = (text: string): void => cards(text).forEach((one) => marks.touch(one));
  return { marks, call, refused, touch };
}

test("the third mark is the call", () => {
  const { marks, call, touch } = sitting(scene());
  touch("mw1b sw1b aw1b");

  expect(call).toHaveBeenCalledExactlyOnceWith(act(`call ${cards("mw1b sw1b aw1b").join(" ")}`));
  expect(marks.sent).toEqual(cards("mw1b sw1b aw1b"));
  expect(marks.cards).toEqual([]);
});

test("a second touch takes the mark back", () => {
  const { marks, touch } = sitting(scene());
  touch("mw1b sw1b mw1b");

  expect(marks.cards).toEqual(cards("sw1b"));
});

test("marks stay while others take cards, except those that are gone", () => {
  const { marks, touch } = sitting(scene());
  touch("mw1b sw1b");
  marks.settle(scene({ shared: rows(". ml1b", "sw1b sl1b", "aw1b al1b") }));

  expect(marks.cards).toEqual(cards("sw1b"));
});

test("whoever comes too late keeps the marks on what is left", async () => {
  const { marks, refused, touch } = sitting(scene(), LATE);
  touch("mw1b sw1b aw1b");
  marks.settle(scene({ shared: rows(". ml1b", "sw1b sl1b", "aw1b al1b") }));
  await Promise.resolve();
  await Promise.resolve();

  expect(marks.cards).toEqual(cards("sw1b aw1b"));
  expect(refused).toHaveBeenCalledWith(LATE);
});

test("a triple that counted leaves no marks", () => {
  const { marks, touch } = sitting(scene());
  touch("mw1b sw1b aw1b");
  const pile = cards("mw1b sw1b aw1b");
  marks.settle(scene({ shared: rows(". ml1b"), players: [player({ pile }), player()] }));

  expect([marks.cards, marks.sent]).toEqual([[], null]);
});

test("during a wait three marks are kept, and sent only by hand", () => {
  const waiting = scene({ players: [player({ locked_until: 3000 }), player()] });
  const { marks, call, touch } = sitting(waiting, null, 1000);
  touch("mw1b sw1b aw1b");

  expect(call).not.toHaveBeenCalled();
  expect(marks.cards).toHaveLength(3);
  marks.call();
  expect(call).not.toHaveBeenCalled();
});

test("after the wait the kept marks can be sent", () => {
  let time = 1000;
  const call = vi.fn(() => Promise.resolve(null));
  const marks = new Marks({ call, time: () => time, refused: () => undefined });
  marks.settle(scene({ players: [player({ locked_until: 3000 }), player()] }));
  cards("mw1b sw1b aw1b").forEach((one) => marks.touch(one));
  time = 3001;
  marks.call();

  expect(call).toHaveBeenCalledOnce();
});

test("a fourth card is not marked", () => {
  const waiting = scene({ players: [player({ locked_until: 3000 }), player()] });
  const { marks, touch } = sitting(waiting, null, 1000);
  touch("mw1b sw1b aw1b ml1b");

  expect(marks.cards).toEqual(cards("mw1b sw1b aw1b"));
});

test.each([
  ["somebody on a break", { players: [player({ resting: true }), player()] }],
  ["whoever watches", { seat: null }],
  ["anybody after the game", { phase: "over" as const }],
  ["whoever has no calls left", { players: [player({ calls_left: 0 }), player()] }],
])("%s marks nothing", (_, more) => {
  const { marks, touch } = sitting(scene(more));
  touch("mw1b");

  expect(marks.cards).toEqual([]);
});

test("whoever waits for a turn may think ahead", () => {
  const { marks, call, touch } = sitting(scene({ turn: 1, reach: [] }));
  touch("mw1b sw1b aw1b");

  expect(marks.cards).toHaveLength(3);
  expect(call).not.toHaveBeenCalled();
});

test("one triple a window", () => {
  const claims = [
    { seat: 0, cards: [], at: 0, clade: false, left: 0, shared: 0, own: 0, drawer: 0 },
  ];
  const view = scene({ claims, window_until: 2000 });

  expect(heldBack(view, 1000)).toBe("window");
  expect(heldBack(view, 2500)).toBeNull();
});

test("with switch, a call with another's card says what is given, the first card by default", () => {
  const players = [player(), player({ known: cards("sa3r") })];
  const view = scene({
    hands_open: true,
    options: { open_hand: "switch" },
    hand: cards("ma1b ma2b"),
    players,
    reach: cards("mw1b sw1b sa3r ma1b ma2b"),
  });
  const { marks, call, touch } = sitting(view);
  touch("mw1b sw1b sa3r");

  expect(call).toHaveBeenLastCalledWith(
    act(`call ${cards("mw1b sw1b sa3r").join(" ")} giving ${card("ma1b")}`),
  );
  marks.giving = card("ma2b");
  marks.sent = null;
  touch("mw1b sw1b sa3r");
  expect(call.mock.lastCall?.[0]).toMatchObject({ given: card("ma2b") });
});

test("the empty place says who was faster and by how much", () => {
  const view = scene({ taken: [taken("mw1b", 0, 0)] });

  expect(lateOf(view, LATE)).toEqual({ spot: "0-0", seat: 1, margin: "0.14 s" });
  expect(lateOf(scene(), LATE)?.spot).toBeNull();
  expect(lateOf(view, { ...LATE, code: "locked" })).toBeNull();
});
