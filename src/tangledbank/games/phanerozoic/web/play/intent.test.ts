import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Door } from "#shell/play/door";
import { spoken } from "#shell/wire/spoken.fixture";
import { telling } from "#shell/wire/told.fixture";
import type { RefusalInfo } from "#shell/wire/wire";
import type { Action } from "../actions.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { Intent } from "./intent.svelte.ts";
import moments from "./moments.json";
import type { PlayVerb } from "./ways.ts";

const { act } = spoken<Action>("phanerozoic");
type Doors = Door<Action, GameEvent>;

const NO: RefusalInfo = {
  code: "parent-lacks",
  sentence: "Cladoselache and Sequoia are of different rows.",
  section: "§3.10",
  cards: [],
  checks: [],
  seat: -1,
  earlier_ms: 0,
};

const door = {
  act: vi.fn<Doors["act"]>(),
  takeBack: vi.fn<Doors["takeBack"]>(),
  whyNot: vi.fn<Doors["whyNot"]>(),
  whatIf: vi.fn<Doors["whatIf"]>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  door.act.mockResolvedValue(null);
  door.takeBack.mockResolvedValue(null);
  door.whyNot.mockResolvedValue(NO);
  door.whatIf.mockResolvedValue([]);
});

function playVerb(card: string): PlayVerb {
  if (card.startsWith("recover-")) return "recover";
  if (/^(meteorite|ideal-conditions)-/.test(card)) return "play";
  return /-\d+$/.test(card) ? "mutate" : "evolve";
}

function at(moment: keyof typeof moments, mayTakeBack = false): Intent {
  const intent = new Intent(door, playVerb);
  settle(intent, moment, mayTakeBack);
  return intent;
}

function settle(intent: Intent, moment: keyof typeof moments, mayTakeBack = false): void {
  const { view, legal } = moments[moment];
  lie(intent, view as unknown as View, legal.map(act), mayTakeBack);
}

function lie(intent: Intent, view: View, legal: readonly Action[], mayTakeBack: boolean): void {
  intent.settle({ view, legal, sentences: [], mayTakeBack });
}

const EVOLVED = telling<GameEvent>()("evolved", 0, {
  card: "sequoia",
  parent: "algae",
  population: 3,
});

describe("choosing one of several", () => {
  test("the first touch marks a card of the hand, the second lays it face down", () => {
    const intent = at("choosing");

    intent.touch({ at: "own", card: "magnolia" });
    expect(intent.picked).toBe("magnolia");
    expect(intent.markOf("lay")).toBe("lit");
    expect(door.act).not.toHaveBeenCalled();

    intent.touch({ at: "own", card: "magnolia" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("choose magnolia"));
  });

  test("another card takes the mark over; the place does the same as a second touch", () => {
    const intent = at("choosing");
    intent.touch({ at: "own", card: "magnolia" });
    intent.touch({ at: "own", card: "dionaea" });

    intent.touch({ at: "lay" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("choose dionaea"));
  });

  test("a card of the pool is drafted by two touches", () => {
    const intent = at("drafting");
    const card = moments.drafting.view.pool[0] as string;
    intent.touch({ at: "own", card });
    intent.touch({ at: "own", card });

    expect(door.act).toHaveBeenCalledExactlyOnceWith(act(`draft ${card}`));
  });

  test("a goal is kept by two touches", () => {
    const intent = at("goals");
    intent.touch({ at: "own", card: "inner-fire" });
    intent.touch({ at: "own", card: "inner-fire" });

    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("keep goal inner-fire"));
  });

  test("living cards are not lit, and touching one only looks at it", () => {
    const intent = at("choosing");
    intent.touch({ at: "own", card: "magnolia" });

    expect(intent.marks).toEqual({});
    expect(intent.touch({ at: "row", card: "algae" })).toBe(false);
  });

  test("the mark stays while others make their choice", () => {
    const intent = at("choosing");
    intent.touch({ at: "own", card: "magnolia" });
    settle(intent, "choosing");

    expect(intent.picked).toBe("magnolia");
  });

  test("two touches take back the card that lies face down, while that is allowed", () => {
    const intent = new Intent(door, playVerb);
    const view = { ...moments.choosing.view, chosen: "magnolia" } as unknown as View;
    lie(intent, view, [], true);
    intent.touch({ at: "own", card: "magnolia" });
    expect(door.takeBack).not.toHaveBeenCalled();

    intent.touch({ at: "own", card: "magnolia" });
    expect(door.takeBack).toHaveBeenCalledOnce();
  });
});

describe("acting with a face-up card", () => {
  test("a picked species lights its parents and the two places; the others fade", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });

    expect(intent.marks).toEqual({ algae: "lit", cladoselache: "off", diplodocus: "off" });
    expect(intent.markOf("keep")).toBe("lit");
    expect(intent.markOf("discard")).toBe("lit");
  });

  test("the first touch on a parent shows what comes of it, the second evolves", async () => {
    door.whatIf.mockResolvedValue([EVOLVED]);
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "row", card: "algae" });
    await vi.waitFor(() => expect(intent.preview.evolved).toBe("sequoia"));

    expect(door.whatIf).toHaveBeenCalledExactlyOnceWith(act("evolve sequoia from algae"));
    expect(intent.preview.notes).toEqual({ algae: "becomes 3 + 3" });
    expect(intent.marks["algae"]).toBe("aim");
    expect(door.act).not.toHaveBeenCalled();

    intent.touch({ at: "row", card: "algae" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("evolve sequoia from algae"));
  });

  test("with the discard pile aimed at, the cards that the bonus may raise light up", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "discard" });

    expect(intent.markOf("discard")).toBe("aim");
    expect(intent.marks).toEqual({ algae: "lit", cladoselache: "lit", diplodocus: "lit" });

    intent.touch({ at: "row", card: "diplodocus" });
    expect(intent.marks["diplodocus"]).toBe("aim");
    intent.touch({ at: "row", card: "diplodocus" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("discard sequoia for diplodocus"));
  });

  test("the pile touched again discards without the bonus", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "discard" });
    intent.touch({ at: "discard" });

    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("discard sequoia"));
  });

  test("keeping needs two touches on its place", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "zostera" });
    intent.touch({ at: "keep" });
    expect(door.act).not.toHaveBeenCalled();

    intent.touch({ at: "keep" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("keep zostera"));
  });

  test("a mutation goes under its host", () => {
    const intent = at("mutating");
    intent.touch({ at: "own", card: "seeds-23" });
    intent.touch({ at: "row", card: "trilobita" });
    intent.touch({ at: "row", card: "trilobita" });

    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("mutate trilobita with seeds-23"));
  });

  test("a place that is not legal is asked about, and marked", async () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "row", card: "cladoselache" });
    await vi.waitFor(() => expect(intent.why).not.toBeNull());

    expect(door.whyNot).toHaveBeenCalledExactlyOnceWith(act("evolve sequoia from cladoselache"));
    expect(intent.marks["cladoselache"]).toBe("asked");
    expect(intent.picked).toBe("sequoia");

    intent.touch({ at: "row", card: "algae" });
    expect(intent.why).toBeNull();
  });

  test("an answer that comes too late is thrown away", async () => {
    const intent = at("acting");
    let answer: (events: GameEvent[]) => void = () => undefined;
    door.whatIf.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "row", card: "algae" });
    intent.touch({ at: "keep" });
    answer([EVOLVED]);
    await Promise.resolve();

    expect(intent.preview.evolved).toBeNull();
  });

  test("touching the picked card again puts it down, and so does Esc", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "own", card: "sequoia" });
    expect(intent.picked).toBeNull();

    intent.touch({ at: "own", card: "zostera" });
    intent.clear();
    expect(intent.picked).toBeNull();
    expect(intent.marks).toEqual({});
  });

  test("a refused action is rolled back with its reason", async () => {
    door.act.mockResolvedValue(NO);
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    intent.touch({ at: "row", card: "algae" });
    intent.touch({ at: "row", card: "algae" });
    await vi.waitFor(() => expect(intent.why).toBe(NO));

    expect(intent.aim).toBeNull();
    expect(intent.marks["algae"]).toBe("asked");
  });

  test("when it is another's turn, nothing is lit and a touch only looks", () => {
    const intent = at("acting");
    intent.touch({ at: "own", card: "sequoia" });
    settle(intent, "waiting");

    expect(intent.picked).toBeNull();
    expect(intent.touch({ at: "own", card: "zostera" })).toBe(false);
    expect(door.whyNot).not.toHaveBeenCalled();
  });
});

describe("Recover", () => {
  test("takes a card of the discard pile by two touches", () => {
    const intent = at("recovering");
    intent.touch({ at: "own", card: "recover-62" });
    expect(intent.recoverable).toContain("roots-34");

    intent.touch({ at: "pile", card: "roots-34" });
    intent.touch({ at: "pile", card: "roots-34" });
    expect(door.act).toHaveBeenCalledExactlyOnceWith(act("recover roots-34 with recover-62"));
  });

  test("the recovered card is picked by itself", () => {
    const intent = at("recovering");
    intent.touch({ at: "own", card: "recover-62" });
    settle(intent, "recovered");

    expect(intent.picked).toBe("meteorite-70");
  });

  test("cards of the pile are only looked at while no Recover is picked", () => {
    const intent = at("recovering");
    intent.touch({ at: "own", card: "bryophyta" });

    expect(intent.touch({ at: "pile", card: "roots-34" })).toBe(false);
  });
});

test.each([
  ["choosing", "choose dionaea", "dionaea"],
  ["acting", "keep sequoia", "sequoia"],
  ["acting", "discard sequoia for algae", "sequoia"],
  ["mutating", "play meteorite-51 on algae", "meteorite-51"],
] as const)(
  "what a hint proposes is picked and aimed, and not done: %s, %s",
  (moment, way, card) => {
    const intent = at(moment);
    intent.propose(act(way));

    expect([intent.picked, intent.aim]).toEqual([card, act(way)]);
    expect(door.act).not.toHaveBeenCalled();
  },
);
