/** How keys get about on the table. */

import type { Action } from "../actions.ts";
import type { Mark, Place } from "./intent.svelte.ts";
import { targetOf } from "./ways.ts";

/** Where an action is aimed at: a touch there does it. */
export function placeOf(action: Action): Place {
  const { verb, card } = action;
  const target = targetOf(action);
  if (verb === "keep" || (verb === "discard" && target === null)) return { at: verb };
  if (target === null) return { at: "own", card };
  return { at: verb === "recover" ? "pile" : "row", card: target };
}

/** The focus goes on to the next place that is lit. */
export function focusNextLit(table: HTMLElement, marks: Readonly<Record<string, Mark>>): void {
  const lit = Object.keys(marks).filter((card) => marks[card] === "lit" || marks[card] === "aim");
  const places = [
    ...lit.map((card) => `.world [data-card="${card}"]`),
    ".sheet .lit > button",
    ".pile:has(.lit, .aim) > button",
    ".spot.lit, .spot.aim",
  ].flatMap((selector) => [...table.querySelectorAll<HTMLElement>(selector)]);
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[(at + 1) % places.length]?.focus();
}
