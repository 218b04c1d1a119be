import {
  antlers,
  bar,
  blade,
  broadleaf,
  cloud,
  disc,
  dome,
  fish,
  flat,
  frond,
  glints,
  groundsel,
  palm,
  peaks,
  reed,
  ripples,
  row,
  stilts,
} from "../pieces.ts";
import { fill, flowers, ground, stroke, sun, type Drawn } from "./layers.ts";

/** The eight of a stable world: warm and wet, the same each month. */
export const stable: Record<string, Drawn> = {
  "rain-forest": () => [
    "#9fb98a #e9eec0 #6f9a68 #47754f #2c5238 #d9705a #0f2016",
    [
      ...sun(142, 70, 34),
      fill(
        "far",
        row(broadleaf, { from: -30, to: 310, step: 32, base: 160, low: 84, high: 120 }, 6),
      ),
      fill(
        "mid",
        "M34 220C44 150 40 60 30 -20H52C54 60 54 150 70 220ZM232 220C226 150 236 60 246 -20H264C256 60 250 150 262 220Z",
      ),
      stroke("mid", "M52 30C90 84 110 20 150 60S214 40 246 20", 3),
      ground(172, 8, 3, "mid", true),
      fill(
        "near",
        row(
          (x, y, h) => frond(x, y - h, 44, -1) + frond(x, y - h, 44, 1),
          { from: 20, to: 280, step: 64, base: 226, low: 24, high: 44 },
          4,
        ),
      ),
      fill("sil", frond(-10, 14, 92, -1) + frond(292, 6, 104, 1) + frond(40, -18, 70, -1)),
      ground(210, 4, 6, "near"),
      ...flowers(228, 22, 29, 5),
    ],
  ],
  "coral-shallows": () => [
    "#7fc0c4 #e3f2d8 #4f9fae #d98a7c #8a4f74 #f0b45a #14303c",
    [
      fill(
        "sun",
        "M60 -20L-10 220H40L92 -20ZM130 -20L118 220H176L158 -20ZM210 -20L250 220H306L236 -20Z",
        0.35,
      ),
      fill(
        "far",
        dome(50, 176, 44) +
          dome(240, 178, 56) +
          row(antlers, { from: 90, to: 200, step: 36, base: 180, low: 40, high: 66 }, 3),
      ),
      fill(
        "sil",
        fish(88, 62, 12) +
          fish(132, 84, 9) +
          fish(168, 54, 10) +
          fish(200, 92, 12) +
          fish(62, 104, 8),
      ),
      fill("mid", antlers(66, 206, 92) + antlers(222, 206, 74) + dome(150, 206, 30)),
      fill(
        "near",
        dome(20, 216, 34) + dome(264, 216, 30) + antlers(114, 214, 46) + antlers(190, 214, 52),
      ),
      stroke("mid", "M0 200q10 -12 20 0t20 0M246 204q9 -10 18 0t18 0", 2.5),
      fill("riso", flat(208)),
    ],
  ],
  "cloud-forest": () => [
    "#c3cdbd #f3f1dd #9db39c #6d8f78 #40614f #c9705f #17271f",
    [
      ...sun(192, 58, 24),
      fill(
        "far",
        row(broadleaf, { from: -30, to: 310, step: 30, base: 124, low: 60, high: 86 }, 4),
      ),
      ground(118, 16, 2, "far"),
      fill("sun", cloud(20, 118, 24) + cloud(150, 112, 26) + cloud(236, 126, 22), 0.85),
      fill(
        "mid",
        row(broadleaf, { from: -20, to: 300, step: 46, base: 178, low: 78, high: 108 }, 8),
      ),
      fill("sun", bar(-40, 150, 130, 16) + bar(130, 158, 190, 18), 0.8),
      fill(
        "sil",
        "M226 226C232 160 222 90 236 -20H254C246 90 250 160 262 226Z" +
          frond(236, 40, 60, 1) +
          frond(250, 70, 46, -1),
      ),
      ground(198, 7, 5, "near", true),
      fill(
        "near",
        row(
          (x, y, h) => frond(x, y - h, 34, -1) + frond(x, y - h, 34, 1),
          { from: 10, to: 210, step: 54, base: 226, low: 24, high: 40 },
          2,
        ),
      ),
    ],
  ],
  mangrove: () => [
    "#e7b58a #fbe3b0 #a9997c #5f7f62 #3a5a48 #8fb3b0 #16241c",
    [
      ...sun(150, 96, 40),
      fill(
        "far",
        row(broadleaf, { from: -30, to: 310, step: 28, base: 138, low: 26, high: 44 }, 5),
      ),
      fill("riso", flat(136)),
      stroke("sun", glints(150, 136, 6), 2, 0.8),
      fill("mid", stilts(206, 172, 86) + stilts(280, 170, 80)),
      fill("sil", stilts(64, 200, 138)),
      stroke("sky", ripples(150, 214, 6), 1.6, 0.8),
      fill("near", row(blade, { from: -20, to: 300, step: 13, base: 226, low: 12, high: 22 }, 3)),
    ],
  ],
  "island-forest": () => [
    "#8fb6c0 #f6e7b4 #7fa38a #4f7f5a #33583f #d9a24a #13241b",
    [
      ...sun(84, 74, 28),
      fill("sun", cloud(160, 56, 16) + cloud(230, 80, 12), 0.7),
      fill("far", "M20 132Q90 118 128 70Q146 52 164 72Q200 122 276 132Z"),
      fill("riso", "M-40 132H320V150H-40Z", 0.55),
      ground(146, 5, 2, "mid"),
      fill("mid", row(palm, { from: -20, to: 310, step: 38, base: 164, low: 56, high: 84 }, 5)),
      ground(170, 8, 6, "mid", true),
      fill("sil", palm(44, 206, 130) + palm(236, 210, 110)),
      ground(196, 5, 3, "near"),
      fill("sil", frond(292, -4, 84, 1)),
    ],
  ],
  "river-bank": () => [
    "#d9c08c #fbefc4 #a9b27a #6f8f5a #47653f #7fa9ae #1a2614",
    [
      ...sun(200, 72, 28),
      fill(
        "far",
        row(broadleaf, { from: -30, to: 310, step: 30, base: 122, low: 36, high: 58 }, 2),
      ),
      ground(118, 5, 3, "mid", true),
      fill("riso", "M-40 136Q80 122 150 138T320 132V300H-40Z"),
      stroke("sun", glints(196, 134, 5) + ripples(150, 214, 8), 1.8, 0.6),
      fill(
        "sil",
        row(reed, { from: -20, to: 62, step: 8, base: 212, low: 60, high: 104 }, 3) +
          row(reed, { from: 232, to: 300, step: 9, base: 216, low: 50, high: 92 }, 6),
      ),
      fill("near", "M-40 220V192Q40 184 96 204T200 214Q250 200 320 206V300H-40Z"),
      fill("near", row(blade, { from: -20, to: 110, step: 8, base: 206, low: 20, high: 44 }, 4)),
    ],
  ],
  "fig-season": () => [
    "#cfc58a #f6efc0 #9fae6a #5f8248 #3c5a34 #7a3558 #16200f",
    [
      ...sun(58, 70, 26),
      ground(136, 10, 4, "far"),
      ground(164, 7, 2, "mid", true),
      fill(
        "sil",
        "M110 222C122 190 128 150 118 112L134 104C138 126 146 126 152 96L166 98C160 130 160 186 186 222C170 214 166 200 160 222C154 200 148 206 146 222C142 202 134 204 130 222C128 208 120 214 110 222Z",
      ),
      fill(
        "near",
        [
          [140, 54, 50],
          [86, 76, 38],
          [200, 72, 42],
          [246, 92, 26],
          [42, 100, 22],
          [150, 92, 30],
        ]
          .map(([x, y, r]) => disc(x!, y!, r!))
          .join(""),
      ),
      fill(
        "riso",
        [
          [104, 84],
          [128, 62],
          [152, 84],
          [176, 58],
          [200, 88],
          [222, 66],
          [76, 66],
          [60, 98],
          [240, 100],
          [138, 106],
          [184, 106],
          [108, 42],
          [160, 30],
        ]
          .map(([x, y]) => disc(x!, y!, 5.5))
          .join(""),
      ),
      ground(204, 4, 6, "near"),
      fill(
        "riso",
        row(
          (x, y) => disc(x, y, 4.5),
          { from: 60, to: 230, step: 26, base: 212, low: 0, high: 1 },
          3,
        ),
      ),
    ],
  ],
  "high-valley": () => [
    "#9db0c4 #fdf3d6 #8a94ac #7f8f6c #566a4a #c98a4e #1f2820",
    [
      ...sun(208, 52, 22),
      fill("far", peaks(140, 104, 5).rock),
      fill("sun", peaks(140, 104, 5).snow),
      ground(146, 8, 3, "mid", true),
      fill("sil", row(groundsel, { from: 20, to: 290, step: 62, base: 166, low: 36, high: 52 }, 4)),
      ground(174, 7, 6, "near"),
      fill("sil", groundsel(78, 214, 104) + groundsel(222, 210, 84)),
      fill("mid", row(blade, { from: -30, to: 310, step: 14, base: 226, low: 10, high: 22 }, 2)),
    ],
  ],
};
