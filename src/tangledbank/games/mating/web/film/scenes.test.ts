import { describe, expect, test } from "vitest";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import told from "./film.fixture.json";
import { filmOf, type Scene } from "./scenes.ts";
import { cards, event, nameOf, player, strategy, view } from "../play/clearing.fixture.ts";

const film = (before: View, events: GameEvent[], end: View = before): Scene[] =>
  filmOf(before, { events, view: end }, cards, nameOf);
const kinds = (scenes: Scene[]): string[] => scenes.map((scene) => scene.kind);

const chosen = view([player({ ready: true }), player({ ready: true }), player({ ready: true })]);
const reveal = [
  event("revealed", 0, { card: "deer", cost: 3, food: 2 }),
  event("revealed", 1, { card: "peafowl", cost: 3, food: 2 }),
  event("went to lunch", 2),
];
const inPlay = view(
  [
    player({ strategy: strategy("deer"), food: 2 }),
    player({ strategy: strategy("roo"), food: 2 }),
    player({ strategy: strategy("peafowl"), food: 2 }),
  ],
  { phase: "window", part: "play", window: 1 },
);

/** What everyone sees of the clearing: the rest of a view no film tells. */
function seen({ players, red, blue, environment, first, round, throws, discards }: View): object {
  const bodies = players.map(({ food, offspring, strategy, lunch, lost, lost_to, red, blue }) => {
    return { food, offspring, strategy, lunch, lost, lost_to, red, blue };
  });
  return { players: bodies, red, blue, environment, first, round, throws, discards };
}

describe("frames of a real game", () => {
  const frames = told as unknown as Record<
    string,
    { before: View; frame: { events: GameEvent[]; view: View } }
  >;

  test.each(Object.entries(frames))("end with the frame's view: %s", (_, { before, frame }) => {
    const scenes = film(before, frame.events, frame.view);

    expect(scenes.every((scene) => scene.caption !== "")).toBe(true);
    expect(seen(scenes.at(-1)!.view)).toEqual(seen(frame.view));
  });
});

describe("the reveal", () => {
  test("turns all cards in one scene", () => {
    const [scene, ...others] = film(chosen, reveal);

    expect(others).toEqual([]);
    expect(scene).toMatchObject({
      kind: "reveal",
      seats: [0, 1, 2],
      caption: "All turn their cards over together.",
    });
    expect(scene?.view.players.map((one) => one.strategy?.card ?? one.lunch)).toEqual([
      "deer",
      "peafowl",
      true,
    ]);
  });

  test("tells what was paid, and that red strategies fight", () => {
    const scene = film(chosen, reveal)[0]!;

    expect(scene.gains).toEqual({ 0: { food: -3, offspring: 0 }, 1: { food: -3, offspring: 0 } });
    expect(scene.view.players[0]?.strategy).toMatchObject({
      fights: true,
      fitness: 2,
      predator: 6,
    });
    expect(scene.view.players[1]?.strategy).toMatchObject({ fights: false, fitness: 4 });
  });

  test("says each sentence if there are only two", () => {
    const two = view([player(), player()]);
    const [scene] = film(two, reveal.slice(0, 2));

    expect(scene?.caption).toBe("revealed 0. revealed 1.");
  });
});

describe("a pass", () => {
  test("makes no film, not even the last of a window", () => {
    expect(film(inPlay, [event("passed", 0)])).toEqual([]);
    expect(film(inPlay, [event("passed ahead", 0), event("window opened", -1)])).toEqual([]);
  });

  test("is no scene before one that is", () => {
    const turned = event("turned up", -1, { environment: "quiet-meadow" });

    expect(kinds(film(inPlay, [event("passed", 2), turned]))).toEqual(["environment"]);
  });
});

describe("surviving", () => {
  const events = [
    event("turned up", -1, { environment: "late-autumn" }),
    event("hunted", 2, { card: "peafowl", predator: 2, hunter: "fox" }),
  ];

  test("ends with the hunted one deciding; whoever leaves is dashed until then", () => {
    const scenes = film(inPlay, events, { ...inPlay, phase: "threat" });

    expect(kinds(scenes)).toEqual(["environment", "hunted"]);
    expect(scenes.map((scene) => scene.leaving)).toEqual([1, 1]);
    expect(scenes[1]).toMatchObject({ now: "predators", seats: [2] });
    expect(scenes[1]?.view).toMatchObject({
      part: "survive",
      environment: "late-autumn",
      environments: 15,
      threatened: [2],
      deciding: 0,
    });
  });

  test("goes on with what became of it, scarcity, and food for all at once", () => {
    const hunted = film(inPlay, events, { ...inPlay, phase: "threat" })[1]!.view;
    const scenes = film(hunted, [
      event("eaten", 2, { card: "peafowl", hunter: "fox" }),
      event("scarce", -1, { scarcity: 1, red: 3, blue: 3 }),
      event("fed", 0, { before: 2, after: 5 }),
      event("fed", 1, { before: 2, after: 5 }),
      event("fed", 2, { before: 2, after: 5 }),
      event("window opened", -1, { window: 2 }),
    ]);

    expect(kinds(scenes)).toEqual(["eaten", "scarce", "food"]);
    expect(scenes.map((scene) => scene.leaving)).toEqual([1, 0, 0]);
    expect(scenes.map((scene) => scene.now)).toEqual(["predators", "scarcity", "food"]);
    expect(scenes[0]?.view.players[2]).toMatchObject({
      strategy: null,
      lost: "peafowl",
      lost_to: "predator",
    });
    expect(scenes[1]?.view).toMatchObject({ red: 3, blue: 3 });
    expect(scenes[2]?.caption).toBe("Everyone gains 3 food.");
    expect(scenes[2]?.gains[2]).toEqual({ food: 3, offspring: 0 });
  });

  test("costs food to escape", () => {
    const hunted = { ...inPlay, part: "survive", threatened: [2] };
    const [scene] = film(hunted, [event("escaped", 2, { card: "peafowl", cost: 3, food: 1 })]);

    expect(scene?.view.players[2]?.food).toBe(1);
    expect(scene?.view.deciding).toBe(1);
  });

  test("says of food that it has limits", () => {
    const drought = [
      event("fed", 0, { before: 2, after: 0 }),
      event("fed", 1, { before: 1, after: 0 }),
    ];
    const before = view([player({ food: 2 }), player({ food: 1 })]);

    expect(film(before, drought)[0]?.caption).toBe(
      "Everyone loses up to 2 food; nobody falls below none.",
    );
  });
});

describe("the fight", () => {
  const fight = [
    event("fought", 0, { card: "deer", total: 5, throw: "2 and 3" }),
    event("fought", 1, { card: "roo", total: 9, throw: "1, 2 and 6" }),
    event("won", 1, { card: "roo", room: 5 }),
    event("beaten", 0, { card: "deer" }),
  ];

  test("throws all dice together, then has a winner and a loser", () => {
    const scenes = film(inPlay, fight);

    expect(kinds(scenes)).toEqual(["throw", "won", "beaten"]);
    expect(scenes.map((scene) => scene.view.throws.length)).toEqual([2, 2, 2]);
    expect(scenes[0]?.view.throws[1]).toEqual({ seat: 1, dice: [1, 2, 6] });
    expect(scenes[2]?.view.players[1]?.strategy?.won).toBe(true);
    expect(scenes[2]?.view.players[0]).toMatchObject({ lost: "deer", lost_to: "fight" });
  });

  test("of more than two is told in one sentence", () => {
    const third = event("fought", 2, { card: "roo", total: 4, throw: "4" });
    const [scene] = film(inPlay, [...fight.slice(0, 2), third]);

    expect(scene?.caption).toBe("All fighters roll: Ana 5, Bo 9, Cem 4.");
  });

  test("takes the dice from the frame's view where it has them", () => {
    const end = { ...inPlay, throws: [{ seat: 0, dice: [4, 1] }] };

    expect(film(inPlay, fight.slice(0, 1), end)[0]?.view.throws).toEqual(end.throws);
  });
});

describe("females", () => {
  const came = [
    event("came", 1, { card: "roo", females: 3, colour: "red", room: 5 }),
    event("came", 2, { card: "peafowl", females: 4, colour: "blue", room: 4 }),
    event("stayed away", 0, { card: "deer", colour: "red" }),
  ];

  test("walk from the stand to one male after the other", () => {
    const scenes = film(inPlay, came);

    expect(kinds(scenes)).toEqual(["came", "came", "stayed away"]);
    expect(scenes[0]?.view).toMatchObject({ red: 1, blue: 4 });
    expect(scenes[1]?.view).toMatchObject({ red: 1, blue: 0 });
    expect(scenes[1]?.view.players.map((one) => [one.red, one.blue])).toEqual([
      [0, 0],
      [3, 0],
      [0, 4],
    ]);
  });

  test("mate all in one scene and return afterwards", () => {
    const before = film(inPlay, came).at(-1)!.view;
    const scenes = film(before, [
      event("mated", 1, { females: 3, before: 0, after: 3 }),
      event("mated", 2, { females: 4, before: 0, after: 4 }),
    ]);

    expect(scenes).toHaveLength(1);
    expect(scenes[0]?.view.players.map((one) => one.offspring)).toEqual([0, 3, 4]);
    expect(scenes[0]?.gains[2]).toEqual({ food: 0, offspring: 4 });

    const after = film(scenes[0]!.view, [
      event("ended", -1),
      event("refilled", -1, { females: 4 }),
    ]);
    expect(after.at(-1)?.view).toMatchObject({ red: 4, blue: 4 });
    expect(after.at(-1)?.view.players.every((one) => one.red + one.blue === 0)).toBe(true);
  });
});

describe("sneaky cards", () => {
  test("are shown, then do what they do", () => {
    const scenes = film(inPlay, [
      event("sneaked", 1, { card: "nuptial-gift", cost: 2, food: 0 }),
      event("gave", 1, { before: 0, after: 1 }),
    ]);

    expect(scenes).toMatchObject([
      { kind: "sneaky", card: "nuptial-gift", seats: [1] },
      { kind: "effect", card: null, gains: { 1: { food: 0, offspring: 1 } } },
    ]);
    expect(scenes[0]?.view.players[1]).toMatchObject({ food: 0, hand: 4 });
  });

  test("name a rival, who may guard", () => {
    const on = event("sneaked on", 1, { card: "nuptial-gift", target: 2, cost: 2, food: 0 });
    const guard = event("guarded", 2, { card: "nuptial-gift", against: "nuptial-gift" });

    expect(film(inPlay, [on])[0]).toMatchObject({ target: 2 });
    expect(film(inPlay, [on])[0]?.view.sneaking).toEqual({
      card: "nuptial-gift",
      seat: 1,
      target: 2,
    });
    expect(film(inPlay, [on, guard])[1]?.view.sneaking).toBeNull();
  });

  test("bring a female over from a rival", () => {
    const before = { ...inPlay, players: [player({ red: 2 }), player(), player()] };
    const [scene] = film(before, [event("mimicked", 1, { target: 0, left: 1, colour: "red" })]);

    expect(scene?.view.players.map((one) => one.red)).toEqual([1, 1, 0]);
  });
});

describe("ties and ends", () => {
  test("show all dice of a tie in one scene", () => {
    const [scene] = film(inPlay, [
      event("rolled", 0, { die: 3 }),
      event("rolled", 1, { die: 5 }),
      event("rolled", 2, { die: 1 }),
    ]);

    expect(scene?.rolls).toEqual([
      { seat: 0, die: 3 },
      { seat: 1, die: 5 },
      { seat: 2, die: 1 },
    ]);
    expect(scene?.caption).toBe("The tie is broken: Ana rolls 3, Bo rolls 5, Cem rolls 1.");
  });

  test("begin the next round on an empty stage", () => {
    const scenes = film(inPlay, [
      event("refilled", -1, { females: 4 }, "The females return."),
      event("laid down", 0, { cards: 2 }),
      event("drew", 0, { card: "deer" }),
      event("round began", -1, { round: 2, first: 1 }),
    ]);

    expect(scenes.map((scene) => scene.caption)).toEqual([
      "All draw until their hands are full again. The females return. round began -1.",
    ]);
    expect(scenes[0]?.view).toMatchObject({ round: 2, first: 1, environment: null });
    expect(scenes[0]?.view.players.every((one) => one.strategy === null)).toBe(true);
  });
});
