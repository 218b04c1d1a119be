/** Where a path leads. */
import { readCode } from "../wire/codes";

export type Place =
  | { page: "shelf" }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "upload" }
  | { page: "game"; id: string }
  | { page: "credits" }
  | { page: "missing" };

export function placeOf(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "missing" };
  if (!first) return { page: "shelf" };
  if (first === "t" && second) return { page: "table", code: readCode(second) };
  if (first === "r" && second) return { page: "replay", code: readCode(second) };
  if (first === "replay" && !second) return { page: "upload" };
  if (first === "games" && /^[a-z0-9-]+$/.test(second)) return { page: "game", id: second };
  if (first === "credits" && !second) return { page: "credits" };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "?";
  }
}

export const tablePath = (code: string): string => `/t/${code}`;
export const replayPath = (code: string): string => `/r/${code}`;
export const UPLOAD_PATH = "/replay";
export const gamePath = (id: string): string => `/games/${id}`;
