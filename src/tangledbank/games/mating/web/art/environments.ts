import {
  acacia,
  acorn,
  antlers,
  bar,
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
  fish,
  flame,
  flat,
  flower,
  frond,
  glints,
  grazer,
  groundsel,
  hills,
  lemming,
  locust,
  palm,
  peaks,
  pine,
  reed,
  ripples,
  row,
  scatter,
  stem,
  stilts,
} from "./pieces.ts";

export type Tone = "sky" | "sun" | "far" | "mid" | "near" | "riso" | "sil";

/** One flat shape of a landscape, or a line if it has a width. */
export interface Layer {
  tone: Tone;
  d: string;
  opacity?: number;
  line?: number;
  hatch?: boolean;
}

/** A landscape in six colours and a dark one, its layers from the sky to the front. */
export interface Land {
  colours: Record<Tone, string>;
  layers: Layer[];
}

/** The landscape of an environment; a plain dusk if it is not known. */
export function landOf(environment: string): Land {
  const [palette, layers] = (LANDS[environment] ?? DUSK)();
  const [sky, sun, far, mid, near, riso, sil = "#1d1320"] = palette.split(" ") as string[];
  return { colours: { sky, sun, far, mid, near, riso, sil } as Record<Tone, string>, layers };
}

/** Sky, sun, far, mid, near, riso and, where it is not the usual one, the dark. */
type Drawn = () => [palette: string, layers: Layer[]];

const DUSK: Drawn = () => [
  "#7d5474 #f6cf8e #b87672 #7a5263 #4a3546 #c2453a",
  [
    ...sun(150, 112, 54),
    ground(140, 10, 1, "far"),
    ground(166, 9, 4, "mid", true),
    ground(192, 6, 2, "near"),
  ],
];

const LANDS: Record<string, Drawn> = {
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
      ...flowers(192, 14, 46, 3),
      ...flowers(214, 24, 60, 8),
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
      fill("sil", grazer(118, 200, 30)),
    ],
  ],
  "fox-country": () => [
    "#8a5f78 #f6c98a #b97a6c #8a6a4e #5c4a36 #c9663a",
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
        scatter(acorn, { top: 20, bottom: 96, count: 0, size: 0 }) +
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
    "#7d5474 #f6cf8e #b87672 #7a5263 #4a3546 #c2453a",
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
      fill("sil", grazer(40, 142, 13) + grazer(196, 140, 11) + grazer(250, 144, 12), 0.8),
      ground(150, 7, 5, "mid", true),
      fill("sil", grazer(96, 172, 22) + grazer(226, 176, 20)),
      ground(180, 6, 1, "near"),
      fill("sil", grazer(146, 208, 36)),
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
      fill(
        "sil",
        [
          [70, 160],
          [128, 168],
          [186, 158],
        ]
          .map(([x, y]) => `M${x} ${y}l4 -9l1 -8l4 7l11 5l-2 4l-7 0l-3 4q-6 3 -8 -3z`)
          .join(""),
      ),
      ground(214, 7, 2, "near"),
    ],
  ],
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
      ...flowers(222, 22, 70, 5),
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
  "desert-bloom": () => [
    "#f0b98e #fff0c8 #d9936c #c47a56 #9c5a44 #c9508a #2c1a16",
    [
      ...sun(92, 80, 32),
      fill("far", dune(210, 150, 40).sand),
      fill("mid", dune(210, 150, 40).lee),
      fill("mid", dune(80, 168, 30).sand),
      ground(176, 5, 4, "near", true),
      ...flowers(186, 8, 40, 2),
      ...flowers(202, 16, 60, 5),
      ...flowers(220, 26, 80, 9),
    ],
  ],
  "locust-swarm": () => [
    "#e2b56a #fbe7a8 #c08f4e #8f6f3a #5f4f2c #a8502c #241a0c",
    [
      ...sun(150, 92, 44),
      ground(150, 8, 3, "far"),
      fill("sil", acacia(60, 172, 60)),
      ground(172, 6, 5, "mid", true),
      fill("sil", scatter(locust, { top: 6, bottom: 120, count: 70, size: 4 }, 3), 0.75),
      fill("sil", scatter(locust, { top: 20, bottom: 170, count: 26, size: 9 }, 8)),
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
      fill("sil", row(lemming, { from: 20, to: 270, step: 34, base: 166, low: 6, high: 9 }, 3)),
      ground(170, 6, 5, "near"),
      fill("sil", row(lemming, { from: 0, to: 280, step: 44, base: 192, low: 10, high: 14 }, 6)),
      fill("riso", row(lemming, { from: 20, to: 280, step: 62, base: 214, low: 14, high: 18 }, 8)),
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

function fill(tone: Tone, d: string, opacity?: number): Layer {
  return { tone, d, opacity };
}

function stroke(tone: Tone, d: string, line: number, opacity?: number): Layer {
  return { tone, d, line, opacity };
}

function ground(base: number, swing: number, seed: number, tone: Tone, hatch = false): Layer {
  return { tone, d: hills(base, swing, seed), hatch };
}

function sun(x: number, y: number, r: number): Layer[] {
  return [fill("sun", disc(x, y, r * 1.24), 0.35), fill("sun", disc(x, y, r))];
}

/** A strip of flowers, a few of them in the second colour. */
function flowers(base: number, low: number, count: number, seed: number): Layer[] {
  const at = {
    from: -20,
    to: 300,
    step: 320 / (count / 2.4),
    base: base + 6,
    low,
    high: low * 1.8,
  };
  return [
    stroke("sil", row(stem, at, seed), 1.4),
    fill("riso", row(flower, at, seed)),
    fill(
      "sun",
      row((x, y, h) => disc(x + h * 0.1, y - h, 2), at, seed),
    ),
  ];
}
