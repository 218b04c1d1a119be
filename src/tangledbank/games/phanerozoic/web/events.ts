// Written by `python -m tools.types` from games/phanerozoic/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"round began", { round: number }>
  | Told<"returned", { card: string; population: number }>
  | Told<"reshuffled", { cards: number }>
  | Told<"filled", { cards: number }>
  | Told<"drew", { card: string }>
  | Told<"chose", { card: string }>
  | Told<"revealed", { card: string }>
  | Told<"started", Record<string, never>>
  | Told<"pooled", { card: string }>
  | Told<"drafted", { card: string }>
  | Told<"left over", { cards: number }>
  | Told<"kept", { card: string }>
  | Told<"discarded", { card: string }>
  | Told<"raised", { card: string; before: number; after: number }>
  | Told<"mutated", { card: string; host: string; face: string }>
  | Told<"favoured", { card: string; target: string; before: number; after: number }>
  | Told<"struck", { card: string; target: string; before: number; after: number }>
  | Told<"recovered", { card: string; target: string }>
  | Told<"evolved", { card: string; parent: string; population: number }>
  | Told<"took up", { card: string }>
  | Told<"died out", { card: string }>
  | Told<"nature began", { round: number }>
  | Told<"grew", { card: string; before: number; after: number }>
  | Told<"ate", { card: string; prey: string; eaten: number; left: number }>
  | Told<"shrank", { card: string; before: number; after: number }>
  | Told<"kept goal", { goal: string }>
  | Told<"goals kept", Record<string, never>>
  | Told<"ended", { round: number }>
  | Told<"attempted", { card: string }>
  | Told<"pointed", { card: string }>
  | Told<"failed", { card: string }>
