/** What an action would do, written beside the cards it touches. */

import type { GameEvent } from "../events.ts";

/** Words at living cards, and the slot where a new species would stand. */
export interface Preview {
  notes: Record<string, string>;
  evolved: string | null;
}

/** The results that the server foretells, in the fewest words. */
export function previewOf(events: readonly GameEvent[]): Preview {
  const notes: Record<string, string> = {};
  let evolved: string | null = null;
  for (const { name, values } of events) {
    switch (name) {
      case "evolved":
        evolved = values.card;
        notes[values.parent] = `becomes ${values.population} + ${values.population}`;
        break;
      case "raised":
        notes[values.card] = change(values);
        break;
      case "favoured":
      case "struck":
        notes[values.target] = change(values);
        break;
      case "mutated":
        notes[values.host] = `gets ${values.face.replaceAll("-", " ")}`;
        break;
      case "died out":
        notes[values.card] = "dies out";
        break;
    }
  }
  return { notes, evolved };
}

function change({ before, after }: { before: number; after: number }): string {
  return before === after ? `stays at ${after}` : `becomes ${after}`;
}
