// Written by `python -m tools.types` from games/clades/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"began", { cards: number }>
  | Told<"triple", { a: string; b: string; c: string; at: number }>
  | Told<"clade triple", Record<string, never>>
  | Told<"extra", { card: string }>
  | Told<"no triple", { a: string; b: string; c: string; at: number }>
  | Told<"window closed", Record<string, never>>
  | Told<"laid", { card: string }>
  | Told<"lucky", { card: string; cards: number }>
  | Told<"drew", { card: string }>
  | Told<"replaced", Record<string, never>>
  | Told<"bonus", { card: string; maker: number }>
  | Told<"second bonus", Record<string, never>>
  | Told<"gift", { card: string }>
  | Told<"shuffled back", { card: string }>
  | Told<"stuck", Record<string, never>>
  | Told<"unstuck", Record<string, never>>
  | Told<"hands open", Record<string, never>>
  | Told<"hands closed", Record<string, never>>
  | Told<"gave", { card: string; to: number }>
  | Told<"gave up", { card: string }>
  | Told<"rests", Record<string, never>>
  | Told<"returns", Record<string, never>>
  | Told<"hint", { step: number }>
  | Told<"hints for all", Record<string, never>>
  | Told<"passed", Record<string, never>>
  | Told<"turn", Record<string, never>>
  | Told<"ended", { how: string }>
