/** Actions in words, by the forms of their game: for pages that do not know its types. In words all
 *  counting begins at one, in parts at zero. */

import type { Action, Part } from "./actions";
import type { FormInfo, PlaceInfo } from "./wire";

/** In rulebook words, as the log keeps it. A game that lists all its actions has verbs only. */
export function write(forms: readonly FormInfo[], action: Action): string {
  const form = forms.find(({ verb }) => verb === action.verb);
  return form ? phrase(form, action) : action.verb;
}

/** The action that is written so; null if none is. */
export function read(forms: readonly FormInfo[], text: string): Action | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  for (const form of forms) {
    const found = parsed(form, words);
    if (found) return { verb: form.verb, ...found };
  }
  return null;
}

type Phrase = Pick<FormInfo, "text" | "places">;
type Filled = { readonly [place: string]: Part };

/** A form's text in pieces: words, `{places}`, and brackets around what may be left out. */
const pieces = (text: string): string[] => text.split(/(\{\w+\}|\[|\])/).filter(Boolean);

const placeIn = (piece: string): string | null => (piece[0] === "{" ? piece.slice(1, -1) : null);

function phrase({ text, places }: Phrase, filled: Filled): string {
  let written = "";
  let leftOut = false;
  for (const [at, piece] of pieces(text).entries()) {
    const place = placeIn(piece);
    if (piece === "[") leftOut = filled[placeAfter(text, at)] === null;
    else if (piece === "]") leftOut = false;
    else if (!leftOut) written += place ? one(places[place]!, filled[place]!) : piece;
  }
  return written;
}

/** The first place after a piece. */
const placeAfter = (text: string, at: number): string =>
  pieces(text).slice(at).map(placeIn).find(Boolean) ?? "";

function one(place: PlaceInfo, part: Part): string {
  if (place.kind === "count") return String(Number(part) + 1);
  if (place.kind === "phrase") return phrase(place, part as Filled);
  if (place.kind === "word" || !place.one) return String(part);
  const { one: each, separator } = place;
  return (part as readonly Part[]).map((part) => one(each, part)).join(separator);
}

const PATTERN = { word: "\\S+", count: "\\d{1,2}", row: ".+?", phrase: ".+?" };

/** What stands in the places of a text of this form; null if it is of another. */
function parsed({ text, places }: Phrase, words: string): Record<string, Part> | null {
  const pattern = pieces(text).map((piece) => {
    const place = placeIn(piece);
    if (place) return `(?<${place}>${PATTERN[places[place]!.kind]})`;
    return { "[": "(?:", "]": ")?" }[piece] ?? plain(piece);
  });
  const found = new RegExp(`^${pattern.join("")}$`).exec(words);
  if (!found) return null;
  const parts: Record<string, Part> = {};
  for (const [name, place] of Object.entries(places)) {
    const part = partOf(place, found.groups?.[name]);
    if (part === undefined) return null;
    parts[name] = part;
  }
  return parts;
}

/** What is written in a place; undefined if nothing can be. */
function partOf(place: PlaceInfo, words: string | undefined): Part | undefined {
  if (words === undefined) return null;
  if (place.kind === "count") return Number(words) - 1;
  if (place.kind === "phrase") return parsed(place, words) ?? undefined;
  if (place.kind === "word" || !place.one) return words;
  const { one: each, separator } = place;
  const parts = words.split(separator).map((one) => partOf(each, one.trim()));
  return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
}

/** A text that means itself in a pattern. */
const plain = (text: string): string => text.replace(/[^\w\s]/g, "\\$&");
