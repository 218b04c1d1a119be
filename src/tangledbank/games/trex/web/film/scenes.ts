/** A frame's events as scenes of a film: what happens, and how the table lies meanwhile.
 *
 *  filmOf(before, frame) → the scenes in order. A round is resolved spot by spot; what happens while it
 *  is played has a moment of its own, if it would be missed. */

import type { Filmed } from "#shell/film/film.svelte";
import { fieldOf, type Scenes } from "#shell/wire/events";
import { HOW_DE_DO } from "../cards/cards.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import { momentsIn } from "./moments.ts";
import { picturesOf, type Pictured } from "./pictured.ts";
import { asLaid, changed, handDuring } from "./spots.ts";

/** How long each kind of scene lasts, in milliseconds. A sum takes longer to read than a card. */
export const LENGTHS = {
  moment: 1200,
  prehistoric: 1900,
  turn: 1200,
  "how-de-do": 900,
  disregard: 1600,
  count: 2000,
  win: 1100,
  effect: 1700,
  clear: 1300,
  markers: 1500,
  end: 1600,
};
type SceneKind = keyof typeof LENGTHS;

export interface Scene {
  kind: SceneKind;
  caption: string;
  /** The table once it has happened. */
  view: View;
  /** The spot that is looked at; -1 for none. */
  spot: number;
  /** Laid cards that are turned up or crossed out just now, by their numbers. */
  fresh: readonly number[];
  /** The card that crosses them out. */
  by: string;
  /** Spots whose sums stand there. */
  counted: readonly number[];
  /** Cards that it is about and that do not lie at a spot. */
  cards: readonly Pictured[];
  /** Who takes a marker. */
  markers: readonly Taken[];
  /** Who gets a point; -1 if nobody does. */
  scored: number;
}

export interface Taken {
  marker: "first-move" | "rexonomics";
  seat: number;
}

type Name = GameEvent["name"];

/** What each event shows while a round is resolved. Whoever has just acted knows it, and nobody else
 *  has to: null; so is a text that does nothing, which stands in the log. */
// prettier-ignore
const SCENE: Scenes<GameEvent, SceneKind> = {
  "turned up": "turn", disregarded: "disregard", counted: "count", uncontested: "clear", ended: "end",
  won: "win", "nobody won": "win", scored: "win", took: "win",
  "first move": "markers", rexonomics: "markers",
  ready: null, left: null, passed: null, nothing: null,
  laid: null, "laid down": null, "laid open": null,
  "round began": "effect", "spot dealt": "effect", reshuffled: "effect", redrew: "effect",
  showed: "effect", prehistoric: "effect", discarded: "effect", exchanged: "effect", got: "effect",
  iced: "effect", tarred: "effect", napped: "effect", found: "effect", "not found": "effect",
  gave: "effect", traded: "effect", "no trade": "effect", "period began": "effect",
  peeked: "effect", saw: "effect", flipped: "effect", moved: "effect", recalled: "effect",
  grew: "effect", relocated: "effect", replaced: "effect", encore: "effect", "gave it": "effect",
  cleared: "effect", claimed: "effect", sold: "effect", bartered: "effect", kept: "effect",
  excused: "effect",
};

/** These are told only while a round is resolved. */
// prettier-ignore
const RESOLVING: readonly Name[] = [
  "turned up", "disregarded", "counted", "won", "nobody won", "uncontested",
];
const resolves = ({ name }: GameEvent): boolean => RESOLVING.includes(name);

/** A line for each of more cards than these would be too much to read. */
const MANY = 2;

export function filmOf(before: View, frame: Filmed<View, GameEvent>): Scene[] {
  const { events } = frame;
  const end = frame.view;
  const from = before.phase === "resolving" ? 0 : events.findIndex(resolves);
  if (from < 0) return momentsIn(events, before, still(end)).map(momentOf);

  const next = events.findIndex(({ name }, at) => at >= from && name === "round began");
  const until = next < 0 ? events.length : next;
  // If a round of nothing but Prehistoric cards follows, nothing is left to show of the one before it.
  if (events.slice(until).some(resolves)) return [];
  const resolution = events.slice(from, until).filter((event) => !isAnswer(event, before));
  const spots = asLaid(before, end, resolution);
  const laid: View = { ...still(before), spots, own: handDuring(before, spots) };
  return [
    ...momentsIn(events.slice(0, from), before, laid).map(momentOf),
    ...resolved(laid, resolution),
    ...momentsIn(events.slice(until), before, still(end)).map(momentOf),
  ];
}

/** What this seat was asked for and has just chosen; it need not be told. */
function isAnswer({ name, seat }: GameEvent, { actors, seat: you, phase }: View): boolean {
  const isAsked = phase === "resolving" && actors.length === 1 && actors[0] === you;
  return isAsked && seat === you && (name === "discarded" || name === "bartered");
}

/** In a film nobody is asked for anything. */
function still(view: View): View {
  return { ...view, actors: [], question: null };
}

function momentOf({ kind, events, view }: ReturnType<typeof momentsIn>[number]): Scene {
  return {
    kind,
    caption: sentences(events),
    view,
    spot: spotIn(events) ?? -1,
    fresh: [],
    by: "",
    counted: [],
    cards: picturesOf(events),
    markers: takenIn(events),
    scored: -1,
  };
}

function resolved(laid: View, events: readonly GameEvent[]): Scene[] {
  let view: View = { ...laid, phase: "film" };
  let counted = view.spots.flatMap(({ settled }, at) => (settled ? at : []));
  let spot = -1;
  return grouped(events).map(({ kind, events: group }) => {
    for (const event of group) view = after(view, event);
    spot = spotIn(group) ?? spot;
    if (kind === "count") counted = [...counted, spot];
    return {
      kind,
      caption: captionOf(kind, group),
      view,
      spot,
      fresh:
        kind === "turn" || kind === "how-de-do" || kind === "disregard"
          ? group.map((event) => Number(fieldOf(event, "number")))
          : [],
      by: String(fieldOf(group[0]!, "by") ?? ""),
      counted,
      cards: kind === "effect" ? picturesOf(group) : [],
      markers: takenIn(group),
      scored: group.find(({ name }) => name === "scored")?.seat ?? -1,
    };
  });
}

interface Grouped {
  kind: SceneKind;
  key: string;
  events: GameEvent[];
}

/** What is one scene: all cards that turn up at a spot, both its sums, its winner and what that brings. */
function grouped(events: readonly GameEvent[]): Grouped[] {
  const groups: Grouped[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const kind = kindOf(event, last);
    if (kind === null) continue;
    const key = [kind, fieldOf(event, "spot") ?? "", fieldOf(event, "by") ?? ""].join(" ");
    const same =
      kind === "turn" || kind === "how-de-do" ? groups.find((one) => one.key === key) : last;
    if (same?.kind === kind && goesOn(same, event, key)) same.events.push(event);
    else groups.push({ kind, key, events: [event] });
  }
  return groups;
}

function kindOf(event: GameEvent, last: Grouped | undefined): SceneKind | null {
  const { name } = event;
  if (SCENE[name] === null) return null;
  if (name === "turned up" && event.values.card === HOW_DE_DO) return "how-de-do";
  return last?.kind === "effect" && follows(name, last) ? "effect" : SCENE[name];
}

/** A spot's winner and what it brings; everything that is cleared away; both markers; if none of these, what is alike. */
function goesOn(group: Grouped, event: GameEvent, key: string): boolean {
  if (group.kind === "win") return spotIn([event]) === undefined;
  if (group.kind === "effect") return follows(event.name, group);
  return group.kind === "clear" || group.kind === "markers" || group.key === key;
}

/** What comes of a spot's text, after its first word. */
function follows(name: Name, { events }: Grouped): boolean {
  const first = events[0]!.name;
  return first === "sold" ? name === "rexonomics" : name === "took" || name === "cleared";
}

function captionOf(kind: SceneKind, group: readonly GameEvent[]): string {
  const spot = (spotIn(group) ?? 0) + 1;
  if (kind === "how-de-do")
    return group.length > 1 ? `${group.length} How-de-dos.` : "A How-de-do.";
  if (kind === "turn" && group.length > MANY)
    return `${group.length} hidden cards turn up at spot ${spot}.`;
  return sentences(group);
}

function after(view: View, event: GameEvent): View {
  const next: View = { ...view, spots: changed(view.spots, event) };
  if (event.name === "first move") next.first_move = next.next_first = event.seat;
  if (event.name === "rexonomics") {
    next.rexonomics = event.seat;
    next.traded = false; // It is the new owner's for the next round.
  }
  if (event.name === "scored") {
    const { points, card } = event.values;
    next.players = view.players.map((player, seat) =>
      seat === event.seat ? { ...player, points, places: [...player.places, card] } : player,
    );
  }
  return next;
}

function takenIn(events: readonly GameEvent[]): Taken[] {
  return events.flatMap(({ name, seat }): Taken[] => {
    if (name === "first move") return [{ marker: "first-move", seat }];
    return name === "rexonomics" ? [{ marker: "rexonomics", seat }] : [];
  });
}

/** The first spot that is named. */
function spotIn(events: readonly GameEvent[]): number | undefined {
  const found = events.map((event) => fieldOf(event, "spot")).find((spot) => spot !== undefined);
  return found === undefined ? undefined : Number(found);
}

function sentences(events: readonly GameEvent[]): string {
  return events.map(({ sentence }) => sentence).join(" ");
}
