import type { Picture } from "./figure.ts";
import { FINELY_BALANCED } from "./pictures/finely-balanced.ts";
import { FREE } from "./pictures/free.ts";
import { JURASSIC } from "./pictures/jurassic.ts";

/** The pictures of the 63 period cards. */
export const PERIOD_PICTURES: Record<string, Picture> = {
  ...FINELY_BALANCED,
  ...JURASSIC,
  ...FREE,
};
