// Written by `python -m tools.types` from games/phylo/rules/told.py; do not edit.

import type { Told } from "#shell/wire/events"

/** All that may happen, by its name. */
export type GameEvent =
  | Told<"round began", { round: number }>
  | Told<"drew", { dropped: number; drawn: number; draw: number }>
  | Told<"got", { dropped: string; drawn: string }>
  | Told<"reshuffled", { cards: number }>
  | Told<"aimed", { event: string; target: number }>
  | Told<"ready", Record<string, never>>
  | Told<"revealed", { hand: string; counting: string; count: number }>
  | Told<"unused", { event: string }>
  | Told<"shielded", { event: string }>
  | Told<"restored", { event: string; card: string; counting: string; count: number }>
  | Told<"not restored", { event: string }>
  | Told<"stationed", { event: string; bonus: number }>
  | Told<"no target", { event: string; target: number }>
  | Told<"fizzled", { event: string; target: number; card: string; harms: string }>
  | Told<"cancelled", { event: string; target: number; card: string }>
  | Told<"struck", { event: string; target: number; card: string }>
  | Told<"fell", { fallen: string; counting: string; count: number }>
  | Told<"collapsed", { cards: string; counting: string; count: number }>
  | Told<"coin", { event: string; heads: number }>
  | Told<"researched", { bonus: number }>
  | Told<"not researched", Record<string, never>>
  | Told<"counted", { count: number }>
  | Told<"won", { count: number; before: number; after: number }>
  | Told<"nobody won", Record<string, never>>
  | Told<"kept", { draw: number }>
  | Told<"will help", { event: string }>
  | Told<"ended", Record<string, never>>
