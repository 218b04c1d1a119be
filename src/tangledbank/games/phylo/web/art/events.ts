import type { Layer } from "#shell/drawing/drawing";
import { palette, type Palette, type Tone } from "#shell/drawing/palette";
import { ICONS } from "./icons.ts";
import { broadleaf, chance, disc, fir, hills, n, patches, peaks, water } from "./pieces.ts";

/** The picture of an event. */
export interface EventPicture {
  colours: Palette;
  layers: Layer[];
}

/**
 * From game-icons.net (CC BY 3.0): flame by Carl Olsen, fishbone by Lorc, elephant by Delapouite, and Lorc's pine-tree
 * among the icons. The other shapes are ours.
 */
const SHAPE = {
  flame:
    "M245 16c34 48-23 320-90 136-48 173-116 181-116 101-72 79 44 220 87 243h52c-44-39-75-74-82-135 66 13 71 7 81-63 61 87 101-49 138-107-2 45-3 92 22 130q13 16 55 16c-13 22-43 67-17 89s33-2 26 16-29 42-59 54h56c60-18 112-91 95-135q-37 31-62 29c50-72 38-145 15-221-12 43-20 71-54 100 25-79-86-212-147-253z",
  fishbone:
    "M190 52q-6 48-6 59-13 2-26 8c-34-46-95-38-139-14 27 34 43 50 88 49-22 41-17 65-3 107 43-27 77-73 62-125q10-5 21-7 4 14 20 48 9-34 9-49 16 2 33 10-8 24-13 60 25-24 39-46l29 24q-28 31-47 65 35-15 67-43 13 15 24 32-42 27-71 59 42-7 86-33l14 31q-45 24-82 65c48 51 100 97 170 111l7-18q-86-29-146-89l14-13q56 57 138 85 27-94-2-168-44 4-82 19l-15-33q45-29 82-69-49 14-97 43-12-19-26-35 38-38 68-90-48 27-89 67-17-15-33-26 12-28 20-84-35 42-48 69-21-9-41-12-2-9-25-57zM426 302c35 1 46 44 16 61-48 22-68-57-16-61",
  elephant:
    "M236 98c-126-1-206 47-212 84q-4 59-4 125l5 4c3-15 6-31 14-44q2 47 11 82c-2 24-2 48-3 73 14 8 54 15 67 2q5-37 4-69l8-35c6-13 24-18 23-32l18-2c0 25-12 24-25 41 26 10 67 10 92-3l-3-17 18-4c8 42 10 86 21 126 11 5 52 9 56-5 2-45 4-89-5-133l11-13q-39-19-58-41c-12-25-27-84-18-110 22-21 52-34 80-46-35-7-68 5-100 17M365 88c-30 12-69 21-92 46-7 20 6 68 14 88q24 34 68 45l14-29q-18-25-4-50 14-17 30-5c28 23 52 50 83 70v-19q-14-84-51-139-37-9-62-7M434 165q7 0 12 2c0 9-4 12-11 16q-8-8-18-15 10-3 17-3M380 198c-22 42 83 78 112 84-45-23-72-54-109-86q-2-1-3 2M439 284q1 47-17 60c-13 7-32 2-39-11-2-10 15-13 14-25-12-32-54 3-48 34 13 33 60 50 92 36s34-50 37-81q-19-5-39-13M238 337l-10 4-8 78q3 12 30 13zM138 341q-6 44-6 83c11 6 47 11 53-2q-1-32-12-74-15-2-35-7z",
  germ: "M-50 0a50 50 0 1 1 100 0 50 50 0 1 1-100 0zM46 3l21 4-1 5-21-2zM60 10a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM39 24l17 13-3 4-18-11zM48 39a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM24 40l8 19-4 2-11-18zM24 60a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM3 46l-2 21h-5v-21zM-8 67a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-19 42l-11 18-4-2 9-19zM-38 59a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-36 28l-18 11-3-4 17-13zM-62 37a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-45 8l-21 1-1-5 21-3zM-73 7a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-44-14l-19-9 2-4 20 7zM-68-25a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-33-33l-12-16 3-4 15 16zM-50-51a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM-14-44l-3-21 5-1 5 20zM-21-65a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM8-45l7-20 5 1-5 20zM11-64a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM29-36l15-15 3 3-13 17zM39-49a6 6 0 1 1 13 0 6 6 0 1 1-13 0zM42-19l20-6 2 5-20 8zM57-22a6 6 0 1 1 13 0 6 6 0 1 1-13 0z",
  germSpots:
    "M-27-14a11 11 0 1 1 22 0 11 11 0 1 1-22 0zM10-20a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM8 14a12 12 0 1 1 24 0 12 12 0 1 1-24 0zM-27 20a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM-5 32a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM-37 2a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM-4-2a6 6 0 1 1 12 0 6 6 0 1 1-12 0z",
  leaf: "M140 14c46 23 86 65 76 120q-12 51-84 78-66-41-62-106 7-62 70-92zM136 18c11-21 11-24 32-36l4 8-18 12q-7 9-10 20z",
  leafVeins:
    "M143 18c6 63 1 125-9 188h-4q10-57 9-125l-2-63zM142 60c25 10 30 15 55 3v2q-18 8-18 8-11 1-39-9zM142 64q-28 10-39 9 0 0-18-8v-2c25 12 30 7 55-3zM142 96c25 10 30 15 55 3v2q-18 8-18 8-11 1-39-9zM142 100q-28 10-39 9 0 0-18-8v-2c25 12 30 7 55-3zM142 132c25 10 30 15 55 3v2q-18 8-18 8-11 1-39-9zM142 136q-28 10-39 9 0 0-18-8v-2c25 12 30 7 55-3z",
  leafSpots:
    "M176 70c40 5 18 57-12 26-5-10 1-24 12-26zM104 120c24 6 19 38-6 36-19-7-14-37 6-36zM160 150c22-9 35 24 6 28-20-2-20-17-6-28zM112 62q7-3 14 4 3 7-2 14-8 6-14 2c-2-5-1-15 2-20zM188 124a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM125 186a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM92 96a6 6 0 1 1 12 0 6 6 0 1 1-12 0z",
  leafHoles:
    "M171 88a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM92 138a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM158 164a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM210 156c-10 4-18-8-10-16-6-12 0-22 16-20z",
  deadTree:
    "M-10 1l-1-25q-3-27 11-77l8 2-3 25c-3 25-1 48 5 73zM-5-40c-29-27-38-29-38-72h2c8 39 9 41 42 64zM-3-70c33-15 38-26 48-58h2q0 8-4 20c-8 29-19 28-40 46zM-1-92l-11-28v-16l3-14h2c-2 22-1 36 14 54zM0-96c18-18 21-24 21-50h2q1 18-1 30 0 1-16 24zM-37-82q-22-3-30-28h2l6 12 10 8 14 4zM36-100l13-2 12-4 8-11 2 2-8 11q-12 8-27 8zM-26 4c11-6 13-12 16-24h20c3 12 5 18 16 24z",
  ship: "M20 88h38v-36h-6v-12h20v12h-2v8h14v28h62l6 10-10 10 6 12-8 14h-88q-23-3-32-46zM158 92l86-18q-4 42-28 58l-64 6 8-16-8-12 12-10z",
  slick: "M60 130q82-15 166 2c32 7 71 24 104 18v170h-380v-124c30 3 45-11 70-24q-12-31 40-42z",
  seedling:
    "M-5 0l2-42-1-42h8l3 42-2 42zM0-78c9-46 55-56 96-54-7 50-52 63-96 54zM0-70c-40 11-79 1-88-44 37-6 77 3 88 44z",
  seedlingVeins: "M7-82q23-19 73-41v2q-40 20-71 43zM-9-72l-21-12-21-11-21-10v-2l23 9q24 11 42 22z",
  spade: "M6-140v110h-12v-110zM-24-142h48v12h-48zM-24-36h48v46q-1 27-24 46-23-19-24-46z",
  dish: "M52 22c-40 18-82 4-98-40zM0 3l28-38 4 2-28 38zM25-36a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM-8 20h14l12 46h-38z",
};

const wildfire: EventPicture = {
  colours: palette("#4a3348 #f6b648 #6b4250 #7a4a3a #33222c #de5a2a"),
  layers: [
    ink("sun", disc(60, 52, 24), { opacity: 0.3 }),
    ink("far", ridge(112, 14, "fire"), { pattern: "hatch" }),
    icon("riso", SHAPE.flame, -10, 22, 206),
    icon("riso", SHAPE.flame, 120, 52, 176),
    icon("sun", SHAPE.flame, 28, 92, 128),
    icon("sun", SHAPE.flame, 146, 112, 118),
    ...[
      [-6, 96, 112],
      [106, 76, 132],
      [206, 124, 84],
    ].map(([x, y, size]) => icon("sil", ICONS.forest.path, x!, y!, size!)),
    ink("near", ridge(204, 4, "ash"), { pattern: "dots" }),
  ],
};

const oilSpill: EventPicture = {
  colours: palette("#e9d3ac #d98a3f #b7b69a #7fa9a6 #4f7f86 #a24a7a"),
  layers: [
    ink("sun", disc(214, 56, 30)),
    ink("far", ridge(100, 8, "coast"), { pattern: "hatch" }),
    ink("mid", water(116), { pattern: "waves" }),
    ink("sil", SHAPE.ship, { transform: "translate(8 -16)" }),
    ink("mid", water(114, 4), { pattern: "waves" }),
    ink("riso", SHAPE.slick, { transform: "translate(8 7)" }),
    ink("sil", SHAPE.slick, { transform: "translate(0 14)" }),
    ...["M50 186q44 -18 96 -6t92 -2", "M10 210q52 -14 104 -4t118 -8", "M120 162q34 -6 62 2"].map(
      (d, at) => line(at % 2 ? "mid" : "riso", d, 4),
    ),
  ],
};

const waterPollution: EventPicture = {
  colours: palette("#dfe0c2 #b7c05a #a8b08c #7f9f96 #55685c #8a9a2a"),
  layers: [
    ink("far", "M-40 -40H104V300H-40Z", { pattern: "hatch" }),
    ink("mid", water(140), { pattern: "waves" }),
    ink(
      "riso",
      "M86 66c55 1 73 33 78 84 52 4 104 12 156 16v134h-360v-128c45-12 87-12 132-20 3-14 12-42-6-48z",
    ),
    line(
      "sun",
      "M112 84q26 19 28 66M126 76q29 25 32 72M176 176q40-6 76 4M28 196q40-8 84 0M170 204q34-6 70 2",
      4,
    ),
    ink("sil", "M-40 54H92V46H108V122H92V114H-40Z"),
    ink("near", "M-40 66H90V76H-40Z"),
    icon("sil", SHAPE.fishbone, 166, 118, 84),
  ],
};

const drought: EventPicture = {
  colours: palette("#f6d9a0 #e4572e #e0b070 #cf9a58 #a8703c #8c3b22"),
  layers: [
    ink("sun", disc(82, 78, 52)),
    line("sun", rays(82, 78, 62, 76, 16), 5),
    ink("far", ridge(132, 8, "dry"), { pattern: "hatch" }),
    ink("mid", ridge(146, 3, "pan")),
    line(
      "sil",
      "M-10 170l56-12 46 14 58-18 56 16 84-14M46 158l-16 68M92 172l18 54M150 154l14-4M206 170l-10 56M-10 204l44-6 72 6 54-12 40 8 90-10M150 154l10 38-10 34M250 163l12 31-12 32",
      4,
    ),
    ink("sil", SHAPE.deadTree, { transform: "translate(204 170) scale(1.06)" }),
  ],
};

const poaching: EventPicture = {
  colours: palette("#e9b98a #f3d592 #c98a62 #9a6a4c #5c3f36 #b3261e"),
  layers: [
    ink("sun", disc(140, 112, 82)),
    ink("mid", ridge(168, 4, "savanna"), { pattern: "lines" }),
    icon("sil", SHAPE.elephant, 70, 54, 136),
    line("riso", disc(140, 112, 86), 9),
    line("riso", "M140 2V68M140 156V222M30 112H96M184 112H250", 7),
    ink("riso", disc(140, 112, 6)),
  ],
};

const blight: EventPicture = {
  colours: palette("#e6dfb4 #c9b65a #b9b878 #93a052 #6b6a3a #a8642a"),
  layers: [
    ink("far", ridge(140, 12, "field"), { pattern: "hatch" }),
    ink("mid", ridge(176, 6, "rows"), { pattern: "lines" }),
    ink("riso", SHAPE.leaf, { transform: "translate(6 5)", opacity: 0.85 }),
    ink("sil", SHAPE.leaf),
    ink("mid", SHAPE.leafVeins),
    ink("riso", SHAPE.leafSpots),
    ink("sky", SHAPE.leafHoles),
    ink(
      "riso",
      [30, 52, 236, 252, 22, 244].map((x, at) => disc(x, 40 + at * 28, 4 + (at % 3))).join(""),
    ),
  ],
};

const epidemic: EventPicture = {
  colours: palette("#3d3352 #c9d36a #574873 #6d5a86 #2c2440 #b8485a"),
  layers: [
    ink("far", patches(10, 14, 46, chance("cells")), { pattern: "dots" }),
    ...[
      [128, 112, 1.34],
      [234, 60, 0.66],
      [236, 172, 0.5],
      [34, 44, 0.46],
      [30, 186, 0.4],
    ].flatMap(([x, y, k]) => {
      const transform = `translate(${x} ${y}) scale(${k})`;
      return [
        ink("riso", SHAPE.germ, { transform: `translate(${x! + 4} ${y! + 3}) scale(${k})` }),
        ink("sun", SHAPE.germ, { transform }),
        ink("near", SHAPE.germSpots, { transform }),
      ];
    }),
  ],
};

const overpopulation: EventPicture = {
  colours: palette("#f1dfb4 #eab45a #d8b67c #b98f5a #8a6440 #b8572f"),
  layers: [
    ink("sun", disc(214, 44, 28)),
    ink("far", ridge(92, 8, "bare"), { pattern: "hatch" }),
    ...crowd(110, 26, 0.44, "mid"),
    ...crowd(136, 36, 0.6, "near"),
    ...crowd(168, 50, 0.82, "riso"),
    ...crowd(210, 68, 1.1, "sil"),
  ],
};

const climateShift: EventPicture = {
  colours: palette("#cfe0e6 #e5622f #8fb2c4 #6d94ad #e9b060 #c23b22"),
  layers: [
    ink("far", peaks(150, 96, chance("ice")).rock, { pattern: "hatch" }),
    ink("mid", water(150), { pattern: "waves" }),
    ink("near", "M140 -40H320V300H140Z"),
    ink("sun", disc(216, 62, 34)),
    line("sun", rays(216, 62, 42, 54, 14), 5),
    ink("riso", "M140 186Q190 138 232 146Q270 172 320 180V300H140Z", {
      opacity: 0.55,
      pattern: "dots",
    }),
    ink("sil", "M140 12q23 1 24 24v96q24 18 16 47c-30 69-121 2-64-47v-96q1-23 24-24z"),
    ink("sky", "M140 22q13 1 14 14v102q22 12 17 36c-22 60-98-1-45-36v-102q1-13 14-14z"),
    ink("riso", `${disc(140, 166, 24)}M132 60H148V160H132Z`),
    line("sil", "M164 48h12M164 72h12M164 96h12M164 120h12", 5),
  ],
};

const protectedArea: EventPicture = {
  colours: palette("#e3edd0 #f2c95a #a9cf9e #6fae7a #3f7f58 #2f6f8f"),
  layers: [
    ink("far", ridge(120, 14, "park"), { pattern: "hatch" }),
    ink("mid", ridge(158, 8, "lawn"), { pattern: "lines" }),
    ink("sil", "M140 6q43 24 92 24v76q-2 74-92 110-90-36-92-110v-76q49 0 92-24z"),
    ink("sky", "M140 18q40 21 82 23v65q-2 65-82 99-80-34-82-99v-65q42-2 82-23z"),
    ink("sun", disc(182, 74, 20)),
    ink("riso", "M62 132L98 84L118 108L138 80L176 132Z"),
    ink("near", "M60 128q80-19 160 0-12 47-80 77-68-30-80-77z", {
      pattern: "dots",
    }),
    ink("sil", fir(112, 178, 84) + fir(156, 172, 68) + broadleaf(190, 160, 46)),
  ],
};

const restoration: EventPicture = {
  colours: palette("#f1ecc8 #f0b93f #cfd49a #a9bf6e #7a5a3a #4f8f3e"),
  layers: [
    ink("sun", disc(132, 92, 58)),
    ink("far", ridge(120, 10, "soon"), { pattern: "hatch" }),
    ink("mid", ridge(150, 6, "again"), { pattern: "lines" }),
    ...[40, 214, 262].map((x) =>
      ink("riso", SHAPE.seedling, { transform: `translate(${x} 158) scale(.34)` }),
    ),
    ink("near", "M-40 300v-110q79-12 132-12 38-23 76 0 63 0 152 10v112z", {
      pattern: "dots",
    }),
    ink("riso", SHAPE.seedling, { transform: "translate(134 176) scale(1.16)" }),
    ink("sil", SHAPE.seedling, { transform: "translate(130 172) scale(1.16)" }),
    ink("sun", SHAPE.seedlingVeins, { transform: "translate(130 172) scale(1.16)" }),
    ink("sil", SHAPE.spade, { transform: "translate(218 166) rotate(8)" }),
  ],
};

const researchStation: EventPicture = {
  colours: palette("#2f4a5e #ffd98a #4f7186 #6f93a0 #cfdcd8 #e08a3c"),
  layers: [
    ink(
      "near",
      "M36 30h3v3h-3ZM84 18h3v3h-3ZM150 34h3v3h-3ZM240 22h3v3h-3ZM262 60h3v3h-3ZM18 76h3v3h-3ZM112 52h2v2h-2ZM196 56h2v2h-2Z",
    ),
    ink("far", peaks(150, 70, chance("range")).rock, { pattern: "hatch" }),
    ink("near", peaks(150, 70, chance("range")).snow, { opacity: 0.8 }),
    ink("near", ridge(184, 5, "snowfield"), { pattern: "dots" }),
    ink("riso", "M58 100H222L242 124V164H40V124Z", { transform: "translate(5 4)" }),
    ink(
      "sil",
      "M58 100h164l20 24v40h-202v-40zM58 164h10v32h-10zM136 164h10v32h-10zM214 164h10v32h-10z",
    ),
    ink("sun", "M58 124h30v22h-30zM102 124h30v22h-30zM150 124h24v40h-24zM192 124h32v22h-32z"),
    line("sil", "M78 100V40M78 44L64 100M78 44L92 100", 4),
    ink("riso", "M80 38L112 46L80 56Z"),
    ink("sil", SHAPE.dish, { transform: "translate(172 48) scale(1.1)" }),
  ],
};

export const EVENTS: Record<string, EventPicture> = {
  wildfire,
  "oil-spill": oilSpill,
  "water-pollution": waterPollution,
  drought,
  poaching,
  blight,
  epidemic,
  overpopulation,
  "climate-shift": climateShift,
  "protected-area": protectedArea,
  restoration,
  "research-station": researchStation,
};

function ink(tone: Tone, d: string, how: Partial<Layer> = {}): Layer {
  return { ink: tone, d, ...how };
}

function line(tone: Tone, d: string, width: number): Layer {
  return { ink: tone, d, width };
}

/** A shape from a box of 512 by 512, as large as `size`. */
function icon(tone: Tone, d: string, x: number, y: number, size: number): Layer {
  return {
    ink: tone,
    d,
    transform: `translate(${x} ${y}) scale(${n((size / 512) * 1000) / 1000})`,
  };
}

function ridge(base: number, swing: number, word: string): string {
  return hills(base, swing, chance(word));
}

/** Short lines round a disc. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  let d = "";
  for (let ray = 0; ray < count; ray++) {
    const across = Math.cos((ray * 2 * Math.PI) / count);
    const down = Math.sin((ray * 2 * Math.PI) / count);
    d += `M${n(x + across * from)} ${n(y + down * from)}L${n(x + across * to)} ${n(y + down * to)}`;
  }
  return d;
}

/** A row of rabbits that look at you, shoulder to shoulder. */
function crowd(base: number, step: number, size: number, tone: Tone): Layer[] {
  const ears = "M-10-34c-4-8-15-40-2-46q13 5 10 44zM10-34c4-8 15-40 2-46q-13 5-10 44z";
  const head = "M0-44c21 1 28 15 24 34q14 15 14 70h-76q0-55 14-70c-4-19 3-33 24-34z";
  const eyes = disc(-10, -22, 3.6) + disc(10, -22, 3.6) + "M-4 -12h8l-4 5z";
  const layers: Layer[] = [];
  for (let x = -step / 2 + (base % 3) * 12; x < 300; x += step) {
    const transform = `translate(${n(x)} ${base}) scale(${size})`;
    layers.push(ink(tone, ears + head, { transform }), ink("sky", eyes, { transform }));
  }
  return layers;
}
