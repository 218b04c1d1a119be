/** A frame's events as scenes of a film: what happens, and how the open hands lie meanwhile.
 *
 *  filmOf(before, frame, nameOf) → the scenes in order. What happens to all at once (the reveal, the
 *  counting) is one scene; each event that is played has one of its own, and so has what it does. */

import type { EventInfo, Frame } from "#shell/wire/wire";
import type { OpenHand, View } from "../view.ts";
import { handOf, liveLinks, openHands, type Hand } from "./hands/hands.ts";

export type SceneKind =
  | "turn"
  | "reveal"
  | "unused"
  | "help"
  | "strike"
  | "fizzle"
  | "cancel"
  | "fall"
  | "collapse"
  | "coin"
  | "research"
  | "count"
  | "win"
  | "end";

/** The event that is played, and what comes of it. */
export interface Played {
  event: string;
  owner: number;
  target: number;
  /** The card that it meets; null if there is none. */
  card: string | null;
  /** The card from which it hops on. */
  from: string | null;
  fate: "strikes" | "fizzles" | "is cancelled" | "helps" | "does not help" | "protects" | "waits";
}

export interface Win {
  seat: number;
  before: number;
  after: number;
}

export interface Scene {
  kind: SceneKind;
  caption: string;
  /** The table meanwhile: totals as they are in this scene. */
  view: View;
  /** By seat, once it has happened. */
  hands: readonly Hand[];
  /** Whose hands are looked at; all, if none is named. */
  seats: readonly number[];
  played: Played | null;
  /** Cards that have just fallen or lost their food. */
  lost: readonly string[];
  /** What the coin shows: heads, and it goes on. */
  heads: boolean | null;
  wins: readonly Win[];
}

type NameOf = (seat: number) => string;

const KIND: Record<string, SceneKind> = {
  revealed: "reveal",
  unused: "unused",
  shielded: "help",
  restored: "help",
  "not restored": "help",
  stationed: "help",
  "no target": "fizzle",
  fizzled: "fizzle",
  cancelled: "cancel",
  struck: "strike",
  fell: "fall",
  collapsed: "collapse",
  coin: "coin",
  researched: "research",
  "not researched": "research",
  counted: "count",
  won: "win",
  "nobody won": "win",
  ended: "end",
};

/** These happen to all at once: all of a kind make one scene. */
const TOGETHER: readonly SceneKind[] = ["reveal", "unused", "count", "win", "end"];

const FATE: Record<string, Played["fate"]> = {
  "no target": "fizzles",
  fizzled: "fizzles",
  cancelled: "is cancelled",
  struck: "strikes",
  shielded: "protects",
  restored: "helps",
  "not restored": "does not help",
  stationed: "waits",
};

export function filmOf(
  before: View,
  frame: Pick<Frame, "events" | "view">,
  nameOf: NameOf,
): Scene[] {
  const groups = grouped(frame.events);
  if (!groups.length) return [];
  const end = frame.view as View;
  const shown = end.players.map((player, seat) => player.shown ?? end.last[seat]);
  const isRevealed = groups[0]![0]!.name === "revealed";
  if (!shown.every((one) => one !== undefined)) return [];
  let hands = isRevealed
    ? shown.map(atReveal)
    : // A species that comes back brings links of its own.
      openHands(before).map((hand) => ({ ...hand, links: shown[hand.seat]!.links }));

  // In a film nobody is asked for anything.
  let view: View = { ...before, phase: "film", strike: null, actors: [] };
  let played: Played | null = null;
  const scenes: Scene[] = isRevealed ? [turning(view, hands)] : [];
  for (const group of groups) {
    for (const event of group) {
      hands = hands.map((hand) => changed(hand, event, shown[hand.seat]!));
      view = won(view, event);
      played = playedBy(event, played);
    }
    view = { ...view, own: ownAfter(view, hands) };
    const kind = KIND[group[0]!.name]!;
    scenes.push({
      kind,
      caption: captionOf(kind, group, nameOf),
      view,
      hands,
      seats: seatsOf(group, played),
      played,
      lost: group.flatMap((event) => [...cardsIn(event, "fallen"), ...cardsIn(event, "cards")]),
      heads: kind === "coin" ? group[0]!.values["heads"] === 1 : null,
      wins: group.filter(({ name }) => name === "won").map(winOf),
    });
  }
  return scenes;
}

/** The cards before anyone has looked what counts. */
function atReveal(shown: OpenHand, seat: number): Hand {
  return {
    ...handOf(shown, seat),
    cards: shown.hand,
    counting: [],
    fallen: [],
    restored: [],
    aims: shown.aims.map((aim) => ({ ...aim, fate: "waiting" })),
    protections: 0,
    bonus: 0,
    count: 0,
  };
}

function turning(view: View, hands: readonly Hand[]): Scene {
  return {
    kind: "turn",
    caption: "All turn their hands over together.",
    view,
    hands,
    seats: [],
    played: null,
    lost: [],
    heads: null,
    wins: [],
  };
}

/** The events that make scenes; those that are one scene lie together, where the first of them was. */
function grouped(events: readonly EventInfo[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  for (const event of events) {
    const kind = KIND[event.name];
    if (!kind) continue;
    const same = TOGETHER.includes(kind)
      ? groups.find((group) => KIND[group[0]!.name] === kind)
      : undefined;
    if (same) same.push(event);
    else groups.push([event]);
  }
  // What a station adds is known before the sum is.
  const isCount = (group: EventInfo[]): boolean => group[0]!.name === "counted";
  const at = groups.findIndex(isCount);
  const last = groups.findLastIndex((group) => KIND[group[0]!.name] === "research");
  if (at >= 0 && last > at) groups.splice(last, 0, ...groups.splice(at, 1));
  return groups;
}

/** The hand after an event. */
function changed(hand: Hand, event: EventInfo, end: OpenHand): Hand {
  const { name, values } = event;
  if (event.seat !== hand.seat) {
    const isHit = name === "cancelled" && values["target"] === hand.seat;
    return isHit ? { ...hand, protections: hand.protections - 1 } : hand;
  }
  const next: Hand = { ...hand, aims: aimsAfter(hand, event, end) };
  if ("counting" in values) next.counting = cardsIn(event, "counting");
  if ("count" in values && name !== "won") next.count = Number(values["count"]);
  if (name === "shielded") next.protections += 1;
  if (name === "researched") {
    next.bonus += Number(values["bonus"]);
    next.count += Number(values["bonus"]);
  }
  if (name === "fell") next.fallen = [...hand.fallen, ...cardsIn(event, "fallen")];
  if (name === "restored") {
    const card = String(values["card"]);
    next.cards = [...hand.cards, card];
    next.restored = [...hand.restored, card];
  }
  return next;
}

/** An event has its fate once it is played. */
function aimsAfter(hand: Hand, { values }: EventInfo, end: OpenHand): Hand["aims"] {
  const fate = end.aims.find(({ event }) => event === values["event"])?.fate;
  if (fate === undefined) return hand.aims;
  return hand.aims.map((aim) => (aim.event === values["event"] ? { ...aim, fate } : aim));
}

/** What the seat knows of its own web goes with the film. */
function ownAfter({ own, seat }: View, hands: readonly Hand[]): View["own"] {
  const hand = seat === null ? undefined : hands[seat];
  if (!own || !hand) return own;
  const web = {
    ...own.web,
    counting: [...hand.counting],
    links: liveLinks(hand),
    points: hand.count - hand.bonus,
  };
  return { ...own, web };
}

function won(view: View, event: EventInfo): View {
  if (event.name !== "won") return view;
  const total = Number(event.values["after"]);
  const players = view.players.map((player, seat) =>
    seat === event.seat ? { ...player, total } : player,
  );
  return { ...view, players };
}

/** The event on the pond: it stays until the next one, or until the counting begins. */
function playedBy(event: EventInfo, last: Played | null): Played | null {
  const fate = FATE[event.name];
  if (!fate) return ["fell", "collapsed", "coin"].includes(event.name) ? last : null;
  const card = String(event.values["event"]);
  const hops = last?.event === card && last.owner === event.seat;
  return {
    event: card,
    owner: event.seat,
    target: Number(event.values["target"] ?? event.seat),
    card: event.values["card"] === undefined ? null : String(event.values["card"]),
    from: hops ? last.card : null,
    fate,
  };
}

function seatsOf(group: readonly EventInfo[], played: Played | null): number[] {
  if (played) return [played.target];
  const kind = KIND[group[0]!.name]!;
  if (kind === "reveal" || kind === "count" || kind === "end") return [];
  return group.map(({ seat }) => seat).filter((seat) => seat >= 0);
}

/** Whole hands have no room on the strip: their cards are seen, and the log names them. */
function captionOf(kind: SceneKind, group: readonly EventInfo[], nameOf: NameOf): string {
  if (kind !== "reveal") return group.map(({ sentence }) => sentence).join(" ");
  const counts = group.map(({ seat, values }) => `${nameOf(seat)} ${values["count"]}`);
  return `What counts so far: ${counts.join(", ")}.`;
}

function winOf({ seat, values }: EventInfo): Win {
  return { seat, before: Number(values["before"]), after: Number(values["after"]) };
}

function cardsIn({ values }: EventInfo, field: string): string[] {
  return String(values[field] ?? "")
    .split(" ")
    .filter(Boolean);
}
