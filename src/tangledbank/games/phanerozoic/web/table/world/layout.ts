/** Where everything on the board lies. Pure; the board draws what it says.
 *
 *  arrange(living, size, ghost) → Layout: the scale, a place for each species (box, leader line,
 *  tick), the dashed place of one that is about to arrive, and the coast. */

import type { Habitat, Row } from "../../cards/faces.ts";
import { traceCoast, type Coast, type Stay } from "./coast.ts";
import { measure, type Measures, type Size } from "./measures.ts";
import { crowdingIn, farthest, spread, squeeze, type Wish } from "./spread.ts";

export interface Settled {
  id: string;
  row: Row;
  location: number;
  habitat: Habitat;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place extends Settled {
  box: Box;
  /** What the next card leaves free of it; the box itself if nothing covers it. */
  free: Box;
  tick: { x: number; y: number };
  /** The leader line's path, from the card to its tick. */
  lead: string;
}

export interface Mark {
  location: number;
  at: number;
}

export interface Scale {
  from: number;
  to: number;
  /** Where the scale begins and ends, and the line it runs on. */
  begin: number;
  end: number;
  middle: number;
  /** Every five, with its place along the scale. */
  fives: Mark[];
  /** From one location to the next. */
  step: number;
}

export interface Layout {
  size: Size;
  /** As large as the board; longer along the scale if even overlapping cards need more. */
  width: number;
  height: number;
  form: "card" | "slab";
  overlaps: boolean;
  scale: Scale;
  places: Place[];
  ghost: Place | null;
  coast: Coast;
  tip: number;
}

const ROWS: Row[] = ["plants", "animals"];
const LAST = 75;
/** A card farther from its number than this many lengths would rather be smaller. */
const STRAYED = 1.2;

export function arrange(living: Settled[], size: Size, ghost: Settled | null = null): Layout {
  const at = measure(size);
  const all = ghost ? [...living, ghost] : living;
  const [from, to] = size.upright ? rangeInUse(all) : [0, LAST];
  const rows = ROWS.map((row) =>
    all.filter((one) => one.row === row).sort((a, b) => a.location - b.location),
  );

  const wishesOf = (members: Settled[], scale: Scale): Wish[] =>
    members.map((one, n) => wish(at, one, members[n + 1], onScale(scale, one.location), ghost));
  const rough = rows.map((members) => wishesOf(members, scaleOf(at, at.along, from, to)));
  // Where even overlapping does not help, the board grows longer and scrolls.
  const least = rough.map((wishes) => squeeze(wishes, 2).total + 2 * at.margin);
  const along = Math.max(at.along, ...least);
  const scale = scaleOf(at, along, from, to);
  const wishes = rows.map((members) => wishesOf(members, scale));
  const room: [number, number] = [at.margin, along - at.margin];
  const crowdings = wishes.map((one) => straighten(one, room, at.long * STRAYED));
  // Cards have one size on both sides of the scale, even where only one side is crowded.
  const shrunk = Math.min(1, Math.max(...crowdings));
  const shares = wishes.map((one, n) => squeeze(one, Math.max(shrunk, crowdings[n]!)));

  const places = rows.flatMap((members, n) => {
    const share = shares[n]!;
    const begins = spread(wishes[n]!, share, ...room);
    return members.map((one, m) => {
      const next = begins[m + 1] ?? Infinity;
      return settle(at, scale, one, begins[m]!, share.lengths[m]!, next, one === ghost);
    });
  });
  const stays = (row: Row): Stay[] =>
    places.filter((one) => one.row === row).map((one) => stayOf(one, size.upright));
  return {
    size,
    width: size.upright ? size.width : along,
    height: size.upright ? along : size.height,
    form: at.form,
    overlaps: shares.some((one) => one.overlaps),
    scale,
    places: places.filter((one) => one.id !== ghost?.id),
    ghost: places.find((one) => one.id === ghost?.id) ?? null,
    coast: traceCoast({ plants: stays("plants"), animals: stays("animals") }, at, along),
    tip: at.tip,
  };
}

/** Where a location is along the scale. */
export function onScale(scale: Scale, location: number): number {
  return scale.begin + (location - scale.from) * scale.step;
}

/** On a phone the scale shows the range in use only, in fives, and twenty at least. */
function rangeInUse(living: Settled[]): [number, number] {
  const numbers = living.map((one) => one.location);
  const from = Math.floor(Math.min(LAST, ...numbers) / 5) * 5;
  const to = Math.ceil((Math.max(0, ...numbers) + 1) / 5) * 5;
  if (from >= to) return [0, 20];
  const missing = Math.max(0, 20 - (to - from));
  const earlier = Math.min(from, Math.floor(missing / 10) * 5);
  return [from - earlier, to + missing - earlier];
}

function scaleOf(at: Measures, along: number, from: number, to: number): Scale {
  const begin = at.ends[0];
  const end = along - at.ends[1];
  const step = (end - begin) / (to - from);
  const fives = Array.from({ length: (to - from) / 5 }, (_, n) => ({
    location: from + n * 5,
    at: begin + n * 5 * step,
  }));
  return { from, to, begin, end, middle: at.middle, fives, step };
}

function wish(
  at: Measures,
  one: Settled,
  next: Settled | undefined,
  middle: number,
  ghost: Settled | null,
): Wish {
  const shore = next && next.habitat !== one.habitat ? at.shore : 0;
  const gaps = { gap: at.gap + shore, narrow: at.narrow + shore / 2 };
  if (one === ghost) return { middle, long: at.ghost, short: at.ghost, free: at.ghost, ...gaps };
  return { middle, long: at.long, short: at.short, free: at.free, ...gaps };
}

/** Smaller cards stand nearer to their numbers: shrink, but never overlap, for that. */
function straighten(wishes: Wish[], room: [number, number], strayed: number): number {
  const crowding = crowdingIn(wishes, room[1] - room[0]);
  for (let more = crowding; more < 1; more += 0.25) {
    const share = squeeze(wishes, more);
    if (farthest(wishes, share, spread(wishes, share, ...room)) <= strayed) return more;
  }
  return Math.max(crowding, 1);
}

function settle(
  at: Measures,
  scale: Scale,
  one: Settled,
  begin: number,
  length: number,
  next: number,
  isGhost: boolean,
): Place {
  const side = one.row === "plants" ? -1 : 1;
  const seen = Math.min(length, next - begin);
  const reach = at.reach(isGhost ? at.short : length);
  // A shrunken card leaves room: half of it goes to its leader line.
  const lead = at.lead[one.row] + (isGhost ? 0 : at.slack(one.row, length));
  const near = lead + at.near[one.row] - at.lead[one.row];
  const box = (size: number): Box =>
    turn(at, begin, scale.middle + (side < 0 ? -near - reach : near), size, reach);
  const number = onScale(scale, one.location);
  const inset = Math.min(16, seen / 2);
  const start = Math.min(Math.max(number, begin + inset), begin + seen - inset);
  const tip = at.tip;
  const bend = (lead - tip) * 0.6;
  const points = [
    [start, lead],
    [start, lead - bend],
    [number, tip + bend],
    [number, tip],
  ].map(([a, out]) => point(at, a!, scale.middle + side * out!));
  const [first, second, third, last] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  const [x, y] = points[3]!;
  return {
    ...one,
    box: box(length),
    free: box(seen),
    tick: { x, y },
    lead: `M${first}C${second} ${third} ${last}`,
  };
}

/** From along and across to x and y. */
function point(at: Measures, along: number, across: number): [number, number] {
  return at.upright ? [across, along] : [along, across];
}

function turn(at: Measures, along: number, across: number, length: number, reach: number): Box {
  return at.upright
    ? { x: across, y: along, width: reach, height: length }
    : { x: along, y: across, width: length, height: reach };
}

function stayOf(one: Place, upright: boolean): Stay {
  const { x, y, width, height } = one.free;
  const [from, to] = upright ? [y, y + height] : [x, x + width];
  return { from, to, habitat: one.habitat };
}

const round = (value: number): number => Math.round(value * 10) / 10;
