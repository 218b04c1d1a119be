/** The clearing with what one event did to it.
 *
 *  All numbers are those that the events carry or the cards print; nothing is worked out by rules.
 *  What an event leaves open (hands, the deck) the frame's own view tells when its film is over. */

import type { Named } from "#shell/wire/events";
import { isStrategy, type Cards } from "../cards/faces.ts";
import type { GameEvent } from "../events.ts";
import type { Player, Strategy, View } from "../view.ts";

/** `end` is the view of the frame that the event came with. */
export function changed(view: View, event: GameEvent, end: View, cards: Cards): View {
  const { seat } = event;
  switch (event.name) {
    case "round began":
      return begun(view, event);
    case "revealed": {
      const { card, food } = event.values;
      const strategy = revealed(card, end.players[seat]?.strategy, cards);
      const hand = (view.players[seat]?.hand ?? 1) - 1;
      return withPlayer(view, seat, { strategy, food, hand, ready: false });
    }
    case "went to lunch":
      return withPlayer(view, seat, { lunch: true, ready: false });
    case "sneaked":
    case "sneaked on":
      return sneaked(view, event);
    case "let be":
    case "guarded":
      return answered(view);
    case "called":
      return withStrategy(view, seat, { predator: event.values.after });
    case "cached":
    case "fed":
      return withPlayer(view, seat, { food: event.values.after });
    case "levelled up":
    case "drawn in":
      return withStrategy(view, seat, { fights: true });
    case "stood aside":
      return withStrategy(view, seat, { fights: false, satellite: true });
    case "mimicked":
      return mimicked(view, seat, event.values.target, colour(event));
    case "gave":
      return withPlayer(view, seat, { offspring: event.values.after });
    case "outcompeted": {
      const { target, after, left } = event.values;
      const gained = withPlayer(view, seat, { offspring: after });
      return withPlayer(gained, target, { offspring: left });
    }
    case "turned up":
      return turnedUp(view, event.values.environment);
    case "last one":
      return { ...view, last_turn: true };
    case "hunted":
      return { ...view, threatened: [...view.threatened, seat] };
    case "escaped":
      return decided(withPlayer(view, seat, { food: event.values.food }));
    case "hid":
      return decided(view);
    case "eaten":
      return decided(lost(view, seat, event.values.card, "predator"));
    case "scarce": {
      const { red, blue } = event.values;
      return { ...view, red, blue };
    }
    case "fought": {
      const dice = end.throws.find((one) => one.seat === seat)?.dice ?? digits(event.values.throw);
      const throws = view.throws.filter((one) => one.seat !== seat);
      return { ...view, part: "attract", throws: [...throws, { seat, dice }] };
    }
    case "won":
      return withStrategy(view, seat, { won: true });
    case "beaten":
      return lost(view, seat, event.values.card, "fight");
    case "unfought":
    case "stayed away":
      return { ...view, part: "attract" };
    case "came":
      return came(view, seat, event.values.females, colour(event));
    case "mated": {
      const { females: mated, after: offspring } = event.values;
      return withPlayer({ ...view, part: "mating" }, seat, { mated, offspring });
    }
    case "reshuffled":
      return { ...view, discards: [] };
    case "refilled":
      return refilled(view, event.values.females, end);
    default:
      return view;
  }
}

function begun(view: View, { values }: Named<GameEvent, "round began">): View {
  const { round, first } = values;
  const players = view.players.map((player) => ({ ...player, ready: false }));
  return { ...view, players, round, first, part: "play", environment: null };
}

/** Mating is over: the females return, and what was in play goes to the discard pile. At the end of
 *  the game it stays, to be looked at. */
function refilled(view: View, females: number, end: View): View {
  if (end.phase === "over") {
    const alone = view.players.map((player) => ({ ...player, red: 0, blue: 0 }));
    return { ...view, players: alone, red: females, blue: females };
  }
  const played = view.players.flatMap((player) => player.strategy?.card ?? []);
  const players = view.players.map((player): Player => ({
    ...player,
    began: player.offspring,
    strategy: null,
    lunch: false,
    lost: null,
    lost_to: "",
    red: 0,
    blue: 0,
    mated: 0,
  }));
  return {
    ...view,
    players,
    part: "draw",
    red: females,
    blue: females,
    throws: [],
    discards: [...view.discards, ...played],
  };
}

/** As the frame's view knows it; a strategy that is gone by then, as it is printed. */
function revealed(card: string, known: Strategy | null | undefined, cards: Cards): Strategy {
  if (known?.card === card) return { ...known, satellite: false, won: false };
  const printed = cards.get(card);
  const { fitness, predator } =
    printed && isStrategy(printed) ? printed : { fitness: 0, predator: 0 };
  const fights = printed?.kind === "combat";
  return { card, fitness, predator, fights, satellite: false, won: false };
}

/** A card that names a rival lies there until he has answered. */
function sneaked(view: View, event: Named<GameEvent, "sneaked" | "sneaked on">): View {
  const { seat } = event;
  const { card, food } = event.values;
  const hand = (view.players[seat]?.hand ?? 1) - 1;
  const paid = withPlayer(view, seat, { food, hand });
  return event.name === "sneaked on"
    ? { ...paid, sneaking: { card, seat, target: event.values.target } }
    : { ...paid, discards: [...view.discards, card] };
}

function answered(view: View): View {
  const played = view.sneaking ? [view.sneaking.card] : [];
  return { ...view, sneaking: null, discards: [...view.discards, ...played] };
}

function mimicked(view: View, seat: number, target: number, which: "red" | "blue"): View {
  return withFemales(withFemales(view, target, which, -1), seat, which, 1);
}

function turnedUp(view: View, environment: string): View {
  const coming = view.coming[0] === environment ? view.coming.slice(1) : view.coming;
  return {
    ...view,
    part: "survive",
    window: 0,
    environment,
    environments: Math.max(0, view.environments - 1),
    used: [...view.used, environment],
    coming,
    threatened: [],
    deciding: 0,
  };
}

function decided(view: View): View {
  return { ...view, deciding: view.deciding + 1 };
}

function lost(view: View, seat: number, card: string, lost_to: string): View {
  const gone = withPlayer(view, seat, { strategy: null, lost: card, lost_to });
  return { ...gone, discards: [...view.discards, card] };
}

function came(view: View, seat: number, females: number, which: "red" | "blue"): View {
  const left = Math.max(0, view[which] - females);
  return withFemales({ ...view, part: "attract", [which]: left }, seat, which, females);
}

function withFemales(view: View, seat: number, which: "red" | "blue", more: number): View {
  const now = view.players[seat]?.[which] ?? 0;
  return withPlayer(view, seat, { [which]: Math.max(0, now + more) });
}

function withStrategy(view: View, seat: number, change: Partial<Strategy>): View {
  const strategy = view.players[seat]?.strategy;
  return strategy ? withPlayer(view, seat, { strategy: { ...strategy, ...change } }) : view;
}

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  const players = view.players.map((one, at) => (at === seat ? { ...one, ...change } : one));
  return { ...view, players };
}

const colour = ({ values }: Named<GameEvent, "mimicked" | "came">): "red" | "blue" =>
  values.colour === "blue" ? "blue" : "red";

function digits(text: string): number[] {
  return [...text].map(Number).filter((die) => die >= 1 && die <= 6);
}
