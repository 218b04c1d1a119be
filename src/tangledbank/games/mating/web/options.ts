/** What the lines of the options show in the lobby, besides fields and switches. */
import type { OptionLines } from "#shell/shelf/games";
import type { Values } from "#shell/lobby/options";
import OwnDeck from "./options/OwnDeck.svelte";

const ONLY = "Does nothing now: only for a deck of your own.";

export const editors: OptionLines["editors"] = { own_deck: OwnDeck };

export function idle({ environment }: Values): Record<string, string> {
  return environment === "own" ? {} : { own_deck: ONLY, own_order: ONLY };
}
