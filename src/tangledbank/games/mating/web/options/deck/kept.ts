/** Decks that this browser keeps, by their names. */
import { recall, remember } from "#shell/page/memory";

export interface KeptDeck {
  name: string;
  text: string;
}

const KEY = "mating.decks";

/** In the order of their names. */
export function keptDecks(): KeptDeck[] {
  return recall<KeptDeck[]>(KEY, []);
}

/** One of the same name gives way. */
export function keepDeck(kept: KeptDeck): KeptDeck[] {
  const all = [...without(kept.name), kept];
  return write(all.sort((one, other) => one.name.localeCompare(other.name)));
}

export function forgetDeck(name: string): KeptDeck[] {
  return write(without(name));
}

function without(name: string): KeptDeck[] {
  return keptDecks().filter((kept) => kept.name !== name);
}

function write(all: KeptDeck[]): KeptDeck[] {
  remember(KEY, all);
  return all;
}
