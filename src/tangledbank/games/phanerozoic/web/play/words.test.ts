import { describe, expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import { telling } from "#shell/wire/told.fixture";
import type { Action } from "../actions.ts";
import type { Face } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import moments from "./moments.json";
import { askingOf, type Occasion } from "./asking.ts";
import { doing, keepWords, layWords, possible, sinceOwn } from "./words.ts";

const { act } = spoken<Action>("phanerozoic");
const told = telling<GameEvent>();

type Named = keyof typeof moments;

function moment(named: Named, more: Partial<Occasion> = {}): Occasion {
  const { view, legal } = moments[named];
  return {
    view: view as unknown as View,
    legal: legal.map(act),
    picked: null,
    aim: null,
    notes: {},
    mayTakeBack: false,
    face,
    nameOf: (seat) => ["You", "Ana", "Bo"][seat] ?? "",
    ...more,
  };
}

/** Enough of a face for sentences. */
function face(id: string): Face {
  const printed = { id, name: id, latin: "", fact: "", source: "", age: "", location: 1 };
  if (/^recover-/.test(id)) {
    return { ...printed, kind: "event", effect: "recover", amount: 0, habitat: null, copies: 1 };
  }
  if (/-\d+$/.test(id)) {
    return { ...printed, kind: "mutation", sides: { plant: "seeds", animal: "warm" }, copies: 1 };
  }
  return {
    ...printed,
    kind: "plant",
    habitat: "land",
    stars: 3,
    icons: ["woody"],
    growth: "sunlight",
    demandsGrowth: false,
    bonus: { amount: 2, rows: ["plants"] },
    lived: [1, 0],
    period: "devonian",
  };
}

describe("the label", () => {
  test("says what is asked before anything is picked", () => {
    expect(askingOf(moment("choosing")).heading).toBe("Choose a card.");
    expect(askingOf(moment("drafting")).heading).toBe("Draft a card.");
    expect(askingOf(moment("acting")).heading).toBe("Act with a card.");
    expect(askingOf(moment("goals")).heading).toBe("Keep one goal.");
    expect(askingOf(moment("solo")).heading).toBe("Choose two more cards.");
  });

  test("says where a picked card may go", () => {
    const asking = askingOf(moment("acting", { picked: "sequoia" }));

    expect(asking.heading).toBe("sequoia wants a parent.");
    expect(asking.text).toContain("Tap a lit plant, then tap it again to evolve.");
    expect(asking.text).toContain("(+2 on plants)");
  });

  test("says what the second touch does, and what comes of it", () => {
    const aim = act("evolve sequoia from algae");
    const asking = askingOf(
      moment("acting", { picked: "sequoia", aim, notes: { algae: "becomes 3 + 3" } }),
    );

    expect(asking.heading).toBe("Evolve sequoia from algae?");
    expect(asking.text).toBe("algae becomes 3 + 3. Tap algae again.");
  });

  test("says that a card finds no host", () => {
    const asking = askingOf(moment("acting", { picked: "flowering-20" }));

    expect(asking.heading).toBe("flowering-20 finds no host.");
  });

  test("says whose turn it is", () => {
    expect(askingOf(moment("waiting")).heading).toBe("Ana is acting.");
  });

  test("says that one only watches", () => {
    const { view } = moment("waiting");

    expect(askingOf(moment("waiting", { view: { ...view, seat: null } }))).toMatchObject({
      heading: "You are watching.",
      text: "Ana is acting.",
    });
  });
});

test("what a seat is doing", () => {
  const { view } = moment("waiting");

  expect(doing(view, 1)).toBe("acting, 3 to act");
  expect(doing(view, 0)).toBe("started, 2 to act");
  expect(doing(view, 2, true)).toBe("3 to act");
});

test("all that can be done, one sentence a card", () => {
  expect(possible(moment("acting"))).toContain("flowering-20 (1): discard it, or keep it.");
  expect(possible(moment("waiting"))).toBe("There is nothing for you to do now.");
});

test("what has changed since one's own last action", () => {
  const own = told("kept", 0);
  const log = [own, told("kept", 1), told("grew", -1), told("pooled", -1), told("drew", 0)];

  expect(sinceOwn(log, 0)).toBe("kept 1. grew -1. drew 0.");
  expect(sinceOwn([own], 0)).toBe("Nothing has changed since you acted.");
});

test("what keeping a card means", () => {
  const { view } = moment("acting");
  const at = (round: number): View => ({ ...view, round, options: { rounds: 6 } });

  expect(keepWords(at(2), true)).toBe("for round 3");
  expect(keepWords(at(2), false)).toBe("to round 3");
  expect(keepWords(at(6), false)).toBe("in vain");
});

test("what laying a card down means", () => {
  expect(layWords(moment("choosing").view)).toBe("Lay it face down");
  expect(layWords(moment("drafting").view)).toBe("Take it");
  expect(layWords(moment("goals").view)).toBe("Keep it");
});
