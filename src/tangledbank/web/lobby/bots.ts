/** Bots by name: a level, perhaps with a style, or whatever a game calls its own. */
import { count } from "../page/words";
import type { GameInfo, NewTable } from "../wire/wire";

type Bots = Pick<GameInfo, "bots" | "levels" | "styles" | "usual_bot">;

/** Bots that stand together where one of them is picked. */
export interface BotGroup {
  /** "" for the levels themselves. */
  title: string;
  bots: { bot: string; words: string }[];
}

/** Bots of one kind, at a table of so many seats. */
export interface Match {
  bot: string;
  seats: number;
  pace: NewTable["pace"];
}

/** Whether it may be seated. */
export const isOffered = (game: Bots, bot: string): boolean =>
  groupsOf(game).some(({ bots }) => bots.some((one) => one.bot === bot));

/** "two Archelons", "one Mammoth, a fighter". */
export function against(game: Bots, { bot, seats }: Match): string {
  const [id = "", ...style] = bot.split(" ");
  const rivals = seats - 1;
  const animal = game.levels.find((one) => one.id === id)?.animal ?? "bot";
  const all = `${count(rivals)} ${rivals === 1 || animal.endsWith("fish") ? animal : `${animal}s`}`;
  if (!style.length) return all;
  return rivals === 1 ? `${all}, a ${style.join(" ")}` : `${all}, ${style.join(" ")}s`;
}

/** Whom somebody who just wants to play meets: not the weakest, and not one that nobody beats. */
export const usualBot = (game: Bots | null | undefined): string => game?.usual_bot ?? "";

/** All that may be seated, the weakest first; then each style on every level. */
export function groupsOf(game: Bots): BotGroup[] {
  const plain = game.bots.map((bot) => ({ bot, words: titleOf(game, bot) }));
  const styled = game.styles.map(({ id }) => ({
    title: `As a ${id}`,
    bots: game.levels.map((level) => ({
      bot: `${level.id} ${id}`,
      words: titleOf(game, `${level.id} ${id}`),
    })),
  }));
  return [{ title: "", bots: plain }, ...(game.levels.length ? styled : [])];
}

/** "Medium (Archelon)", "Hard fighter"; what is no level is called by its name. */
export function titleOf(game: Bots, bot: string): string {
  const [id = "", ...style] = bot.split(" ");
  const level = game.levels.find((one) => one.id === id);
  if (level)
    return style.length ? `${level.name} ${style.join(" ")}` : `${level.name} (${level.animal})`;
  const at = game.bots.indexOf(bot);
  const rank = at === 0 ? ", easiest" : at === game.bots.length - 1 ? ", strongest" : "";
  return game.bots.length > 1 && at >= 0 ? bot + rank : bot;
}
