/** A frame's events as scenes of a film: who acts on whom, and how everything stands meanwhile.
 *
 *  filmOf(before, frame) → Take: the scenes in order, and how the rows stand after the last one.
 *  All numbers are those that the events carry; nothing is worked out by rules. */

import type { EventInfo, Frame } from "#shell/wire/wire";
import type { Species, View } from "../view.ts";

export type Rows = Pick<View, "plants" | "animals">;

export type SceneKind =
  | "nature began"
  | "grew"
  | "ate"
  | "shrank"
  | "died out"
  | "raised"
  | "favoured"
  | "struck"
  | "evolved"
  | "returned"
  | "mutated";

export interface Scene extends Rows {
  kind: SceneKind;
  caption: string;
  /** The species that acts, and the one that is acted upon. */
  actor: string | null;
  target: string | null;
  /** The event or mutation that was played. */
  card: string | null;
  /** How many figures leave the target (or, of an eater, are eaten). */
  lost: number;
}

export interface Take {
  scenes: Scene[];
  after: Rows;
}

/** What a view does not tell of a species that lives for a part of a frame only. */
export const AS_PRINTED = { stars: -1, growth: "" };

export function filmOf(before: Rows, frame: Pick<Frame, "events" | "view">): Take {
  const after = frame.view as Rows;
  const scenes: Scene[] = [];
  let rows: Rows = { plants: before.plants, animals: before.animals };
  for (const [at, event] of frame.events.entries()) {
    const what = act(event);
    if (!what) continue;
    rows = changed(rows, event, after, frame.events.slice(at + 1));
    scenes.push({ ...what, ...rows });
    // The dead are seen once more, in their own scene.
    if (event.name === "died out") rows = without(rows, word(event, "card"));
  }
  const acted = scenes.some((scene) => scene.kind !== "nature began");
  return { scenes: acted ? scenes : [], after: rows };
}

type Act = Omit<Scene, keyof Rows>;

function act(event: EventInfo): Act | null {
  const card = word(event, "card");
  const scene = (who: Partial<Act>): Act => ({
    kind: event.name as SceneKind,
    caption: event.sentence,
    actor: null,
    target: null,
    card: null,
    lost: 0,
    ...who,
  });
  switch (event.name) {
    case "nature began":
      return scene({});
    case "grew":
    case "shrank":
      return scene({ actor: card });
    case "ate":
      return scene({ actor: card, target: word(event, "prey"), lost: count(event, "eaten") });
    case "died out":
    case "raised":
    case "returned":
      return scene({ target: card });
    case "favoured":
    case "struck": {
      const lost = Math.max(0, count(event, "before") - count(event, "after"));
      return scene({ card, target: word(event, "target"), lost });
    }
    case "evolved":
      return scene({ actor: word(event, "parent"), target: card });
    case "mutated":
      return scene({ card, target: word(event, "host") });
    default:
      return null;
  }
}

/** The rows with what one event did to them. */
function changed(rows: Rows, event: EventInfo, after: Rows, later: EventInfo[]): Rows {
  const card = word(event, "card");
  switch (event.name) {
    case "grew":
    case "shrank":
    case "raised":
      return withPopulation(rows, card, count(event, "after"));
    case "favoured":
    case "struck":
      return withPopulation(rows, word(event, "target"), count(event, "after"));
    case "ate":
      return withPopulation(rows, word(event, "prey"), count(event, "left"));
    case "died out":
      return withPopulation(rows, card, 0);
    case "returned": {
      const row = rowOf(after, card);
      return row ? withNew(rows, row, card, count(event, "population"), after) : rows;
    }
    case "evolved": {
      const parent = word(event, "parent");
      const row = rowOf(rows, parent);
      if (!row) return rows;
      const population = count(event, "population");
      const split = told(rows, parent, { population, mutations: [] }, after, later);
      return withNew(split, row, card, population, after);
    }
    case "mutated": {
      const host = word(event, "host");
      const mutations = [...(find(rows, host)?.mutations ?? []), card];
      return told(rows, host, { mutations }, after, later);
    }
    default:
      return rows;
  }
}

/** Stars and growth follow the mutations; the frame's view tells them once the last change of
 *  mutations is done. Until then they stay as they were. */
function told(
  rows: Rows,
  card: string,
  change: Partial<Species>,
  after: Rows,
  later: EventInfo[],
): Rows {
  const changes = later.some(
    (event) =>
      (event.name === "mutated" && word(event, "host") === card) ||
      (event.name === "evolved" && word(event, "parent") === card) ||
      (event.name === "died out" && word(event, "card") === card),
  );
  const known = changes ? undefined : find(after, card);
  return withChange(rows, card, {
    ...change,
    ...(known ? { stars: known.stars, growth: known.growth } : {}),
  });
}

function withNew(rows: Rows, row: keyof Rows, card: string, population: number, after: Rows): Rows {
  const known = find(after, card) ?? AS_PRINTED;
  const { stars, growth } = known;
  return { ...rows, [row]: [...rows[row], { card, population, stars, growth, mutations: [] }] };
}

function withPopulation(rows: Rows, card: string, population: number): Rows {
  return withChange(rows, card, { population });
}

function withChange(rows: Rows, card: string, change: Partial<Species>): Rows {
  const row = rowOf(rows, card);
  if (!row) return rows;
  return {
    ...rows,
    [row]: rows[row].map((one) => (one.card === card ? { ...one, ...change } : one)),
  };
}

function without(rows: Rows, card: string): Rows {
  const others = (row: Species[]): Species[] => row.filter((one) => one.card !== card);
  return { plants: others(rows.plants), animals: others(rows.animals) };
}

function find(rows: Rows, card: string): Species | undefined {
  return [...rows.plants, ...rows.animals].find((one) => one.card === card);
}

function rowOf(rows: Rows, card: string): keyof Rows | null {
  if (rows.plants.some((one) => one.card === card)) return "plants";
  return rows.animals.some((one) => one.card === card) ? "animals" : null;
}

const word = (event: EventInfo, name: string): string => String(event.values[name] ?? "");
const count = (event: EventInfo, name: string): number => Number(event.values[name] ?? 0);
