import { flat } from "#shell/drawing/drawing";

/** Where the feathers of the train come from. */
const ROOT = { x: 200, y: 185 };
const ROWS = [
  { radius: 176, eyes: 17, size: 1 },
  { radius: 136, eyes: 14, size: 0.86 },
  { radius: 98, eyes: 10, size: 0.72 },
];
const SPREAD = 172; // degrees

const EYES = ROWS.flatMap(({ radius, eyes, size }) =>
  Array.from({ length: eyes }, (_, i) => {
    const turn = SPREAD * (i / (eyes - 1) - 0.5);
    const angle = (turn * Math.PI) / 180;
    return {
      x: ROOT.x + radius * Math.sin(angle),
      y: ROOT.y - radius * Math.cos(angle),
      turn,
      size,
      rim: radius === ROWS[0]!.radius,
    };
  }),
);

const TRAIN =
  EYES.filter((eye) => eye.rim)
    .map(({ x, y, turn }) => ellipse(x, y, 16, 20, turn))
    .join("") + `M30 197A170 170 0 0 1 370 197L200 207Z`;

const LEGS_AND_CREST =
  "M182 211h8l-2 30h-8zm28 0h8l2 30h-8zm-36 30h24l-2 6h-24zm32 0h24v6h-26zm-6-149l-4 2-8-20 4-2zm5 0h-4l-1-22h4zm5 1l-4-2 6-19 4 2zm-25-22c0-3 2-5 5-5 3 0 5 2 5 5 0 3-2 5-5 5-3 0-5-2-5-5zm12-4c0-3 2-5 5-5 3 0 5 2 5 5 0 3-2 5-5 5-3 0-5-2-5-5zm13 4c0-3 2-5 5-5 3 0 5 2 5 5 0 3-2 5-5 5-3 0-5-2-5-5z";

const BODY =
  "M200 219c-10 0-20 3-28-2-8-5-12-15-12-24 0-9 5-16 10-24 4-7 12-9 16-16 4-8 3-16 4-24 1-10-1-18 2-28 1-4 4-8 8-10 4-2 8-2 12 0 4 2 6 7 8 10l16 8c-5 1-13-1-17 3-4 4-2 11-1 17 1 7 3 14 6 20 4 8 13 13 16 22 3 9 4 17 2 26-2 8-6 16-14 20-9 5-18 2-28 2z";

/** The peacock with his train up: every eye is set by its place in the fan. */
export const peafowl = flat("0 0 400 248", {
  sil: TRAIN + LEGS_AND_CREST,
  gold: EYES.map(({ x, y, turn, size }) => ellipse(x, y, 11 * size, 15 * size, turn)).join(""),
  trait:
    EYES.map(({ x, y, turn, size }) => ellipse(x, y, 5.4 * size, 7 * size, turn)).join("") + BODY,
  mark: "M206 101c0-2 2-4 4-4 2 0 4 2 4 4 0 2-2 4-4 4-2 0-4-2-4-4zm-29 77l2-2c6 3 13 10 21 9 10 0 18-8 25-11l2 2c-8 4-17 12-27 13-9 0-16-8-23-11zm-4 16l2-2c7 3 15 12 25 11 12 0 22-9 31-13l2 2c-10 5-21 14-33 15-10 0-19-9-27-13z",
});

/** Drawn clockwise, like the outlines around it, so that overlaps stay filled. */
function ellipse(x: number, y: number, across: number, along: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const dx = round(across * Math.cos(angle));
  const dy = round(across * Math.sin(angle));
  const arc = `a${round(across)} ${round(along)} ${round(turn)} 0 1`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
