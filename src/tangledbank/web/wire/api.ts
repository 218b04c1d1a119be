/** What the server answers outside a table's connection. */
import type {
  AnalysisInfo,
  CardInfo,
  FormInfo,
  GameInfo,
  Health,
  NewBranch,
  NewSeat,
  NewTable,
  OpenTable,
  Problem,
  StoryInfo,
  Replay,
  TableInfo,
  Ticket,
} from "./wire";

const LONGEST_PAUSE = 10; // seconds

/** The server said no, and why; or it did not answer at all (`code` is then "unreachable"). */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

export const isUnreachable = (trouble: unknown): boolean =>
  trouble instanceof Trouble && trouble.code === "unreachable";

export function sentenceOf(trouble: unknown): string {
  return trouble instanceof Trouble ? trouble.sentence : String(trouble);
}

export const health = (): Promise<Health> => json("/api/health");
export const games = once(() => json<GameInfo[]>("/api/games"));
export const tableInfo = (code: string): Promise<TableInfo> => json(`/api/tables/${code}`);
/** Those that wait for players and that everyone may see. */
export const openTables = (): Promise<OpenTable[]> => json("/api/tables");
export const layTable = (table: NewTable): Promise<Ticket> => json("/api/tables", table);
export const sitDown = (code: string, seat: NewSeat): Promise<Ticket> =>
  json(`/api/tables/${code}/seats`, seat);
/** A look back at a game that is over; its type is the game's own. Without a code, it is the file's. */
export const afterwardsOf = <T>(code: string): Promise<T> =>
  code ? json(`/api/tables/${code}/afterwards`) : sendText("/api/replays/afterwards", readFile);
/** A game that is over, step by step; `viewpoint` is a seat, "watcher" or "open". */
export const replayOf = (code: string, viewpoint: string): Promise<Replay> =>
  json(`/api/tables/${code}/replay?as=${viewpoint}`);
/** The same for the text of a record; the server keeps nothing of it. */
export function readReplay(text: string, viewpoint: string): Promise<Replay> {
  readFile = text;
  return sendText(`/api/replays?as=${viewpoint}`, text);
}
/** The record that is looked at. */
let readFile = "";

/** The analysis of a table's game: it begins, or goes on; and how far it is. */
export const beginAnalysis = (code: string): Promise<AnalysisInfo> =>
  json(`/api/tables/${code}/analysis`, {});
export const analysisOf = (code: string): Promise<AnalysisInfo> =>
  json(`/api/tables/${code}/analysis`);
/** The same for the text of a record, which is asked for by the key that the first answer has. */
export const beginFileAnalysis = (text: string): Promise<AnalysisInfo> =>
  sendText("/api/analyses", text);
export const fileAnalysisOf = (key: string): Promise<AnalysisInfo> => json(`/api/analyses/${key}`);

/** A table that goes on from a moment of a game that is over; without a code, of the record in the wish. */
export const branchOff = (code: string, wish: NewBranch): Promise<Ticket> =>
  json(code ? `/api/tables/${code}/branches` : "/api/branches", wish);

export const recordPath = (code: string): string => `/api/tables/${code}/record`;

/** What a game is about, and where to get it on paper. */
/** How a game's actions are written. */
export const formsOf = (game: string): Promise<FormInfo[]> => json(`/api/games/${game}/forms`);
export const storyOf = (game: string): Promise<StoryInfo> => json(`/api/games/${game}/story`);

const decks = new Map<string, () => Promise<CardInfo[]>>();
export function cardsOf(game: string): Promise<CardInfo[]> {
  const load = decks.get(game) ?? once(() => json<CardInfo[]>(`/api/games/${game}/cards`));
  decks.set(game, load);
  return load();
}

/** The cards of a table that has brought a deck: `deck` is that deck's hash. */
export function cardsAt(code: string, deck: string): Promise<CardInfo[]> {
  const place = `${code}/${deck}`;
  const load = decks.get(place) ?? once(() => json<CardInfo[]>(`/api/tables/${code}/cards`));
  decks.set(place, load);
  return load();
}

export const deckPath = (game: string): string => `/api/games/${game}/deck`;
export const tableDeckPath = (code: string): string => `/api/tables/${code}/deck`;

/** The host's table plays with this card file; it is refused in one sentence. */
export const bringDeck = (code: string, token: string, file: string): Promise<TableInfo> =>
  turnDeck(code, { method: "PUT", headers: seatToken(token), body: file });
/** And with the game's own again. */
export const putBackDeck = (code: string, token: string): Promise<TableInfo> =>
  turnDeck(code, { method: "DELETE", headers: seatToken(token) });

const seatToken = (token: string) => ({ "X-Seat-Token": token });
const turnDeck = async (code: string, request: RequestInit): Promise<TableInfo> =>
  (await (await answer(tableDeckPath(code), request)).json()) as TableInfo;

const rulebooks = new Map<string, () => Promise<string>>();
export function rulebookOf(game: string): Promise<string> {
  const load =
    rulebooks.get(game) ?? once(async () => (await answer(`/api/games/${game}/rulebook`)).text());
  rulebooks.set(game, load);
  return load();
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answer(path, body === undefined ? {} : posted(body))).json()) as T;
}

async function sendText<T>(path: string, text: string): Promise<T> {
  const headers = { "content-type": "text/plain" };
  return (await (await answer(path, { method: "POST", headers, body: text })).json()) as T;
}

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const ask = (path: string, request: RequestInit): Promise<Response> =>
  fetch(path, request).catch(() => {
    throw new Trouble("unreachable", "The server does not answer.");
  });

/** Seconds after which a server that has too much to do wants to be asked again; 0: it has not. */
const pauseOf = ({ status, headers }: Response): number =>
  status === 503 ? Math.min(Number(headers.get("retry-after")) || 0, LONGEST_PAUSE) : 0;

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  let response = await ask(path, request);
  const pause = pauseOf(response);
  if (pause > 0) {
    await new Promise((wake) => setTimeout(wake, pause * 1000));
    response = await ask(path, request);
  }
  if (response.ok) return response;
  if (response.status >= 500 && !pauseOf(response))
    throw new Trouble("unreachable", "The server does not answer.");
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Trouble(
    problem?.code ?? "unknown",
    problem?.sentence ?? "The server did not understand that.",
    response.status,
  );
}

/** Ask once and keep the answer; after a failure, ask again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= ask().catch((trouble: unknown) => {
      kept = null;
      throw trouble;
    });
    return kept;
  };
}
