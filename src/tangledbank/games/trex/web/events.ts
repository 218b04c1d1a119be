// Written by `python -m tools.types` from games/trex/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"round began", { round: number }>
  | Told<"spot dealt", { spot: number; card: string }>
  | Told<"reshuffled", { cards: number }>
  | Told<"ready", Record<string, never>>
  | Told<"redrew", Record<string, never>>
  | Told<"showed", { card: string }>
  | Told<"prehistoric", { card: string; spot: number }>
  | Told<"nothing", { card: string }>
  | Told<"discarded", { card: string }>
  | Told<"exchanged", Record<string, never>>
  | Told<"got", { card: string }>
  | Told<"first move", Record<string, never>>
  | Told<"rexonomics", Record<string, never>>
  | Told<"iced", { spot: number }>
  | Told<"tarred", { spot: number }>
  | Told<"napped", Record<string, never>>
  | Told<"found", { card: string }>
  | Told<"not found", { card: string }>
  | Told<"gave", Record<string, never>>
  | Told<"traded", { gives: string; takes: string; spot: number }>
  | Told<"no trade", Record<string, never>>
  | Told<"period began", { period: string }>
  | Told<"laid down", { spot: number; number: number }>
  | Told<"laid", { card: string; spot: number; number: number }>
  | Told<"laid open", { card: string; spot: number; number: number }>
  | Told<"passed", Record<string, never>>
  | Told<"peeked", { spot: number; number: number }>
  | Told<"saw", { card: string; spot: number; number: number }>
  | Told<"flipped", { card: string; spot: number; number: number }>
  | Told<"moved", { card?: string; from: number; to: number; number: number }>
  | Told<"recalled", { card?: string; spot: number; number: number }>
  | Told<"grew", { card: string; amount: number; spot: number }>
  | Told<"relocated", { spot: number; other: number }>
  | Told<"replaced", { spot: number; card: string; gone: string }>
  | Told<"encore", Record<string, never>>
  | Told<"left", { card: string }>
  | Told<"turned up", { card: string; spot: number; number: number }>
  | Told<"disregarded", { card: string; spot: number; number: number; by?: string }>
  | Told<"counted", { spot: number; total: number; printed: number; group: number }>
  | Told<"won", { spot: number; card: string }>
  | Told<"nobody won", { spot: number; card: string }>
  | Told<"scored", { points: number; card: string }>
  | Told<"took", { card: string }>
  | Told<"uncontested", { spot: number; card: string }>
  | Told<"gave it", { card: string }>
  | Told<"cleared", { card: string }>
  | Told<"claimed", Record<string, never>>
  | Told<"sold", { card: string }>
  | Told<"bartered", { gives: string; takes: string }>
  | Told<"kept", { card: string }>
  | Told<"excused", Record<string, never>>
  | Told<"ended", Record<string, never>>
