/** From a game to its table, in one click: against bots, with friends, or to learn it. */
import { layTable, sentenceOf } from "../wire/api";
import { isOffered, usualBot, type Match } from "../lobby/bots";
import { recall, remember } from "../page/memory";
import { tablePath } from "../page/path";
import { route } from "../page/route.svelte";
import { keepTicket } from "../wire/tickets";
import type { GameInfo, NewTable } from "../wire/wire";

/** The game that this browser played last. */
export const LAST_GAME = "game";

type Wish = Partial<Pick<NewTable, "bots" | "guided" | "seats" | "pace">>;

/** A table with bots has one of them, and somebody who plays. */
export const LEAST_FOR_BOTS = 2;

const placeOf = (game: GameInfo): string => `match ${game.id}`;

/** Against whom this browser plays a game: as last time, or as is usual. */
export function matchOf(game: GameInfo): Match {
  const usual: Match = { bot: usualBot(game), seats: usualSeats(game), pace: "human" };
  const last = recall<Partial<Match>>(placeOf(game), {});
  const [least, most] = game.seats;
  const seats = Math.min(most, Math.max(least, last.seats ?? usual.seats));
  const bot = last.bot !== undefined && isOffered(game, last.bot) ? last.bot : usual.bot;
  return { bot, seats, pace: last.pace ?? usual.pace };
}

export class Laying {
  /** The id of the game whose table is being laid. */
  game = $state("");
  /** Why it was not laid. */
  trouble = $state("");

  /** Bots sit down, those of last time or some that can be beaten; the game begins by itself. */
  play(game: GameInfo, name: string, chosen?: Match): Promise<void> {
    const match = chosen ?? matchOf(game);
    if (chosen) remember(placeOf(game), chosen);
    const { bot, seats, pace } = match;
    const bots = bot === "" ? [] : Array<string>(seats - 1).fill(bot);
    return this.#lay(game, name, { bots, seats, pace }, bots.length === seats - 1);
  }

  /** An empty table, with a link, a code and a QR code for whoever is to come. */
  invite(game: GameInfo, name: string): Promise<void> {
    return this.#lay(game, name, {}, false);
  }

  /** The guided first game, which also begins by itself. */
  learn(game: GameInfo, name: string): Promise<void> {
    return this.#lay(game, name, { guided: true }, true);
  }

  async #lay(game: GameInfo, name: string, wish: Wish, begin: boolean): Promise<void> {
    if (this.game) return;
    this.game = game.id;
    this.trouble = "";
    try {
      const usual = { seats: usualSeats(game), options: {}, pace: "human" } as const;
      const ticket = await layTable({ game: game.id, name, ...usual, ...wish });
      keepTicket(ticket);
      remember(LAST_GAME, game.id);
      route.go(tablePath(ticket.code), { state: { begin } });
    } catch (problem) {
      this.trouble = sentenceOf(problem);
      this.game = "";
    }
  }
}

/** Three at a table if the game allows it, or as few as it takes. */
function usualSeats({ seats: [low, high] }: GameInfo): number {
  return low <= 3 && 3 <= high ? 3 : low;
}

/** "1 to 4 players". */
export function playersOf({ seats: [low, high] }: GameInfo): string {
  if (low === high) return low === 1 ? "1 player" : `${low} players`;
  return `${low} to ${high} players`;
}
