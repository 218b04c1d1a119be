import { beforeEach, describe, expect, test } from "vitest";
import { spoken } from "#shell/wire/spoken.fixture";
import type { Action } from "../actions.ts";
import type { View } from "../view.ts";
import { Intent } from "./intent.svelte.ts";
import { NOTHING } from "./picks.ts";
import { card, own, pond } from "./pond.fixture.ts";

const { act, say } = spoken<Action>("phylo");

let sent: string[];
let intent: Intent;

function settle(view: View, ...legal: string[]): void {
  intent.settle({ view, legal: legal.map(act), sentences: [], mayTakeBack: true });
}

/** What would be sent now. */
function action(): string {
  return intent.action ? say(intent.action) : "";
}

beforeEach(() => {
  sent = [];
  intent = new Intent(
    {
      act: (action) => {
        sent.push(say(action));
        return Promise.resolve(null);
      },
      takeBack: () => Promise.resolve(null),
      whyNot: () => Promise.resolve(null),
      whatIf: () => Promise.resolve([]),
    },
    card,
  );
});

describe("drawing", () => {
  test("a touch marks, another takes it back", () => {
    settle(pond(), "keep all");

    intent.touch("great-blue-heron");
    intent.touch("european-rabbit");
    expect(action()).toBe("drop european-rabbit great-blue-heron");
    intent.touch("great-blue-heron");
    intent.confirm();

    expect(sent).toEqual(["drop european-rabbit"]);
  });

  test("marks go with the hand that they were made for", () => {
    settle(pond(), "keep all");
    intent.touch("european-rabbit");

    settle(pond({ own: { ...own, hand: ["duckweed", "mallard"] } }));

    expect(intent.marked.length).toBe(0);
    expect(intent.touch("duckweed")).toBe(false);
  });
});

describe("aiming", () => {
  const hand = ["duckweed", "wildfire", "drought", "protected-area"];
  const view = pond({ phase: "aiming", draw: 0, own: { ...own, hand } });

  test("an event goes to the seat that is named for it", () => {
    settle(view, "aim nothing");

    intent.touch("wildfire");
    expect(intent.targets).toEqual([1, 2, 3]);
    intent.aim(2);

    expect(action()).toBe("aim protected-area, wildfire 2");
    expect(intent.chosen).toBeNull();
  });

  test("what helps is used, unless it is touched", () => {
    settle(view, "aim nothing");

    intent.touch("protected-area");

    expect(action()).toBe("aim nothing");
  });

  test("with one opponent there is nothing to name", () => {
    settle({ ...view, seats: 2 }, "aim nothing");

    intent.touch("drought");

    expect(action()).toBe("aim protected-area, drought 1");
  });

  test("a plan survives taking it back", () => {
    settle(view, "aim nothing");
    intent.touch("drought");
    intent.aim(3);
    settle({
      ...view,
      own: { ...own, hand, aims: [{ event: "drought", target: 3, fate: "waiting" }] },
    });

    settle(view, "aim nothing");

    expect(action()).toBe("aim protected-area, drought 3");
  });

  test("what a hint proposes is planned, and not sent", () => {
    settle(view, "aim nothing");
    intent.propose(act("aim drought 1, protected-area"));
    expect(action()).toBe("aim drought 1, protected-area");

    intent.propose(act("aim nothing"));

    expect(action()).toBe("aim nothing");
    expect(sent).toEqual([]);
  });
});

test("a candidate is taken by a touch", () => {
  settle(pond({ phase: "striking" }), "strike mallard", "strike european-rabbit");

  intent.touch("mallard");

  expect(sent).toEqual(["strike mallard"]);
});

test("that nothing comes back is an answer too", () => {
  settle(pond({ phase: "restoring" }), "restore nothing");

  expect(intent.touch("mallard")).toBe(false);
  expect(intent.touch(NOTHING)).toBe(true);

  expect(sent).toEqual(["restore nothing"]);
});

test("what a hint proposes is marked, and not sent", () => {
  settle(pond(), "keep all");
  intent.touch("european-rabbit");

  intent.propose(act("drop great-blue-heron"));
  expect(action()).toBe("drop great-blue-heron");
  intent.propose(act("keep all"));

  expect(action()).toBe("keep all");
  expect(sent).toEqual([]);
});
