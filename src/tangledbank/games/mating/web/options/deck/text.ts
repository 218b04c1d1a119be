/** A deck of one's own as text (§9.4), read as environments.py reads it, with the same sentences. */

export const MOST_ENVIRONMENTS = 60;
export const LONGEST = 4000; // letters
const ENTRY = /^([a-z0-9-]+)(?:\s+x\s*(\d{1,2}))?$/;

/** The environments in their order, or why the text cannot be read. */
export type Read = { deck: string[]; why: "" } | { deck: null; why: string };

/** `quiet-meadow x2, late-autumn`; without `known`, any name will do. */
export function readDeck(text: string, known?: readonly string[]): Read {
  if (text.length > LONGEST)
    return no(`A deck of your own is written with ${LONGEST} letters at most.`);
  const deck: string[] = [];
  const entries = text.split(/[,;\n]/).map((part) => part.trim().toLowerCase());
  for (const entry of entries.filter(Boolean)) {
    const [, id, times = "1"] = ENTRY.exec(entry) ?? [];
    if (id === undefined) {
      return no(
        `'${entry}' is no entry of a deck; write an environment, or one with a number, ` +
          "as in late-autumn x2.",
      );
    }
    deck.push(...Array<string>(Number(times)).fill(id));
  }
  if (deck.length > MOST_ENVIRONMENTS) {
    const most = `A deck of your own has ${MOST_ENVIRONMENTS} environments at most`;
    return no(`${most}; this one has ${deck.length}.`);
  }
  if (deck.length === 0) return no("A deck of your own has one environment or more.");
  const strange = known && deck.find((id) => !known.includes(id));
  if (strange !== undefined) {
    return no(`There is no environment '${strange}'; there are ${known!.join(", ")}.`);
  }
  return { deck, why: "" };
}

/** The same card several times in a row is counted. */
export function writeDeck(deck: readonly string[]): string {
  const parts: [id: string, times: number][] = [];
  for (const id of deck) {
    const last = parts.at(-1);
    if (last?.[0] === id) last[1] += 1;
    else parts.push([id, 1]);
  }
  return parts.map(([id, times]) => (times > 1 ? `${id} x${times}` : id)).join(", ");
}

function no(why: string): Read {
  return { deck: null, why };
}
