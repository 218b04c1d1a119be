// Written by `python -m tools.types` from games/mating/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"round began", { round: number; first: number }>
  | Told<"chose", { card: string }>
  | Told<"chose lunch", Record<string, never>>
  | Told<"revealed", { card: string; cost: number; food: number }>
  | Told<"went to lunch", Record<string, never>>
  | Told<"window opened", { window: number }>
  | Told<"passed", Record<string, never>>
  | Told<"passed ahead", Record<string, never>>
  | Told<"sneaked", { card: string; cost: number; food: number }>
  | Told<"sneaked on", { card: string; target: number; cost: number; food: number }>
  | Told<"let be", Record<string, never>>
  | Told<"guarded", { card: string; against: string }>
  | Told<"called", { card: string; before: number; after: number }>
  | Told<"hid", { card: string }>
  | Told<"cached", { before: number; after: number }>
  | Told<"levelled up", { card: string; dice: number }>
  | Told<"drawn in", { card: string; dice: number }>
  | Told<"stood aside", { card: string }>
  | Told<"mimicked", { target: number; left: number; colour: string }>
  | Told<"gave", { before: number; after: number }>
  | Told<"outcompeted", { target: number; after: number; left: number }>
  | Told<"turned up", { environment: string; predators: number; scarcity: number; food: number }>
  | Told<"last one", Record<string, never>>
  | Told<"hunted", { card: string; predator: number; hunter: string; hunters: number }>
  | Told<"escaped", { card: string; cost: number; food: number }>
  | Told<"eaten", { card: string; hunter: string }>
  | Told<"no prey", Record<string, never>>
  | Told<"scarce", { scarcity: number; red: number; blue: number }>
  | Told<"fed", { before: number; after: number }>
  | Told<"fought", { card: string; total: number; throw: string }>
  | Told<"won", { card: string; room: number }>
  | Told<"beaten", { card: string }>
  | Told<"unfought", { card: string }>
  | Told<"came", { card: string; females: number; colour: string; room: number }>
  | Told<"stayed away", { card: string; colour: string }>
  | Told<"mated", { females: number; before: number; after: number }>
  | Told<"refilled", { females: number }>
  | Told<"discarded", { card: string }>
  | Told<"laid down", { cards: number }>
  | Told<"drew", { card: string }>
  | Told<"reshuffled", { cards: number }>
  | Told<"environments again", { cards: number }>
  | Told<"tied", { food: number }>
  | Told<"kept all", Record<string, never>>
  | Told<"rolled", { die: number; what: number }>
  | Told<"ended", Record<string, never>>
