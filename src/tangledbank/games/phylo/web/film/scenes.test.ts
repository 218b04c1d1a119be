import { describe, expect, test } from "vitest";
import type { GameEvent } from "../events.ts";
import { liveLinks } from "./hands/hands.ts";
import { filmOf, type Scene } from "./scenes.ts";
import { event, nameOf, shown, view } from "./show.fixture.ts";

// Ana's drought is for Bo, Bo's climate shift for Ana; Bo has a protected area.
const ana = shown("duckweed mallard oak drought heron", "duckweed>mallard mallard>heron", {
  aims: [{ event: "drought", target: 1, fate: "done" }],
});
const bo = shown("reed snail rabbit protected-area climate-shift", "reed>snail oak>rabbit", {
  aims: [
    { event: "protected-area", target: 1, fate: "done" },
    { event: "climate-shift", target: 0, fate: "done" },
  ],
  restored: ["oak"],
});
const before = view([{ total: 10 }, { total: 4 }]);
const after = view([{ total: 10 }, { total: 4 }], { last: [ana, bo], round: 2, phase: "drawing" });

const revealed = [
  event("revealed", 1, { hand: bo.hand.join(" "), counting: "reed snail", count: 7 }),
  event("revealed", 0, {
    hand: ana.hand.join(" "),
    counting: "duckweed mallard oak heron",
    count: 18,
  }),
];
const film = (...events: GameEvent[]): Scene[] =>
  filmOf(before, { events: [...revealed, ...events], view: after }, nameOf);
/** What follows the reveal. */
const then = (...events: GameEvent[]): Scene[] => film(...events).slice(2);
const kinds = (scenes: Scene[]): string[] => scenes.map(({ kind }) => kind);

const struck = event("struck", 1, { event: "climate-shift", target: 0, card: "mallard" });
const fell = event("fell", 0, { fallen: "mallard", counting: "duckweed oak", count: 6 });
const collapsed = event("collapsed", 0, { cards: "heron", counting: "duckweed oak", count: 6 });
const coin = event("coin", 1, { event: "climate-shift", heads: 1 });

describe("the reveal", () => {
  test("turns all hands over first, then shows what counts", () => {
    const [turn, reveal] = film() as [Scene, Scene];

    expect([turn.kind, reveal.kind]).toEqual(["turn", "reveal"]);
    expect(turn.hands.map(({ counting, count }) => [counting, count])).toEqual([
      [[], 0],
      [[], 0],
    ]);
    expect(turn.hands[1]!.cards).toEqual(bo.hand);
    expect(reveal.hands.map(({ count }) => count)).toEqual([18, 7]);
    expect(liveLinks(reveal.hands[0]!)).toHaveLength(2);
    expect(reveal.caption).toBe("What counts so far: Bo 7, Ana 18.");
  });

  test("has all events wait", () => {
    const fates = film()[1]!.hands.flatMap(({ aims }) => aims.map(({ fate }) => fate));

    expect(fates).toEqual(["waiting", "waiting", "waiting"]);
  });

  test("is followed by one scene of all that was aimed at nobody", () => {
    const unused = [0, 1].map((seat) => event("unused", seat, { event: "drought" }));
    const scenes = filmOf(
      before,
      { events: [revealed[0]!, unused[1]!, revealed[1]!, unused[0]!], view: after },
      nameOf,
    );

    expect(kinds(scenes)).toEqual(["turn", "reveal", "unused"]);
    expect(scenes[2]!.caption).toBe("unused 1. unused 0.");
  });
});

describe("events that help", () => {
  test("a protected area waits, and its aim is done", () => {
    const [scene] = then(event("shielded", 1, { event: "protected-area" }));

    expect(scene!.kind).toBe("help");
    expect(scene!.hands[1]!.protections).toBe(1);
    expect(scene!.hands[1]!.aims[0]!.fate).toBe("done");
    expect(scene!.played).toMatchObject({ event: "protected-area", owner: 1, target: 1 });
    expect(scene!.seats).toEqual([1]);
  });

  test("restoration brings a card and what it feeds", () => {
    const back = { event: "restoration", card: "oak", counting: "reed snail oak rabbit" };
    const [scene] = then(event("restored", 1, { ...back, count: 16 }));

    const hand = scene!.hands[1]!;
    expect(hand.cards.at(-1)).toBe("oak");
    expect([hand.restored, hand.count]).toEqual([["oak"], 16]);
    expect(liveLinks(hand)).toHaveLength(2);
    expect(scene!.played!.fate).toBe("helps");
  });

  test("restoration may find nothing", () => {
    const [scene] = then(event("not restored", 1, { event: "restoration" }));

    expect(scene!.played).toMatchObject({ fate: "does not help", card: null });
  });

  test("a research station adds nothing yet", () => {
    const [scene] = then(event("stationed", 0, { event: "research-station", bonus: 3 }));

    expect([scene!.kind, scene!.hands[0]!.count]).toEqual(["help", 18]);
    expect(scene!.played!.fate).toBe("waits");
  });
});

describe("events that harm", () => {
  test("strike, then take the card, then what it fed", () => {
    const scenes = then(struck, fell, collapsed);

    expect(kinds(scenes)).toEqual(["strike", "fall", "collapse"]);
    const [strike, fall, collapse] = scenes as [Scene, Scene, Scene];
    expect(strike.hands[0]!.counting).toContain("mallard");
    expect(strike.played).toEqual({
      event: "climate-shift",
      owner: 1,
      target: 0,
      card: "mallard",
      from: null,
      fate: "strikes",
    });
    expect([fall.hands[0]!.fallen, fall.lost, fall.hands[0]!.count]).toEqual([
      ["mallard"],
      ["mallard"],
      6,
    ]);
    expect(liveLinks(fall.hands[0]!)).toEqual([]);
    expect([collapse.lost, collapse.played?.event]).toEqual([["heron"], "climate-shift"]);
    expect(collapse.seats).toEqual([0]);
  });

  test("a climate shift hops on from the card that fell", () => {
    const next = event("struck", 1, { event: "climate-shift", target: 0, card: "heron" });
    const scenes = then(struck, fell, coin, next);

    expect(kinds(scenes)).toEqual(["strike", "fall", "coin", "strike"]);
    expect(scenes[2]!.heads).toBe(true);
    expect(scenes[2]!.played!.card).toBe("mallard");
    expect(scenes[3]!.played).toMatchObject({ card: "heron", from: "mallard" });
  });

  test("the coin may end it", () => {
    const tails = event("coin", 1, { event: "climate-shift", heads: 0 });

    expect(then(struck, fell, tails).at(-1)!.heads).toBe(false);
  });

  test("fizzle if they cannot harm the card, or if nothing counts", () => {
    const [fizzle, none] = then(
      event("fizzled", 0, { event: "drought", target: 1, card: "reed", harms: "drought" }),
      event("no target", 1, { event: "climate-shift", target: 0 }),
    );

    expect([fizzle!.kind, fizzle!.played!.fate]).toEqual(["fizzle", "fizzles"]);
    expect([none!.kind, none!.played!.card]).toEqual(["fizzle", null]);
    expect(none!.hands[0]!.count).toBe(18);
  });

  test("are cancelled, which uses the protection up", () => {
    const scenes = then(
      event("shielded", 1, { event: "protected-area" }),
      event("cancelled", 0, { event: "drought", target: 1, card: "snail" }),
    );

    expect(scenes.map(({ hands }) => hands[1]!.protections)).toEqual([1, 0]);
    expect(scenes[1]!.played!.fate).toBe("is cancelled");
    expect(scenes[1]!.hands[1]!.counting).toContain("snail");
  });
});

describe("the counting", () => {
  const counted = [1, 0].map((seat) => event("counted", seat, { count: seat ? 7 : 21 }));
  const won = event("won", 0, { count: 21, before: 10, after: 31 });

  test("is one scene, after what the stations add", () => {
    const scenes = then(
      counted[0]!,
      event("researched", 0, { bonus: 3 }),
      counted[1]!,
      won,
      event("round began", 1, { round: 2 }),
    );

    expect(kinds(scenes)).toEqual(["research", "count", "win"]);
    expect([scenes[0]!.hands[0]!.bonus, scenes[0]!.hands[0]!.count]).toEqual([3, 21]);
    expect(scenes[1]!.caption).toBe("counted 1. counted 0.");
    expect(scenes[1]!.played).toBeNull();
  });

  test("says when a station adds nothing", () => {
    const [scene] = then(event("not researched", 1, {}));

    expect([scene!.kind, scene!.hands[1]!.bonus]).toEqual(["research", 0]);
  });

  test("the winner's total runs up in the last scene only", () => {
    const [count, win] = then(...counted, won) as [Scene, Scene];

    expect(count.view.players[0]!.total).toBe(10);
    expect(win.view.players.map(({ total }) => total)).toEqual([31, 4]);
    expect(win.wins).toEqual([{ seat: 0, before: 10, after: 31 }]);
    expect(win.hands[0]!.count).toBe(21);
  });

  test("level winners share a scene", () => {
    const other = event("won", 1, { count: 21, before: 4, after: 25 });

    expect(then(won, other)[0]!.wins.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("nobody may win, and the game may end", () => {
    const scenes = then(event("nobody won", -1, {}), event("ended", -1, {}));

    expect(kinds(scenes)).toEqual(["win", "end"]);
    expect(scenes[0]!.wins).toEqual([]);
  });
});

describe("a film", () => {
  test("asks nobody for anything", () => {
    expect(film()[0]!.view).toMatchObject({ phase: "film", actors: [], strike: null });
  });

  test("tells the seat what its own web counts meanwhile", () => {
    const web = { counting: ["duckweed"], links: [], loose: [], points: 3 };
    const own = {
      hand: ana.hand,
      web,
      kept_counting: [],
      kept_points: [],
      dropped: [],
      aims: null,
      candidates: [],
    };
    const frame = { events: [...revealed, struck, fell], view: after };

    const scenes = filmOf({ ...before, own }, frame, nameOf);

    expect(scenes.map(({ view }) => view.own?.web.points)).toEqual([3, 18, 18, 6]);
    expect(scenes.at(-1)!.view.own?.web.counting).toEqual(["duckweed", "oak"]);
  });

  test("goes on after an owner has chosen, from the hands as they stood", () => {
    const open = { ...ana, web: { ...ana.web, counting: ["duckweed", "oak"] }, count: 6 };
    const asked = view([{ shown: open }, { shown: bo }], { phase: "striking" });
    const hop = event("struck", 1, { event: "climate-shift", target: 0, card: "oak" });

    const scenes = filmOf(asked, { events: [hop], view: after }, nameOf);

    expect(kinds(scenes)).toEqual(["strike"]);
    expect(scenes[0]!.hands[0]!.counting).toEqual(["duckweed", "oak"]);
  });

  test("knows the links of what comes back after an owner has chosen", () => {
    const poor = { ...bo, restored: [], links: [], web: { ...bo.web, counting: ["reed"] } };
    const asked = view([{ shown: ana }, { shown: poor }], { phase: "restoring" });
    const back = { event: "restoration", card: "oak", counting: "reed oak rabbit", count: 9 };

    const [scene] = filmOf(asked, { events: [event("restored", 1, back)], view: after }, nameOf);

    expect(liveLinks(scene!.hands[1]!).map(({ eater }) => eater)).toEqual(["rabbit"]);
  });

  test("ends where an owner must choose", () => {
    const asking = view([{ shown: ana }, { shown: bo }], { phase: "striking" });
    const scenes = filmOf(before, { events: revealed, view: asking }, nameOf);

    expect(kinds(scenes)).toEqual(["turn", "reveal"]);
  });

  test("has nothing to show of draws and of who is ready", () => {
    const events = [event("drew", 0, { dropped: 2, drawn: 2, draw: 1 }), event("ready", 1, {})];

    expect(filmOf(before, { events, view: before }, nameOf)).toEqual([]);
  });
});
