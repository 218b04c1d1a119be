import {
  acacia,
  acorn,
  bar,
  bare,
  blade,
  broadleaf,
  cloud,
  disc,
  flat,
  glints,
  grazer,
  pine,
  reed,
  ripples,
  row,
  scatter,
  swimmer,
} from "../pieces.ts";
import { fill, flowers, ground, stroke, sun, type Drawn } from "./layers.ts";

/** The eight environments that every game has: woods and plains through a year. */
export const core: Record<string, Drawn> = {
  "quiet-meadow": () => [
    "#f0d6a4 #fbeebf #c3b778 #97a75f #6c8b4c #d9705a #24301a",
    [
      ...sun(196, 78, 34),
      ground(124, 12, 2, "far"),
      fill(
        "mid",
        row(broadleaf, { from: -20, to: 110, step: 36, base: 138, low: 34, high: 56 }, 4),
      ),
      ground(140, 8, 5, "mid", true),
      ground(172, 5, 1, "near"),
      ...flowers(184, 8, 25, 3),
      ...flowers(200, 14, 22, 8),
      ...flowers(224, 24, 18, 5),
    ],
  ],
  "morning-mist": () => [
    "#c9b7c4 #f6e6cf #b3a0b4 #8a7f98 #5f5c76 #d9938a #2a2638",
    [
      ...sun(140, 88, 36),
      fill("far", row(pine, { from: -30, to: 310, step: 26, base: 140, low: 50, high: 84 }, 3)),
      fill("sky", bar(-60, 116, 400, 26), 0.75),
      fill("mid", row(pine, { from: -30, to: 310, step: 40, base: 176, low: 70, high: 112 }, 9)),
      fill("sky", bar(-30, 142, 190, 18) + bar(150, 158, 200, 22), 0.8),
      ground(190, 5, 3, "near", true),
      fill("sky", bar(-40, 178, 150, 14) + bar(190, 186, 160, 12), 0.6),
      fill("sil", grazer(112, 202, 42)),
    ],
  ],
  "fox-country": () => [
    "#8a5f78 #f6c98a #b97a6c #8a6a4e #5c4a36 #c9663a #1d1320",
    [
      ...sun(92, 104, 44),
      ground(134, 14, 3, "far"),
      fill(
        "far",
        row(broadleaf, { from: 130, to: 320, step: 44, base: 142, low: 40, high: 66 }, 5),
      ),
      ground(152, 10, 6, "mid", true),
      fill("near", row(pine, { from: 214, to: 320, step: 26, base: 186, low: 70, high: 104 }, 2)),
      fill("near", row(pine, { from: -30, to: 40, step: 28, base: 186, low: 60, high: 92 }, 7)),
      ground(186, 6, 2, "near"),
      fill("sil", row(blade, { from: -30, to: 310, step: 9, base: 224, low: 14, high: 34 }, 6)),
    ],
  ],
  "hard-frost": () => [
    "#8fa3bd #f4ead2 #b9c7d8 #dfe6ea #f6f5ee #6f8fb5 #232c40",
    [
      ...sun(198, 70, 26),
      ground(126, 12, 4, "far"),
      fill("sil", bare(62, 178, 128) + bare(214, 174, 96) + bare(252, 184, 134)),
      ground(160, 8, 2, "mid"),
      fill("sil", row(reed, { from: 84, to: 190, step: 14, base: 176, low: 24, high: 40 }, 3)),
      fill("far", "M70 186Q140 172 218 186Q226 204 140 206Q60 204 70 186Z"),
      stroke("near", "M96 190L132 186L148 196L186 190M132 186L126 200", 1.6),
      ground(206, 5, 6, "near"),
      fill("near", scatter(disc, { top: 0, bottom: 190, count: 34, size: 1.8 }, 5)),
    ],
  ],
  "acorn-year": () => [
    "#e8b878 #fbe3a8 #c98a5a #8f6a3c #5e4a2c #b5602e #2a1d10",
    [
      ...sun(80, 96, 38),
      ground(138, 10, 3, "far"),
      ground(160, 8, 6, "mid", true),
      fill(
        "sil",
        "M150 200C160 160 150 110 142 80L156 74C160 90 166 96 172 88L182 92C180 112 176 150 188 200Z",
      ),
      fill(
        "near",
        [
          [148, 40, 46],
          [100, 62, 32],
          [200, 58, 38],
          [232, 86, 26],
          [72, 88, 20],
          [160, 84, 26],
        ]
          .map(([x, y, r]) => disc(x!, y!, r!))
          .join(""),
      ),
      fill(
        "sun",
        [
          [120, 66],
          [150, 52],
          [178, 70],
          [206, 52],
          [226, 88],
          [92, 84],
          [140, 92],
          [196, 90],
        ]
          .map(([x, y]) => acorn(x!, y!, 7))
          .join(""),
      ),
      ground(196, 5, 2, "near"),
      fill(
        "sun",
        row(
          (x, y, h) => acorn(x, y - h * 0.2, 7),
          { from: 0, to: 290, step: 24, base: 206, low: 0, high: 26 },
          4,
        ),
      ),
    ],
  ],
  "late-autumn": () => [
    "#7d5474 #f6cf8e #b87672 #7a5263 #4a3546 #c2453a #1d1320",
    [
      ...sun(148, 108, 56),
      ground(134, 9, 2, "far"),
      ground(162, 7, 5, "mid", true),
      fill(
        "sil",
        bare(40, 190, 124) + bare(98, 188, 86) + bare(206, 188, 100) + bare(250, 190, 130),
      ),
      ground(188, 4, 3, "near"),
      fill(
        "riso",
        scatter(
          (x, y, s) => `M${x} ${y}q${s} ${-s} ${s * 2} 0q${-s} ${s} ${-s * 2} 0z`,
          { top: 70, bottom: 214, count: 26, size: 4 },
          7,
        ),
        0.9,
      ),
    ],
  ],
  "scattered-herds": () => [
    "#e9c48c #fff0c4 #d2a868 #b58b4e #8a6a3c #c2703a #2a1d10",
    [
      ...sun(210, 84, 30),
      fill("sun", cloud(50, 60, 18) + cloud(130, 44, 12), 0.7),
      ground(132, 6, 2, "far"),
      fill("sil", grazer(40, 142, 16) + grazer(196, 140, 13) + grazer(250, 144, 15), 0.8),
      ground(150, 7, 5, "mid", true),
      fill("sil", grazer(92, 172, 27) + grazer(226, 176, 24)),
      ground(180, 6, 1, "near"),
      fill("sil", grazer(134, 210, 44)),
      fill("mid", row(blade, { from: -30, to: 310, step: 11, base: 226, low: 10, high: 24 }, 3)),
    ],
  ],
  "river-crossing": () => [
    "#e3a878 #fbe0a6 #b98460 #86603f #5b4330 #7fa3a8 #22180f",
    [
      ...sun(140, 74, 34),
      ground(114, 8, 3, "far"),
      fill("sil", acacia(52, 126, 62) + acacia(238, 122, 48)),
      ground(122, 4, 6, "mid", true),
      fill("sil", row(grazer, { from: 96, to: 220, step: 20, base: 130, low: 16, high: 20 }, 4)),
      fill("riso", flat(136)),
      stroke("sun", glints(140, 136, 4) + ripples(142, 216, 3), 1.8, 0.65),
      fill("sil", swimmer(58, 166, 30) + swimmer(122, 178, 34) + swimmer(186, 164, 28)),
      ground(214, 7, 2, "near"),
    ],
  ],
};
