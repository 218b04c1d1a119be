import { describe, expect, test } from "vitest";
import { isWithin, overlap, type Box, type Room } from "./geometry.ts";
import { labelSize, type Form } from "./labels.ts";
import { depthsOf, linesOf, type Pair } from "./layers.ts";
import { layOut, type Layout } from "./layout.ts";
import type { Terms } from "./placing.ts";
import { fullSizes, isChip } from "./sizes.ts";

interface Web {
  cards: string[];
  links: Pair[];
}

/** `a>b b>c d`: b eats a, c eats b, d stands alone. */
function web(text: string): Web {
  const words = text.split(" ");
  return {
    cards: [...new Set(words.flatMap((word) => word.split(">")))],
    links: words
      .filter((word) => word.includes(">"))
      .map((word) => ({ food: word.split(">")[0]!, eater: word.split(">")[1]! })),
  };
}

const WEBS: Record<string, string> = {
  "a lone producer": "a",
  "two cards": "a>b",
  "a chain of three": "a>b b>c",
  "a fork": "a>b a>c",
  "two eaters on one food, and two more": "a>b a>c b>d c>e",
  "one eater of two foods": "a>c b>c",
  "one eater of four": "a>e b>e c>e d>e",
  "four eaters of one": "a>b a>c a>d a>e",
  "five lone producers": "a b c d e",
  "two cards and three lone ones": "a>b c d e",
  "a chain of four": "a>b b>c c>d",
  "a chain of four, and one alone": "a>b b>c c>d e",
  "a chain of five": "a>b b>c c>d d>e",
  "two eaters of the same two, and what eats them": "a>c b>c a>d b>d c>e d>e",
  "two eaters of everything": "a>d b>d c>d a>e b>e c>e d>e",
  "everyone eats all that are smaller": "a>b a>c a>d a>e b>c b>d b>e c>d c>e d>e",
  "two that eat each other": "a>b a>c b>c c>b",
};

const desk: Room = { width: 760, height: 440, shape: "pond" };
const laptop: Room = { width: 640, height: 360, shape: "pond" };
const projector: Room = { width: 1020, height: 590, shape: "pond" };
const phone: Room = { width: 390, height: 340, shape: "box" };
const low: Room = { width: 360, height: 300, shape: "box" };
const ROOMS: [string, Room, number][] = [
  ["desk", desk, 1],
  ["laptop", laptop, 0.85],
  ["projector", projector, 1.33],
  ["phone", phone, 1],
  ["low phone", low, 1],
];

/** In a hand of our deck; with more, a label may be missing on the smallest phone. */
const MOST_LINKS = 8;

const shared = { terrains: ["fresh-water"], climates: ["cool", "warm"] };

function full(room: Room, px: number): Terms {
  const label = (_: Pair, form: Form) => {
    const { width, height } = labelSize(shared, form);
    return { width: width * px, height: height * px };
  };
  return { sizes: fullSizes(room.width, px), label, gap: room.width < 560 ? 12 : 20, edge: 10 };
}

describe.each(ROOMS)("on a %s", (_name, room, px) => {
  test.each(Object.entries(WEBS))("%s lies apart and within the pond", (_web, text) => {
    const { cards, links } = web(text);

    const layout = layOut(cards, links, room, full(room, px));

    expect(layout.places.size).toBe(cards.length);
    expectApart(layout, room);
    if (links.length <= MOST_LINKS)
      for (const { label } of layout.runs) expect(label).not.toBeNull();
  });

  test.each(Object.entries(WEBS))("%s leaves room for what is missing", (_web, text) => {
    const { cards, links } = web(text);
    const missing = { id: "maybe", width: 92 * px, height: 92 * px, low: true };

    const layout = layOut(
      cards.slice(0, 4),
      within(links, cards.slice(0, 4)),
      room,
      full(room, px),
      missing,
    );

    expect(layout.places.has("maybe")).toBe(true);
    expectApart(layout, room);
  });
});

test.each(Object.entries(WEBS))("%s fits as chips on a small pond", (_web, text) => {
  const { cards, links } = web(text);
  const room: Room = { width: 300, height: 170, shape: "box" };

  const sizes = fullSizes(room.width, 1).filter(isChip);
  const layout = layOut(cards, links, room, { ...full(room, 1), sizes, gap: 8, edge: 6 });

  expect(layout.places.size).toBe(cards.length);
  expectApart(layout, room);
});

test.each(Object.entries(WEBS))("%s has its food left of its eaters", (_web, text) => {
  const { cards, links } = web(text);

  const { runs, places } = layOut(cards, links, desk, full(desk, 1));

  for (const { left, right } of runs)
    expect(places.get(left)!.x).toBeLessThan(places.get(right)!.x);
});

test("few cards are large, and their labels have words", () => {
  const { size, runs } = layOut(["a", "b", "c"], web("a>b b>c").links, desk, full(desk, 1));

  expect(size.width).toBeGreaterThan(130);
  expect(runs.map(({ label }) => label?.form)).not.toContain("signs");
});

test("links that need not cross do not", () => {
  const { runs } = layOut(["a", "b", "c", "d"], web("a>d b>c").links, desk, full(desk, 1));
  const [one, other] = runs.map(({ curve }) => curve[3].y - curve[0].y);

  expect(Math.sign(one!) * Math.sign(other!)).toBeGreaterThanOrEqual(0);
});

test("two that eat each other share one line with two arrows", () => {
  const lines = linesOf(web("a>b b>c c>b").links);

  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual({ left: "b", right: "c", arrows: { left: true, right: true } });
});

test("a ring of three is opened", () => {
  const { cards, links } = web("a>b b>c c>d d>b");
  const lines = linesOf(links);

  expect(lines[3]).toEqual({ left: "b", right: "d", arrows: { left: true, right: false } });
  expect([...depthsOf(cards, lines).values()]).toEqual([0, 1, 2, 3]);
});

function within(links: readonly Pair[], cards: readonly string[]): Pair[] {
  return links.filter(({ food, eater }) => cards.includes(food) && cards.includes(eater));
}

function expectApart({ places, runs }: Layout, room: Room): void {
  const boxes: Box[] = [...places.values(), ...runs.flatMap(({ label }) => label ?? [])];
  for (const [at, box] of boxes.entries()) {
    expect(isWithin(room, box, 0)).toBe(true);
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
  }
}
