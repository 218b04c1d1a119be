/** Actions as the server writes them, taken apart: what is done, with which card, to what. */

/** The forms of the game's notation; the first that fits is read. */
const FORMS = [
  ["choose", /^choose (?<card>[\w-]+)$/],
  ["draft", /^draft (?<card>[\w-]+)$/],
  ["keep goal", /^keep goal (?<card>[\w-]+)$/],
  ["keep", /^keep (?<card>[\w-]+)$/],
  ["discard", /^discard (?<card>[\w-]+)(?: for (?<target>[\w-]+))?$/],
  ["mutate", /^mutate (?<target>[\w-]+) with (?<card>[\w-]+)$/],
  ["play", /^play (?<card>[\w-]+) on (?<target>[\w-]+)$/],
  ["recover", /^recover (?<target>[\w-]+) with (?<card>[\w-]+)$/],
  ["evolve", /^evolve (?<card>[\w-]+) from (?<target>[\w-]+)$/],
] as const;

export type Verb = (typeof FORMS)[number][0];

export interface Action {
  verb: Verb;
  card: string;
  target: string | null;
}

/** What an action's text names; null for a text of another game. */
export function parse(text: string): Action | null {
  for (const [verb, form] of FORMS) {
    const found = form.exec(text)?.groups;
    if (found) return { verb, card: found["card"] ?? "", target: found["target"] ?? null };
  }
  return null;
}

/** The text of an action, legal or not. */
export function notation(verb: Verb, card: string, target: string | null = null): string {
  switch (verb) {
    case "mutate":
      return `mutate ${target} with ${card}`;
    case "recover":
      return `recover ${target} with ${card}`;
    case "play":
      return `play ${card} on ${target}`;
    case "evolve":
      return `evolve ${card} from ${target}`;
    case "discard":
      return target === null ? `discard ${card}` : `discard ${card} for ${target}`;
    default:
      return `${verb} ${card}`;
  }
}

/** All that a seat may do now. */
export class Legal {
  readonly actions: readonly Action[];

  constructor(texts: readonly string[]) {
    this.actions = texts.map(parse).filter((action) => action !== null);
  }

  /** Whether this may be done. */
  has(verb: Verb, card: string, target: string | null = null): boolean {
    return this.actions.some(
      (action) => action.verb === verb && action.card === card && action.target === target,
    );
  }

  /** The cards that something may be done with, each once, in the server's order. */
  cards(): string[] {
    return [...new Set(this.actions.map((action) => action.card))];
  }

  /** Where a card may go in this way. */
  targets(verb: Verb, card: string): string[] {
    return this.actions
      .filter((action) => action.verb === verb && action.card === card)
      .flatMap((action) => (action.target === null ? [] : [action.target]));
  }

  /** The verb of the choice that is asked for, if all actions are of one kind. */
  verb(): Verb | null {
    const verbs = new Set(this.actions.map((action) => action.verb));
    const [only = null] = verbs;
    return verbs.size === 1 ? only : null;
  }
}
