/** For tests: a game's actions in the words of its notation. */

import type { Action } from "./actions";
import KNOWN from "./forms.fixture.json";
import { read, write } from "./notation";
import type { FormInfo } from "./wire";

/** `act` reads words, `say` writes them; the types are the game's own. */
export function spoken<Act extends Action>(game: keyof typeof KNOWN) {
  const forms = KNOWN[game].forms as unknown as FormInfo[];
  const act = (words: string): Act => {
    const found = read(forms, words);
    if (!found) throw new Error(`${game} has no action ${words}`);
    return found as unknown as Act;
  };
  return { act, say: (action: Act): string => write(forms, action) };
}
