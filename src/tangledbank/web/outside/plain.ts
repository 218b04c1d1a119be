import { broughtBy } from "../shelf/games";

/** Why a game lies on the plain table though it brings one; "" if it brings none. */
export async function whyPlain(game: string): Promise<string> {
  const page = await broughtBy(game);
  return page ? (await import("./loader")).whyPlain(page) : "";
}
