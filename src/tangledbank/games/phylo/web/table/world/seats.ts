/** Where the others sit round the pond: clockwise from the left bank, the order of play. */

import type { Box } from "../web/geometry.ts";

export type Bank = "left" | "top" | "right" | "bottom";

/** A seat's place. All in pixels of the world; `fan` and `shore` are boxes of what lies there. */
export interface Place {
  bank: Bank;
  /** Avatar, name, points. */
  who: Box;
  /** The backs of its cards, and the way they point, in degrees. */
  fan: Box & { turn: number };
  /** Where events for this seat lie, and what is written beside them. */
  shore: Box;
  label: Box;
}

/** On the drawing: a name, five backs in a fan, and an event beside it. */
const WHO = { width: 162, height: 46 };
const FAN = { long: 138, short: 78 };
const SHORE = { width: 60, height: 77 };
const EDGE = 24;
const TURNS: Record<Bank, number> = { left: 90, top: 180, right: -90, bottom: 0 };

/** `many` seats in a world of this size; `px` is one pixel of the drawing. */
export function placesOf(many: number, width: number, height: number, px: number): Place[] {
  const world = { width: width / px, height: height / px };
  const banks = banksOf(many);
  const top = banks.filter((bank) => bank === "top").length;
  let at = 0;
  return banks.map((bank) => {
    const place =
      bank === "top"
        ? onTop((world.width * (at++ + 0.5)) / top, world.width / top)
        : bank === "bottom"
          ? onTop(world.width / 2, world.width, world.height - FAN.short - 20)
          : aside(bank, world);
    return scaled({ bank, ...place }, px);
  });
}

/** Two sit left and right; more sit on the far bank between them. */
export function banksOf(many: number): Bank[] {
  if (many === 1) return ["top"];
  const far = Math.min(many - 2, 3);
  const banks: Bank[] = ["left", ...Array.from({ length: far }, (): Bank => "top"), "right"];
  return many > 5 ? [...banks, "bottom"] : banks;
}

type Spot = Omit<Place, "bank">;

/** A name, its fan, and room for events, side by side; if they are crowded, the fan closes a little. */
function onTop(middle: number, room: number, y = 8): Spot {
  const free = room - 20;
  const long = Math.max(100, Math.min(FAN.long, free - WHO.width - SHORE.width));
  const name = Math.min(WHO.width, free - long - SHORE.width);
  const width = name + long + SHORE.width;
  const gap = Math.max(0, Math.min(14, (room - width) / 4));
  const x = middle - (width + 2 * gap) / 2;
  const fan = { x: x + name + gap, y, width: long, height: FAN.short };
  return {
    who: { x, y: y + 4, width: name, height: WHO.height },
    fan: { ...fan, turn: TURNS.top },
    shore: { x: fan.x + fan.width + gap, y, ...SHORE },
    label: { x, y: y + 4 + WHO.height + 2, width: name, height: 42 },
  };
}

/** A name, its fan below, and events below that; if the world is low, they are smaller. */
function aside(bank: "left" | "right", world: { width: number; height: number }): Spot {
  const y = Math.max(96, world.height / 2 - 124);
  const mirrored = (x: number, width: number): number =>
    bank === "left" ? x : world.width - x - width;
  const fan = { y: y + WHO.height + 12, width: FAN.short, height: FAN.long };
  const low = fan.y + fan.height;
  const large = world.height - low > 184;
  const size = large ? { width: 84, height: 115 } : SHORE;
  const shore = { ...size, y: Math.min(low + (large ? 26 : 10), world.height - size.height - 4) };
  const beside = large ? 133 - size.width / 2 : EDGE;
  return {
    who: { x: mirrored(EDGE, WHO.width), y, ...WHO },
    fan: { ...fan, x: mirrored(EDGE + 70, FAN.short), turn: TURNS[bank] },
    shore: { ...shore, x: mirrored(beside, size.width) },
    label: {
      x: mirrored(large ? EDGE : EDGE + SHORE.width + 4, WHO.width),
      y: large ? shore.y + shore.height + 4 : shore.y + 30,
      width: WHO.width,
      height: 42,
    },
  };
}

function scaled({ bank, who, fan, shore, label }: Place, px: number): Place {
  const box = <T extends Box>(one: T): T => ({
    ...one,
    x: one.x * px,
    y: one.y * px,
    width: one.width * px,
    height: one.height * px,
  });
  return { bank, who: box(who), fan: box(fan), shore: box(shore), label: box(label) };
}

/** The water between them, for one's own web. */
export function waterOf(width: number, height: number): Box {
  return { x: width * 0.19, y: height * 0.2, width: width * 0.63, height: height * 0.75 };
}

/** All of a seat, to be touched. */
export function wholeOf({ who, fan }: Place): Box {
  const x = Math.min(who.x, fan.x);
  const y = Math.min(who.y, fan.y);
  return {
    x,
    y,
    width: Math.max(who.x + who.width, fan.x + fan.width) - x,
    height: Math.max(who.y + who.height, fan.y + fan.height) - y,
  };
}
