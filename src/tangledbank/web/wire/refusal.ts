/** Why not, where the page itself has to say it. */
import type { RefusalInfo } from "./wire";

export const refusalOf = (code: string, sentence: string): RefusalInfo => ({
  code,
  sentence,
  section: "",
  cards: [],
  checks: [],
  seat: -1,
  earlier_ms: 0,
});
