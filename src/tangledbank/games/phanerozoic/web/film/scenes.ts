/** A frame's events as scenes of a film: who acts on whom, and how everything stands meanwhile.
 *
 *  filmOf(before, frame) → the scenes in order; none if the seats themselves did it all.
 *  All numbers are those that the events carry; nothing is worked out by rules. */

import type { Filmed } from "#shell/film/film.svelte";
import type { Scenes } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";
import { find, type Rows } from "../play/living.ts";
import type { Species, View } from "../view.ts";

/** How long each kind of scene lasts, in milliseconds. */
export const LENGTH = {
  "nature began": 600,
  grew: 700,
  ate: 900,
  shrank: 700,
  "died out": 900,
  raised: 700,
  favoured: 900,
  struck: 900,
  evolved: 900,
  returned: 800,
  mutated: 800,
} as const;

type SceneKind = keyof typeof LENGTH;

export interface Scene {
  kind: SceneKind;
  caption: string;
  /** The table as it was, with the living as they stand now. */
  view: View;
  /** The species that acts, and the one that is acted upon. */
  actor: string | null;
  target: string | null;
  /** The event or mutation that was played. */
  card: string | null;
  /** How many figures leave the target (or, of an eater, are eaten). */
  lost: number;
}

/** What each event shows: whatever happens on the board. The rest is seen where it lies: null. */
const SCENE: Scenes<GameEvent, SceneKind> = {
  "nature began": "nature began",
  grew: "grew",
  ate: "ate",
  shrank: "shrank",
  "died out": "died out",
  raised: "raised",
  favoured: "favoured",
  struck: "struck",
  evolved: "evolved",
  returned: "returned",
  mutated: "mutated",
  "round began": null,
  reshuffled: null,
  filled: null,
  drew: null,
  chose: null,
  revealed: null,
  started: null,
  pooled: null,
  drafted: null,
  "left over": null,
  kept: null,
  discarded: null,
  recovered: null,
  "took up": null,
  "kept goal": null,
  "goals kept": null,
  ended: null,
  attempted: null,
  pointed: null,
  failed: null,
};

/** Nature, and the Automa's turn: much happens, and nobody is asked. */
const FILMED: readonly GameEvent["name"][] = ["nature began", "attempted"];

/** What a view does not tell of a species that lives for a part of a frame only. */
export const AS_PRINTED = { stars: -1, growth: "" };

export function filmOf(before: View, frame: Filmed<View, GameEvent>): Scene[] {
  return frame.events.some(({ name }) => FILMED.includes(name)) ? scenesOf(before, frame) : [];
}

/** All that happens on the board. */
export function scenesOf(before: View, { events, view: after }: Filmed<View, GameEvent>): Scene[] {
  const scenes: Scene[] = [];
  let rows: Rows = { plants: before.plants, animals: before.animals };
  for (const [at, event] of events.entries()) {
    const kind = SCENE[event.name];
    if (kind === null) continue;
    rows = changed(rows, event, after, events.slice(at + 1));
    const view = { ...before, ...rows };
    scenes.push({ kind, caption: event.sentence, view, ...NOBODY, ...partsIn(event) });
    // The dead are seen once more, in their own scene.
    if (event.name === "died out") rows = without(rows, event.values.card);
  }
  return scenes.some(({ kind }) => kind !== "nature began") ? scenes : [];
}

type Parts = Pick<Scene, "actor" | "target" | "card" | "lost">;

const NOBODY: Parts = { actor: null, target: null, card: null, lost: 0 };

/** Who acts on whom, with what. */
function partsIn({ name, values }: GameEvent): Partial<Parts> {
  switch (name) {
    case "grew":
    case "shrank":
      return { actor: values.card };
    case "ate":
      return { actor: values.card, target: values.prey, lost: values.eaten };
    case "died out":
    case "raised":
    case "returned":
      return { target: values.card };
    case "favoured":
    case "struck":
      return {
        card: values.card,
        target: values.target,
        lost: Math.max(0, values.before - values.after),
      };
    case "evolved":
      return { actor: values.parent, target: values.card };
    case "mutated":
      return { card: values.card, target: values.host };
    default:
      return {};
  }
}

/** The rows with what one event did to them. */
function changed(
  rows: Rows,
  { name, values }: GameEvent,
  after: Rows,
  later: readonly GameEvent[],
): Rows {
  switch (name) {
    case "grew":
    case "shrank":
    case "raised":
      return withPopulation(rows, values.card, values.after);
    case "favoured":
    case "struck":
      return withPopulation(rows, values.target, values.after);
    case "ate":
      return withPopulation(rows, values.prey, values.left);
    case "died out":
      return withPopulation(rows, values.card, 0);
    case "returned": {
      const { card, population } = values;
      const row = rowOf(after, card);
      return row ? withNew(rows, row, card, population, after) : rows;
    }
    case "evolved": {
      const { card, parent, population } = values;
      const row = rowOf(rows, parent);
      if (!row) return rows;
      const split = told(rows, parent, { population, mutations: [] }, after, later);
      return withNew(split, row, card, population, after);
    }
    case "mutated": {
      const { card, host } = values;
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
  later: readonly GameEvent[],
): Rows {
  const changes = later.some(
    ({ name, values }) =>
      (name === "mutated" && values.host === card) ||
      (name === "evolved" && values.parent === card) ||
      (name === "died out" && values.card === card),
  );
  const known = changes ? undefined : find(after, card);
  return withChange(rows, card, {
    ...change,
    ...(known ? { stars: known.stars, growth: known.growth } : {}),
  });
}

function withNew(rows: Rows, row: keyof Rows, card: string, population: number, after: Rows): Rows {
  const { stars, growth } = find(after, card) ?? AS_PRINTED;
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

function rowOf(rows: Rows, card: string): keyof Rows | null {
  if (rows.plants.some((one) => one.card === card)) return "plants";
  return rows.animals.some((one) => one.card === card) ? "animals" : null;
}
