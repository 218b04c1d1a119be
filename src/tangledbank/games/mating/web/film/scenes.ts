/** A frame's events as scenes of a film: what happens, and how the clearing stands meanwhile.
 *
 *  filmOf(before, frame, cards, nameOf) → the scenes in order. What happens to all at once (the
 *  reveal, food, mating) is one scene; each male whom females choose has one of his own. */

import type { Filmed } from "#shell/film/film.svelte";
import { listed } from "#shell/page/words";
import { fieldOf, named, type Scenes } from "#shell/wire/events";
import { environmentOf, type Cards, type Happening } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { Player, View } from "../view.ts";
import { changed } from "./changed.ts";

/** The kinds of scenes, and how long they stay, in milliseconds: what is new to see or hard to foresee stays longer; what every round brings goes by. */
export const LENGTH = {
  reveal: 1300,
  environment: 1500,
  roll: 900,
  hunted: 1300,
  escaped: 1100,
  hid: 1200,
  eaten: 1200,
  "no prey": 700,
  scarce: 900,
  food: 700,
  throw: 1000,
  won: 1200,
  beaten: 900,
  unfought: 900,
  came: 1000,
  "stayed away": 800,
  mating: 1100,
  sneaky: 1500,
  effect: 1200,
  guarded: 1400,
  draw: 900,
  end: 1100,
};

export type SceneKind = keyof typeof LENGTH;

/** Which fact of the environment is happening. */
export type Now = Happening["what"] | null;

export type Gain = Pick<Player, "food" | "offspring">;

export interface Scene {
  kind: SceneKind;
  caption: string;
  /** The clearing once it has happened. */
  view: View;
  /** Who acts or to whom it happens; their light is brighter. */
  seats: number[];
  /** Whom a sneaky card names. */
  target: number | null;
  /** The sneaky card that is shown. */
  card: string | null;
  now: Now;
  /** Females about to leave each stand through scarcity. */
  leaving: number;
  /** What each seat wins or loses in this scene. */
  gains: Record<number, Gain>;
  /** Single dice, thrown to break a tie. */
  rolls: { seat: number; die: number }[];
}

type NameOf = (seat: number) => string;

/** What each event shows. Passes, and what nobody else may see, make no scene. */
const KIND: Scenes<GameEvent, SceneKind> = {
  revealed: "reveal",
  "went to lunch": "reveal",
  "turned up": "environment",
  "last one": "environment",
  rolled: "roll",
  hunted: "hunted",
  escaped: "escaped",
  hid: "hid",
  eaten: "eaten",
  "no prey": "no prey",
  scarce: "scarce",
  fed: "food",
  fought: "throw",
  won: "won",
  beaten: "beaten",
  unfought: "unfought",
  came: "came",
  "stayed away": "stayed away",
  mated: "mating",
  sneaked: "sneaky",
  "sneaked on": "sneaky",
  guarded: "guarded",
  called: "effect",
  cached: "effect",
  "levelled up": "effect",
  "drawn in": "effect",
  "stood aside": "effect",
  mimicked: "effect",
  gave: "effect",
  outcompeted: "effect",
  refilled: "draw",
  "laid down": "draw",
  drew: "draw",
  reshuffled: "draw",
  "environments again": "draw",
  "round began": "draw",
  tied: "end",
  ended: "end",
  chose: null,
  "chose lunch": null,
  "window opened": null,
  passed: null,
  "passed ahead": null,
  "let be": null,
  discarded: null,
  "kept all": null,
};

/** These happen to all at once: one event after the other makes one scene. */
const TOGETHER: readonly SceneKind[] = [
  "reveal",
  "environment",
  "roll",
  "food",
  "throw",
  "beaten",
  "mating",
  "draw",
  "end",
];

const NOW: Partial<Record<SceneKind, Now>> = {
  hunted: "predators",
  escaped: "predators",
  hid: "predators",
  eaten: "predators",
  "no prey": "predators",
  scarce: "scarcity",
  food: "food",
};

export function filmOf(
  before: View,
  frame: Filmed<View, GameEvent>,
  cards: Cards,
  nameOf: NameOf,
): Scene[] {
  const end = frame.view;
  const scenes: Scene[] = [];
  // In a film nobody is asked for anything.
  let view: View = { ...before, phase: "film", window: 0, actors: [] };
  let isScarce = end.phase === "threat" || frame.events.some((event) => event.name === "scarce");
  for (const group of grouped(frame.events)) {
    const since = view;
    for (const event of group) view = changed(view, event, end, cards);
    const kind = KIND[group[0]!.name];
    if (!kind) continue;
    const events = group.filter((event) => KIND[event.name] === kind);
    if (kind === "scarce") isScarce = false;
    const leaving = isScarce ? leavingOf(view, cards) : 0;
    scenes.push({ ...played(kind, events, since, view, nameOf), leaving });
  }
  return scenes;
}

/** How many females the environment takes from each stand, once predators are done. */
export function leavingOf(view: View, cards: Cards): number {
  if (view.options["scarcity"] === false) return 0;
  return environmentOf(view.environment, cards)?.scarcity ?? 0;
}

/** What the seats have more or less of than before. */
export function gainsOf(before: View, after: View): Record<number, Gain> {
  const gains: Record<number, Gain> = {};
  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat];
    if (!was) continue;
    const gain = { food: player.food - was.food, offspring: player.offspring - was.offspring };
    if (gain.food !== 0 || gain.offspring !== 0) gains[seat] = gain;
  }
  return gains;
}

/** Neighbours that are one scene, in the order they happened; quiet events stand alone. */
function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const kind = KIND[event.name];
    const last = groups.at(-1);
    const before = last ? KIND[last[0]!.name] : null;
    if (last && kind && kind === before && TOGETHER.includes(kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function played(
  kind: SceneKind,
  events: readonly GameEvent[],
  before: View,
  view: View,
  nameOf: NameOf,
): Omit<Scene, "leaving"> {
  const first = events[0]!;
  const target = fieldOf(first, "target");
  return {
    kind,
    caption: captionOf(kind, events, before, view, nameOf),
    view,
    seats: [...new Set(events.map((event) => event.seat).filter((seat) => seat >= 0))],
    target: target === undefined ? null : Number(target),
    card: kind === "sneaky" || kind === "guarded" ? String(fieldOf(first, "card")) : null,
    now: NOW[kind] ?? null,
    gains: gainsOf(before, view),
    rolls: named(events, "rolled").map(({ seat, values: { die } }) => ({ seat, die })),
  };
}

/** A strip has room for two sentences; beyond that, one for all. */
const SENTENCES = 2;

function captionOf(
  kind: SceneKind,
  events: readonly GameEvent[],
  before: View,
  view: View,
  nameOf: NameOf,
): string {
  if (kind === "food") return foodCaption(before, view, events);
  if (kind === "draw") return drawCaption(events);
  if (events.length <= SENTENCES) return events.map((event) => event.sentence).join(" ");
  if (kind === "reveal") return "All turn their cards over together.";
  const names = events.map((event) => nameOf(event.seat));
  if (kind === "beaten") return `${listed(names)} are beaten and out until the next round.`;
  const each = (numbers: readonly (number | string)[]): string =>
    numbers.map((number, at) => `${names[at]} ${number}`).join(", ");
  if (kind === "mating") {
    const born = named(events, "mated").map(({ values }) => values.after - values.before);
    return `Offspring of this round: ${each(born)}.`;
  }
  if (kind === "roll") {
    const thrown = named(events, "rolled").map(({ values }) => `rolls ${values.die}`);
    return `The tie is broken: ${each(thrown)}.`;
  }
  if (kind === "throw") {
    return `All fighters roll: ${each(named(events, "fought").map(({ values }) => values.total))}.`;
  }
  return events.at(-1)!.sentence;
}

function foodCaption(before: View, view: View, events: readonly GameEvent[]): string {
  const more = events.map(
    ({ seat }) => (view.players[seat]?.food ?? 0) - (before.players[seat]?.food ?? 0),
  );
  const each = more[0] ?? 0;
  if (more.some((one) => one !== each)) {
    const most = more.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
    return most < 0
      ? `Everyone loses up to ${-most} food; nobody falls below none.`
      : `Everyone gains up to ${most} food; a full nest takes no more.`;
  }
  if (each === 0) return "Nobody's food changes.";
  return each > 0 ? `Everyone gains ${each} food.` : `Everyone loses ${-each} food.`;
}

/** Who draws what is nobody's business; the rest is said as it happened. */
function drawCaption(events: readonly GameEvent[]): string {
  const isDrawn = ({ name }: GameEvent): boolean => name === "drew" || name === "laid down";
  const words = events.filter((event) => !isDrawn(event)).map((event) => event.sentence);
  if (events.some(isDrawn)) words.unshift("All draw until their hands are full again.");
  return words.join(" ");
}
