/** The cards that an event is about, to be shown beside its sentence. */

import { fieldOf } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";

export interface Pictured {
  card: string;
  /** What becomes of it. */
  words: string;
}

/** For each field that names a card: what becomes of it. */
const WORDS: Partial<Record<GameEvent["name"], Record<string, string>>> = {
  prehistoric: { card: "acts" },
  nothing: { card: "nothing to do" },
  found: { card: "found" },
  "not found": { card: "not in the deck" },
  discarded: { card: "discarded" },
  cleared: { card: "discarded" },
  flipped: { card: "turned up" },
  moved: { card: "moves" },
  recalled: { card: "taken back" },
  replaced: { card: "new spot" },
  grew: { card: "counts more" },
  sold: { card: "given" },
  got: { card: "got" },
  traded: { gives: "given", takes: "taken" },
  bartered: { gives: "given", takes: "taken" },
};

/** Each card once, with the last that happens to it. */
export function picturesOf(events: readonly GameEvent[]): Pictured[] {
  const found = new Map<string, string>();
  for (const event of events) {
    for (const [field, words] of Object.entries(WORDS[event.name] ?? {})) {
      const card = fieldOf(event, field);
      if (card) found.set(String(card), words);
    }
  }
  return [...found].map(([card, words]) => ({ card, words }));
}
