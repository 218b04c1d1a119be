/** What the lines of the options show in the lobby, besides fields and switches. */
import type { OptionLines } from "#shell/lib/games";
import OwnDeck from "./options/OwnDeck.svelte";

const ONLY = "Does nothing now: only for an environment of your own.";

export const editors: OptionLines["editors"] = { own_deck: OwnDeck };

export const idle: OptionLines["idle"] = ({ environment }) =>
  environment === "own" ? {} : { own_deck: ONLY, own_order: ONLY };
