/** What the games bring to the page, found by the names of their files; each game is its own chunk. */
import type { Component } from "svelte";
import type { Session } from "./session.svelte";
import type { CardInfo } from "./wire";

/** What a table may ask of the page around it. */
export interface ShellActions {
  openRules(section?: string): void;
  /** The card as a large plate. */
  openCard(id: string): void;
  /** For screen readers. */
  say(text: string): void;
  openHelp(): void;
  /** Back to the shelf; the seat is kept. */
  quit(): void;
}

export interface TableProps {
  session: Session;
  cards: CardInfo[];
  shell: ShellActions;
}

export interface ZoomProps {
  card: CardInfo;
  cards: CardInfo[];
  /** The game's view, if the card is looked at during a game. */
  view?: unknown;
}

/** A box on the shelf: how wide to how high, and the colour of its side. */
export interface BoxShape {
  ratio: number;
  side: string;
}

export interface Cover {
  default: Component;
  box?: BoxShape;
}

type Found<T> = Record<string, () => Promise<T>>;
const tables = import.meta.glob<{ default: Component<TableProps> }>(
  "../../games/*/web/Table.svelte",
);
const zooms = import.meta.glob<{ default: Component<ZoomProps> }>("../../games/*/web/Zoom.svelte");
const covers = import.meta.glob<Cover>("../../games/*/web/Cover.svelte");

async function load<T>(found: Found<T>, game: string, part: string): Promise<T | null> {
  return (await found[`../../games/${game}/web/${part}.svelte`]?.()) ?? null;
}

export const tableOf = (game: string) => load(tables, game, "Table");
export const zoomOf = (game: string) => load(zooms, game, "Zoom");
export const coverOf = (game: string) => load(covers, game, "Cover");
