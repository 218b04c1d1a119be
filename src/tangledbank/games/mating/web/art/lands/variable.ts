import {
  acacia,
  bare,
  blade,
  broadleaf,
  cloud,
  cracks,
  disc,
  dome,
  drop,
  duck,
  dune,
  flame,
  flat,
  glints,
  lemming,
  locust,
  peaks,
  pine,
  reed,
  ripples,
  row,
  scatter,
  stem,
} from "../pieces.ts";
import { fill, flowers, ground, stroke, sun, type Drawn } from "./layers.ts";

/** The eight of a variable world: feast and famine. */
export const variable: Record<string, Drawn> = {
  "desert-bloom": () => [
    "#f0b98e #fff0c8 #d9936c #c47a56 #9c5a44 #c9508a #2c1a16",
    [
      ...sun(92, 80, 32),
      fill("far", dune(210, 150, 40).sand),
      fill("mid", dune(210, 150, 40).lee),
      fill("mid", dune(80, 168, 30).sand),
      ground(176, 5, 4, "near", true),
      ...flowers(184, 7, 33, 2),
      ...flowers(196, 11, 29, 5),
      ...flowers(210, 16, 25, 9),
      ...flowers(228, 24, 21, 4),
    ],
  ],
  "locust-swarm": () => [
    "#e2b56a #fbe7a8 #c08f4e #8f6f3a #5f4f2c #a8502c #241a0c",
    [
      ...sun(150, 92, 44),
      ground(150, 8, 3, "far"),
      fill("sil", acacia(60, 172, 60)),
      ground(172, 6, 5, "mid", true),
      fill("sil", scatter(locust, { top: 6, bottom: 120, count: 70, size: 8 }, 3), 0.75),
      fill("sil", scatter(locust, { top: 20, bottom: 170, count: 22, size: 22 }, 8)),
      ground(200, 5, 2, "near"),
      stroke(
        "sil",
        row(stem, { from: -20, to: 300, step: 12, base: 224, low: 14, high: 30 }, 4),
        1.6,
      ),
    ],
  ],
  "lemming-year": () => [
    "#b9b4c8 #fbeecb #9a9fb0 #8f9a70 #62704c #d98a5a #20251a",
    [
      ...sun(194, 74, 26),
      fill("far", peaks(136, 60, 9).rock),
      fill("sun", peaks(136, 60, 9).snow),
      ground(144, 7, 2, "mid", true),
      fill("sun", dome(56, 156, 20) + dome(228, 160, 26), 0.9),
      fill("sil", row(lemming, { from: 20, to: 270, step: 34, base: 166, low: 12, high: 17 }, 3)),
      ground(170, 6, 5, "near"),
      fill("sil", row(lemming, { from: 0, to: 280, step: 44, base: 192, low: 20, high: 28 }, 6)),
      fill("sil", row(lemming, { from: 20, to: 280, step: 62, base: 216, low: 26, high: 34 }, 8)),
      fill("sil", row(blade, { from: -30, to: 310, step: 12, base: 226, low: 10, high: 22 }, 4)),
    ],
  ],
  "flood-pulse": () => [
    "#b99ab0 #fbe0b0 #a87a74 #7fa0b4 #5f86a0 #d98a4e #1c2233",
    [
      ...sun(140, 86, 40),
      ground(122, 5, 3, "far"),
      fill("mid", flat(124)),
      stroke("sun", glints(140, 124, 8), 2.2, 0.8),
      fill("sil", broadleaf(44, 158, 76) + broadleaf(238, 150, 58)),
      fill("near", "M-40 170Q60 160 150 172T320 166V300H-40Z", 0.7),
      fill(
        "sil",
        duck(84, 150, 9) +
          duck(170, 146, 8) +
          duck(118, 178, 13) +
          duck(196, 186, 14) +
          duck(52, 196, 15),
      ),
      stroke("sky", ripples(140, 216, 4), 1.8, 0.8),
      fill(
        "sil",
        row(reed, { from: -10, to: 30, step: 8, base: 226, low: 40, high: 72 }, 2) +
          row(reed, { from: 256, to: 300, step: 9, base: 226, low: 40, high: 70 }, 5),
      ),
    ],
  ],
  "dry-season": () => [
    "#f0c98a #fff2cc #d9a868 #c08f52 #97703e #b5602e #2a1d10",
    [
      ...sun(140, 76, 42),
      ground(134, 5, 2, "far"),
      fill("sil", acacia(216, 158, 88) + acacia(40, 146, 46)),
      ground(154, 5, 4, "mid", true),
      ground(180, 4, 6, "near"),
      fill("mid", row(blade, { from: -30, to: 310, step: 8, base: 200, low: 14, high: 36 }, 3)),
      fill(
        "sun",
        row(blade, { from: -30, to: 310, step: 10, base: 226, low: 18, high: 40 }, 7),
        0.75,
      ),
    ],
  ],
  wildfire: () => [
    "#5c3a48 #f6b45a #8a4638 #5a2f2c #2c1a1c #e2602c #120a0c",
    [
      fill("far", cloud(20, 60, 26) + cloud(110, 40, 30) + cloud(210, 66, 28), 0.8),
      fill("far", flat(128), 0.7),
      fill("riso", row(flame, { from: -20, to: 300, step: 22, base: 164, low: 40, high: 84 }, 3)),
      fill("sil", row(bare, { from: -10, to: 290, step: 46, base: 176, low: 80, high: 124 }, 5)),
      fill("riso", row(flame, { from: -10, to: 300, step: 26, base: 188, low: 34, high: 66 }, 8)),
      fill("sun", row(flame, { from: -10, to: 300, step: 26, base: 188, low: 16, high: 34 }, 8)),
      ground(186, 5, 2, "near"),
      fill("sun", scatter(disc, { top: 10, bottom: 150, count: 30, size: 1.6 }, 4)),
    ],
  ],
  "hungry-winter": () => [
    "#5f6d8c #e3dfd0 #8a97b0 #b5c1cf #dfe5ea #6f8fb5 #1a2030",
    [
      ...sun(84, 66, 22),
      fill("far", row(pine, { from: -30, to: 310, step: 22, base: 142, low: 40, high: 70 }, 4)),
      ground(138, 8, 3, "mid"),
      fill(
        "sil",
        row(pine, { from: 190, to: 310, step: 34, base: 176, low: 90, high: 128 }, 2) +
          pine(20, 172, 104),
      ),
      ground(170, 8, 5, "near", true),
      fill("sil", bare(110, 190, 84)),
      stroke("mid", "M60 218q6 -8 12 0M92 208q6 -7 12 0M122 214q6 -8 12 0M156 204q5 -7 10 0", 2),
      ground(204, 6, 1, "near"),
      stroke("near", scatter(drop, { top: -10, bottom: 210, count: 54, size: 7 }, 6), 1.6, 0.9),
    ],
  ],
  "long-drought": () => [
    "#e8a06a #fde6b0 #c47f54 #a5663f #7d4a30 #c2453a #24130c",
    [
      ...sun(186, 74, 38),
      ground(126, 4, 3, "far"),
      fill("sil", bare(66, 152, 96)),
      fill("near", flat(146)),
      fill("mid", flat(146), 0.6),
      stroke("sil", cracks(152, 4), 1.9, 0.8),
      fill(
        "sun",
        "M168 192q2 -12 16 -14q10 -1 12 5l14 4q4 3 0 6l-16 0q-8 6 -20 4zM150 196q10 -6 18 -4l0 4q-10 4 -18 0z",
      ),
      fill("sil", disc(188, 184, 3) + disc(202, 188, 1.5)),
    ],
  ],
};
