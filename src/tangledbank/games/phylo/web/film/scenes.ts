/** A frame's events as scenes of a film: what happens, and how the open hands lie meanwhile.
 *
 *  filmOf(before, frame, nameOf) → the scenes in order. What happens to all at once (the reveal, the
 *  counting) is one scene; each event that is played has one of its own, and so has what it does. */

import type { Filmed } from "#shell/film/film.svelte";
import { named, type Named, type Scenes } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";
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

export type NameOf = (seat: number) => string;

type Name = GameEvent["name"];

/** What each event shows; what happens before the reveal is seen where it happens, or nowhere: null. */
const KIND: Scenes<GameEvent, SceneKind> = {
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
  "round began": null,
  drew: null,
  got: null,
  kept: null,
  reshuffled: null,
  aimed: null,
  "will help": null,
  ready: null,
};

/** These happen to all at once: all of a kind make one scene. */
const TOGETHER: readonly SceneKind[] = ["reveal", "unused", "count", "win", "end"];

/** What comes of an event when it is played. */
const FATE = {
  "no target": "fizzles",
  fizzled: "fizzles",
  cancelled: "is cancelled",
  struck: "strikes",
  shielded: "protects",
  restored: "helps",
  "not restored": "does not help",
  stationed: "waits",
} as const satisfies Partial<Record<Name, Played["fate"]>>;

/** These come of the event that was played last. */
const OUTCOMES: readonly Name[] = ["fell", "collapsed", "coin"];

export function filmOf(
  before: View,
  { events, view: end }: Filmed<View, GameEvent>,
  nameOf: NameOf,
): Scene[] {
  const groups = grouped(events);
  if (!groups.length) return [];
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
    const kind = kindOf(group);
    const [coin] = named(group, "coin");
    scenes.push({
      kind,
      caption: captionOf(kind, group, nameOf),
      view,
      hands,
      seats: seatsOf(group, played),
      played,
      lost: group.flatMap(lostIn),
      heads: coin ? coin.values.heads === 1 : null,
      wins: named(group, "won").map(winOf),
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

/** Events that are one scene. */
type Group = [GameEvent, ...GameEvent[]];

/** Events without a scene are in no group. */
const kindOf = ([first]: Group): SceneKind => KIND[first.name]!;

/** The events that make scenes; those that are one scene lie together, where the first of them was. */
function grouped(events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const kind = KIND[event.name];
    if (!kind) continue;
    const same = TOGETHER.includes(kind)
      ? groups.find((group) => kindOf(group) === kind)
      : undefined;
    if (same) same.push(event);
    else groups.push([event]);
  }
  // What a station adds is known before the sum is.
  const at = groups.findIndex((group) => kindOf(group) === "count");
  const last = groups.findLastIndex((group) => kindOf(group) === "research");
  if (at >= 0 && last > at) groups.splice(last, 0, ...groups.splice(at, 1));
  return groups;
}

/** The hand after an event. */
function changed(hand: Hand, event: GameEvent, end: OpenHand): Hand {
  if (event.seat !== hand.seat) {
    const isHit = event.name === "cancelled" && event.values.target === hand.seat;
    return isHit ? { ...hand, protections: hand.protections - 1 } : hand;
  }
  const next: Hand = { ...hand, aims: aimsAfter(hand, event, end) };
  switch (event.name) {
    case "revealed":
    case "restored":
    case "fell":
    case "collapsed":
      next.counting = cardsOf(event.values.counting);
      next.count = event.values.count;
      break;
    case "counted":
      next.count = event.values.count;
      break;
    case "shielded":
      next.protections += 1;
      break;
    case "researched":
      next.bonus += event.values.bonus;
      next.count += event.values.bonus;
  }
  if (event.name === "fell") next.fallen = [...hand.fallen, ...cardsOf(event.values.fallen)];
  if (event.name === "restored") {
    next.cards = [...hand.cards, event.values.card];
    next.restored = [...hand.restored, event.values.card];
  }
  return next;
}

/** An event has its fate once it is played. */
function aimsAfter(hand: Hand, { values }: GameEvent, end: OpenHand): Hand["aims"] {
  if (!("event" in values)) return hand.aims;
  const fate = end.aims.find(({ event }) => event === values.event)?.fate;
  if (fate === undefined) return hand.aims;
  return hand.aims.map((aim) => (aim.event === values.event ? { ...aim, fate } : aim));
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

function won(view: View, event: GameEvent): View {
  if (event.name !== "won") return view;
  const total = event.values.after;
  const players = view.players.map((player, seat) =>
    seat === event.seat ? { ...player, total } : player,
  );
  return { ...view, players };
}

/** The event on the pond: it stays until the next one, or until the counting begins. */
function playedBy(event: GameEvent, last: Played | null): Played | null {
  if (!isPlayed(event)) return OUTCOMES.includes(event.name) ? last : null;
  const { seat: owner, values } = event;
  const hops = last?.event === values.event && last.owner === owner;
  return {
    event: values.event,
    owner,
    target: "target" in values ? values.target : owner,
    card: "card" in values ? values.card : null,
    from: hops ? last.card : null,
    fate: FATE[event.name],
  };
}

const isPlayed = (event: GameEvent): event is Named<GameEvent, keyof typeof FATE> =>
  event.name in FATE;

function seatsOf(group: Group, played: Played | null): number[] {
  if (played) return [played.target];
  const kind = kindOf(group);
  if (kind === "reveal" || kind === "count" || kind === "end") return [];
  return group.map(({ seat }) => seat).filter((seat) => seat >= 0);
}

/** Whole hands have no room on the strip: their cards are seen, and the log names them. */
function captionOf(kind: SceneKind, group: Group, nameOf: NameOf): string {
  if (kind !== "reveal") return group.map(({ sentence }) => sentence).join(" ");
  const counts = named(group, "revealed").map(
    ({ seat, values }) => `${nameOf(seat)} ${values.count}`,
  );
  return `What counts so far: ${counts.join(", ")}.`;
}

function winOf({ seat, values: { before, after } }: Named<GameEvent, "won">): Win {
  return { seat, before, after };
}

/** The cards that an event takes out of a web. */
function lostIn(event: GameEvent): string[] {
  if (event.name === "fell") return cardsOf(event.values.fallen);
  return event.name === "collapsed" ? cardsOf(event.values.cards) : [];
}

/** Several cards in one field; there may be none. */
const cardsOf = (names: string): string[] => names.split(" ").filter(Boolean);
