/** A rulebook as the page shows it: chapters of numbered rules that can be found and searched. */
import { Marked, type Token, type Tokens } from "marked";

export interface Entry {
  /** "3.4" for §3.4, "N1" for a ruling; "" for text without a number. */
  number: string;
  html: string;
  /** What a search looks through. */
  text: string;
}

export interface Chapter {
  title: string;
  entries: Entry[];
}

const NUMBERED = /^\*\*(?:§\s*)?([A-Z]?\d+(?:\.\d+)*)\*\*/;

/** Links within the repository lead nowhere from here; their words stay. */
const reader = new Marked({
  renderer: {
    /** A heading without words is none. */
    tablecell(cell: Tokens.TableCell): string | false {
      return cell.header && cell.text === "" ? "<td></td>" : false;
    },
    link({ href, text }: Tokens.Link): string | false {
      return /^https?:/.test(href) ? false : text;
    },
  },
});

export function readRulebook(markdown: string): Chapter[] {
  const chapters: Chapter[] = [{ title: "", entries: [] }];
  for (const token of reader.lexer(markdown)) {
    if (isHeading(token) && token.depth <= 2) {
      // The first heading is the game's name, which stands over all of this already.
      chapters.push({ title: token.depth === 1 ? "" : token.text, entries: [] });
    } else if (token.type !== "space") {
      chapters.at(-1)?.entries.push(entryOf(token));
    }
  }
  return chapters.filter(({ entries }) => entries.length > 0);
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

function entryOf(token: Token): Entry {
  return {
    number: NUMBERED.exec(token.raw)?.[1] ?? "",
    html: reader.parser([token]),
    text: token.raw.replace(/[*_`]/g, "").toLowerCase(),
  };
}

/** The chapters with only those entries that have all words of a search. */
export function searchRules(chapters: Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ text }) => words.every((word) => text.includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** "§3.4", "3.4" or "§5.2, ruling M4" as the number of an entry; the last one named counts. */
export function numberOf(section: string): string {
  return section.match(/[A-Z]?\d+(?:\.\d+)*/g)?.at(-1) ?? "";
}

/** A whole text, such as the credits. */
export function readText(markdown: string): string {
  return reader.parse(markdown, { async: false });
}
