// Written by `python -m tools.types` from games/trex/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"round began", { round: number }>
  | Told<"spot dealt", { spot: number; card: string }>
  | Told<"reshuffled", { cards: number }>
  | Told<"ready", object>
  | Told<"redrew", object>
  | Told<"showed", { card: string }>
  | Told<"prehistoric", { card: string; spot: number }>
  | Told<"nothing", { card: string }>
  | Told<"discarded", { card: string }>
  | Told<"exchanged", object>
  | Told<"got", { card: string }>
  | Told<"first move", object>
  | Told<"rexonomics", object>
  | Told<"iced", { spot: number }>
  | Told<"tarred", { spot: number }>
  | Told<"napped", object>
  | Told<"found", { card: string }>
  | Told<"not found", { card: string }>
  | Told<"gave", object>
  | Told<"traded", { gives: string; takes: string; spot: number }>
  | Told<"no trade", object>
  | Told<"period began", { period: string }>
  | Told<"laid down", { spot: number; number: number }>
  | Told<"laid", { card: string; spot: number; number: number }>
  | Told<"laid open", { card: string; spot: number; number: number }>
  | Told<"passed", object>
  | Told<"peeked", { spot: number; number: number }>
  | Told<"saw", { card: string; spot: number; number: number }>
  | Told<"flipped", { card: string; spot: number; number: number }>
  | Told<"moved", { card?: string; from: number; to: number; number: number }>
  | Told<"recalled", { card?: string; spot: number; number: number }>
  | Told<"grew", { card: string; amount: number; spot: number }>
  | Told<"relocated", { spot: number; other: number }>
  | Told<"replaced", { spot: number; card: string; gone: string }>
  | Told<"encore", object>
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
  | Told<"claimed", object>
  | Told<"sold", { card: string }>
  | Told<"bartered", { gives: string; takes: string }>
  | Told<"kept", { card: string }>
  | Told<"excused", object>
  | Told<"ended", object>
