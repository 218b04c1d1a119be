/** What the games bring to the page, found by the names of their files; each game is its own chunk.
 *  Those from outside have theirs built in their own packages, and loaded by outside/loader.ts. */
import type { Component } from "svelte";
import type { Value, Values } from "../lobby/options";
import type { Session } from "../wire/session.svelte";
import { games } from "../wire/api";
import type { BroughtPage, CardInfo, OptionInfo, RefusalInfo } from "../wire/wire";

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

/** What stands on an option's line, if a game brings more than a field or a switch for it. */
export interface EditorProps {
  option: OptionInfo;
  /** Its usual value. */
  usual: Value | undefined;
  /** All options of the table, as they are now. */
  values: Values;
  /** Only the host may change it; the others may look. */
  readonly: boolean;
  /** Set these together; why not, if that is refused. */
  onturn(values: Values): Promise<RefusalInfo | null>;
}

/** What a game adds to the lines of its options. */
export interface OptionLines {
  /** By the names of the options. */
  editors?: Record<string, Component<EditorProps>>;
  /** The options that do nothing as the table is set now, each with the reason. */
  idle?(values: Values): Record<string, string>;
}

type Found<T> = Record<string, () => Promise<T>>;
const tables = import.meta.glob<{ default: Component<TableProps> }>(
  "../../games/*/web/Table.svelte",
);
const zooms = import.meta.glob<{ default: Component<ZoomProps> }>("../../games/*/web/Zoom.svelte");
const covers = import.meta.glob<Cover>("../../games/*/web/Cover.svelte");
const optionLines = import.meta.glob<OptionLines>("../../games/*/web/options.ts");

async function load<T>(found: Found<T>, game: string, file: string): Promise<T | null> {
  const own = found[`../../games/${game}/web/${file}`];
  if (own) return own();
  const page = await broughtBy(game);
  return page && (await import("../outside/loader")).load(page, file);
}

/** The page that a game from outside brings. */
export const broughtBy = async (game: string): Promise<BroughtPage | null> =>
  (await games()).find(({ id }) => id === game)?.page ?? null;

export const tableOf = (game: string) => load(tables, game, "Table.svelte");
export const zoomOf = (game: string) => load(zooms, game, "Zoom.svelte");
export const coverOf = (game: string) => load(covers, game, "Cover.svelte");
export const optionLinesOf = (game: string) => load(optionLines, game, "options.ts");
