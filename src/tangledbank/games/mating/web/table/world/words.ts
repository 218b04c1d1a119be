/** What the stage says, in words. */

import { counted } from "#shell/page/words";
import { isStrategy, type Cards } from "../../cards/faces.ts";
import type { View } from "../../view.ts";

type NameOf = (seat: number) => string;

/** What a seat is doing at this moment, as far as all may know; `done` wears a tick. */
export interface Mark {
  word: string;
  done: boolean;
}

export function markOf(view: View, seat: number): Mark | null {
  const player = view.players[seat];
  if (!player) return null;
  switch (view.phase) {
    case "choosing":
    case "discarding":
      return player.ready ? { word: "ready", done: true } : { word: "not yet", done: false };
    case "window":
      if (player.passed_ahead) return { word: "passed ahead", done: true };
      if (player.passed) return { word: "passed", done: true };
      return view.actors.includes(seat) ? { word: "is asked", done: false } : null;
    case "threat":
    case "answer":
      return view.actors.includes(seat) ? { word: "is asked", done: false } : null;
    default:
      return null;
  }
}

/** Seats that predators are still after, in the order they decide. */
export function huntedOf(view: View): number[] {
  return view.part === "survive" ? view.threatened.slice(view.deciding) : [];
}

/** The fight that is to come, or how it went: `Then Ana fights Bo`, `Bo wins, 9 to 5`. */
export function fightOf(view: View, nameOf: NameOf, you: number | null): string {
  const name = (seat: number): string => (seat === you ? "you" : nameOf(seat));
  if (view.throws.length) {
    const winner = view.players.findIndex((player) => player.strategy?.won);
    if (winner < 0) return "";
    const total = (seat: number): number =>
      sum(view.throws.find((one) => one.seat === seat)?.dice ?? []);
    const others = view.throws.filter((one) => one.seat !== winner).map((one) => sum(one.dice));
    const wins = winner === you ? "You win" : `${nameOf(winner)} wins`;
    return `${wins}, ${total(winner)} to ${Math.max(0, ...others)}`;
  }
  const fighters = fightersOf(view);
  if (fighters.length < 2 || !["play", "survive"].includes(view.part)) return "";
  if (fighters.length === 2) {
    const [one, other] = fighters as [number, number];
    return `Then ${name(one)} ${one === you ? "fight" : "fights"} ${name(other)}`;
  }
  return `Then ${fighters.length} fight each other`;
}

/** What is about to happen to a male, pinned to his plate: `hunted`, `fights Bo`. */
export function noteOf(view: View, seat: number, nameOf: NameOf, you: number | null): string {
  if (huntedOf(view).includes(seat)) return "hunted";
  if (view.throws.length || !["play", "survive"].includes(view.part)) return "";
  const fighters = fightersOf(view);
  if (!fighters.includes(seat) || fighters.length < 2) return "";
  const [rival, ...others] = fighters.filter((one) => one !== seat);
  if (others.length) return `fights ${others.length + 1} others`;
  return `fights ${rival === you ? "you" : nameOf(rival!)}`;
}

export function fightersOf(view: View): number[] {
  return view.players.flatMap((player, seat) => (player.strategy?.fights ? [seat] : []));
}

export const sum = (dice: readonly number[]): number => dice.reduce((one, die) => one + die, 0);

/** `one leaves soon`, `2 leave soon` */
export function leavingWords(leaving: number): string {
  if (leaving === 0) return "";
  return leaving === 1 ? "one leaves soon" : `${leaving} leave soon`;
}

/** A seat for the ear: `Ana: Red deer, roaring match, fights, 4 offspring, 2 food, ready.` */
export function spokenSeat(
  view: View,
  seat: number,
  cards: Cards,
  nameOf: NameOf,
  you: number | null,
): string {
  const player = view.players[seat]!;
  const words = [
    ...doing(view, seat, cards),
    ...(["red", "blue"] as const).flatMap((colour) =>
      player[colour] === 0 ? [] : counted(player[colour], `${colour} female`),
    ),
    `${player.offspring} offspring`,
    `${player.food} food`,
    `${counted(player.hand, "card")} in hand`,
  ];
  const mark = markOf(view, seat);
  if (mark) words.push(mark.word);
  if (view.first === seat) words.push("goes first");
  return `${seat === you ? "You" : nameOf(seat)}: ${words.join(", ")}.`;
}

function doing(view: View, seat: number, cards: Cards): string[] {
  const player = view.players[seat]!;
  const title = (id: string): string => {
    const card = cards.get(id);
    if (!card || !isStrategy(card)) return id;
    return `${card.name}, ${card.behaviour.charAt(0).toLowerCase()}${card.behaviour.slice(1)}`;
  };
  if (player.strategy) {
    const { card, fights, satellite, won, predator } = player.strategy;
    const words = [title(card)];
    if (won) words.push("has won the fight");
    else if (fights) words.push("fights");
    if (satellite) words.push("stands aside");
    if (huntedOf(view).includes(seat)) words.push(`hunted, with predator value ${predator}`);
    if (view.sneaking?.target === seat) words.push("named by a sneaky card");
    const dice = view.throws.find((one) => one.seat === seat)?.dice;
    if (dice) words.push(`rolled ${sum(dice)}`);
    return words;
  }
  if (player.lunch) return ["out to lunch"];
  if (player.lost !== null) return [`${title(player.lost)}, ${lostWord(player.lost_to)}`];
  if (view.phase !== "choosing") return ["no strategy"];
  return [player.ready ? "a card face down" : "no card yet"];
}

/** What became of a strategy. */
export function lostWord(lostTo: string): string {
  return lostTo === "fight" ? "beaten" : "eaten";
}
