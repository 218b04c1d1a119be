/** A card as the server sends it, for tests; nothing is printed on it but its numbers. */

import type { CardInfo } from "../wire/wire";

export function face(
  id: string,
  kind: string,
  name: string,
  numbers: CardInfo["numbers"] = {},
): CardInfo {
  return { id, kind, name, latin: "", numbers, fact: "", source: "", age: "", copies: 1 };
}
