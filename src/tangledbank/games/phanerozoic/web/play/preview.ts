/** What an action would do, written beside the cards it touches. */

import type { EventInfo } from "#shell/wire/wire";

/** Words at living cards, and the slot where a new species would stand. */
export interface Preview {
  notes: Record<string, string>;
  evolved: string | null;
}

export const NOTHING_YET: Preview = { notes: {}, evolved: null };

/** The results that the server foretells, in the fewest words. */
export function previewOf(events: readonly EventInfo[]): Preview {
  const notes: Record<string, string> = {};
  let evolved: string | null = null;
  for (const { name, values } of events) {
    const [card, target] = [String(values["card"]), String(values["target"])];
    switch (name) {
      case "evolved":
        evolved = card;
        notes[String(values["parent"])] =
          `becomes ${values["population"]} + ${values["population"]}`;
        break;
      case "raised":
        notes[card] = change(values);
        break;
      case "favoured":
      case "struck":
        notes[target] = change(values);
        break;
      case "mutated":
        notes[String(values["host"])] = `gets ${String(values["face"]).replaceAll("-", " ")}`;
        break;
      case "died out":
        notes[card] = "dies out";
        break;
    }
  }
  return { notes, evolved };
}

function change(values: EventInfo["values"]): string {
  return values["before"] === values["after"]
    ? `stays at ${values["after"]}`
    : `becomes ${values["after"]}`;
}
