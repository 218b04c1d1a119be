// Written by `python -m tools.types` from games/clades/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"began", { cards: number }>
  | Told<"triple", { a: string; b: string; c: string; at: number }>
  | Told<"clade triple", object>
  | Told<"extra", { card: string }>
  | Told<"no triple", { a: string; b: string; c: string; at: number }>
  | Told<"window closed", object>
  | Told<"laid", { card: string }>
  | Told<"lucky", { card: string; cards: number }>
  | Told<"drew", { card: string }>
  | Told<"replaced", object>
  | Told<"bonus", { card: string; maker: number }>
  | Told<"second bonus", object>
  | Told<"gift", { card: string }>
  | Told<"shuffled back", { card: string }>
  | Told<"stuck", object>
  | Told<"unstuck", object>
  | Told<"hands open", object>
  | Told<"hands closed", object>
  | Told<"gave", { card: string; to: number }>
  | Told<"gave up", { card: string }>
  | Told<"rests", object>
  | Told<"returns", object>
  | Told<"hint", { step: number }>
  | Told<"hints for all", object>
  | Told<"passed", object>
  | Told<"turn", object>
  | Told<"ended", { how: string }>
