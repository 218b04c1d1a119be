import { flat, type Drawing } from "#shell/drawing/drawing";
import { HEN, HIND } from "../box.ts";

/**
 * The females of the two stands, and the one who is out to lunch.
 * The squirrel is by Delapouite, from game-icons.net, CC BY 3.0.
 */
export const extras = {
  hind: HIND,
  hen: HEN,
  squirrel: flat("0 0 385 400", {
    sil: "M150 0c-54 0-115 33-150 73 0 0 81-7 94 31 22 61-89 54-90 149-2 72 76 146 151 146 4 2 157 0 157 0 17 0 17-19-42-31 125-127-75-137-74-39-15-17 1-86 84-83 28 20 45 24 76 17 6-2 11-22-4-24l-28-2c-24-22-30-31-5-49 59 15 66 10 66-12 0-21-8-78-57-80-6-9 9-37-3-37-17-1-44 24-40 37-16 7-33 27-51 52-60 21-103 122-103 146-1-157 132-155 120-210-12-60-57-84-101-84zm195 126c6 0 11 5 11 11 0 6-5 11-11 11-7 0-12-5-12-11 0-6 5-11 12-11z",
  }),
} satisfies Record<string, Drawing>;
