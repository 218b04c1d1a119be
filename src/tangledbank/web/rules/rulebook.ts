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
  /** "3" for a chapter §3; "" for one without a number. */
  number: string;
  title: string;
  entries: Entry[];
}

const NUMBERED = /^\*\*(?:§\s*)?([A-Z]?\d+(?:\.\d+)*)\*\*/;
const CHAPTER = /^§\s*(\d+)/;

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
  const chapters: Chapter[] = [{ number: "", title: "", entries: [] }];
  for (const token of reader.lexer(markdown)) {
    if (isHeading(token) && token.depth <= 2) {
      // The first heading is the game's name, which is above all of this already.
      const title = token.depth === 1 ? "" : token.text;
      chapters.push({ number: CHAPTER.exec(title)?.[1] ?? "", title, entries: [] });
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

/** The words of a search. */
export const wordsOf = (wanted: string): string[] =>
  wanted.toLowerCase().replace(/§\s+/g, "§").split(/\s+/).filter(Boolean);

/** The chapters with only those entries that have all words of a search. */
export function searchRules(chapters: Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter((entry) => words.every((word) => hasWord(entry, word))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** A number is found as a whole: 3.4 is no part of 13.4 or 3.41, but 3 has 3.4 in it. */
function hasWord({ number, text }: Entry, word: string): boolean {
  const sought = /^§?([a-z]?\d+(?:\.\d+)*)$/.exec(word)?.[1];
  if (!sought) return text.includes(word);
  const own = number.toLowerCase();
  return own === sought || own.startsWith(`${sought}.`) || mention(sought, "").test(text);
}

const mention = (number: string, flags: string): RegExp =>
  new RegExp(`(?<![\\w.])§?${number.replaceAll(".", "\\.")}(?!\\w|\\.\\d)`, flags);

/** The words of a search, marked wherever they stand in a text. */
export function markWords(html: string, words: readonly string[]): string {
  const found = words.map((word) => {
    const number = /^§?([a-z]?\d+(?:\.\d+)*)$/.exec(word)?.[1];
    return number ? mention(number, "").source : word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  if (found.length === 0) return html;
  const any = new RegExp(found.join("|"), "gi");
  return inText(html, (text) => text.replace(any, "<mark>$&</mark>"));
}

/** Every § that a text names leads there; its own number is the way to link to it. */
export function linkSections(html: string): string {
  return inText(html, (text) =>
    text.replace(/§\d+(?:\.\d+)*/g, '<a class="section" href="#$&">$&</a>'),
  );
}

/** What stands between tags and entities, changed. */
function inText(html: string, change: (text: string) => string): string {
  return html
    .split(/(<[^>]+>|&[^;\s]+;)/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");
}

/** Where an entry or a chapter can be linked: "§3.4", "N1", or the words of a heading. */
export function anchorOf(number: string, title = ""): string {
  if (number) return /^\d/.test(number) ? `§${number}` : number;
  return title.toLowerCase().replace(/\W+/g, "-");
}

/** Whether these rules have what is linked by this. */
export function hasAnchor(chapters: readonly Chapter[], anchor: string): boolean {
  return chapters.some(
    ({ number, title, entries }) =>
      anchorOf(number, title) === anchor ||
      entries.some((entry) => anchorOf(entry.number) === anchor),
  );
}

/** "§3.4", "3.4" or "§5.2, ruling M4" as the number of an entry; the last one named counts. */
export function numberOf(section: string): string {
  return section.match(/[A-Z]?\d+(?:\.\d+)*/g)?.at(-1) ?? "";
}

/** A whole text, such as the credits. */
export function readText(markdown: string): string {
  return reader.parse(markdown, { async: false });
}
