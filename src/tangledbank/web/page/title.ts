/** What the browser's tab says. */
import type { TableInfo } from "../wire/wire";
import { listed } from "./words";

export const SHELF_TITLE = "Tangled Bank";

export interface Titled {
  table: Pick<TableInfo, "stage" | "title">;
  isAsked: boolean;
  /** Everyone plays at once, so that it is nobody's turn. */
  inRealTime: boolean;
  actors: readonly number[];
  nameOf(seat: number): string;
}

export function titleOf({ table, isAsked, inRealTime, actors, nameOf }: Titled): string {
  const game = table.title || SHELF_TITLE;
  switch (table.stage) {
    case "gathering":
      return `A table for ${game}`;
    case "over":
      return `${game} is over`;
    case "closed":
      return `${game} is closed`;
    case "playing":
      if (inRealTime) return game;
      if (isAsked) return `Your turn · ${game}`;
      return actors.length > 0 ? `${listed(actors.map(nameOf))} to act · ${game}` : game;
  }
}
