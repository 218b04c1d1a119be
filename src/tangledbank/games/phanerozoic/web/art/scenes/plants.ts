import { palette } from "#shell/drawing/palette";
import { PLANTS } from "../silhouettes/plants.ts";
import { TAKEN } from "../silhouettes/taken.ts";
import type { Scene } from "../scene.ts";
import { hills, rays, surface } from "../terrain.ts";

/** Where the plants grow. */
export const PLANT_SCENES = {
  /** A sea of a billion years ago: domes of microbes on the ground, and the first algae. */
  algae: {
    colours: palette("#d6ead2 #eef3d4 #aed4b8 #7fb79d #cdbb83 #4f8f5e"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      {
        ink: "sun",
        d: "M20 20L-30 220M74 20L62 220M130 20L140 220M190 20L222 220M244 20L310 220",
        width: 11,
        ends: "butt",
        corners: "miter",
        opacity: 0.45,
      },
      {
        ink: "sun",
        d: "M-60 17q14 -7 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0V-60H-60Z",
      },
      { ink: "far", d: hills(146, 12, 4) },
      {
        ink: "mid",
        d: "M-60 280V182H0C0 148 46 148 46 182H60C60 160 92 160 92 182H190C190 156 228 156 228 182H238C238 140 296 140 296 182H340V280Z",
        pattern: "waves",
      },
      {
        ink: "far",
        d: "M8 176C14 158 34 158 40 176M16 178C20 166 30 166 33 178M66 178C70 168 82 168 86 178M196 178C202 162 218 162 223 178M247 174C254 150 282 150 289 174M256 177C262 160 276 160 281 177",
        width: 2.5,
        ends: "butt",
        corners: "miter",
      },
      { ink: "near", d: hills(196, 6, 7, 0.6), pattern: "sand" },
      { drawing: PLANTS.algae, x: 50, y: 24, width: 184, height: 186, off: 4 },
    ],
  },
  /** A meadow under the sea, in the light of the shallows. */
  zostera: {
    colours: palette("#d9efe9 #f6f4d0 #a8dbd3 #74bfc0 #e3cf97 #2f9a7c"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      {
        ink: "sun",
        d: "M110 0L40 220H96L150 0ZM180 0L176 220H232L214 0ZM246 0L290 220H340L280 0ZM52 0L-40 220H4L78 0Z",
        opacity: 0.55,
      },
      { ink: "sun", d: "M-60 12q20 -9 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V-60H-60Z" },
      { ink: "far", d: hills(118, 10, 2) },
      { ink: "mid", d: hills(148, 8, 6), pattern: "waves" },
      {
        ink: "mid",
        d: "M6 150C0 124 16 110 8 88M16 150C12 130 28 112 22 96M262 152C256 126 274 112 268 86M274 152C270 130 284 116 280 98M250 152C246 136 256 124 252 108",
        width: 4,
        corners: "miter",
        opacity: 0.9,
      },
      {
        ink: "mid",
        d: "M44 66c8 -7 18 -7 24 0l8 -6v14l-8 -6c-6 6 -16 6 -24 -2zM66 84c6 -5 13 -5 18 0l6 -4v10l-6 -4c-5 4 -12 4 -18 -2z",
      },
      { ink: "near", d: hills(190, 6, 3, 0.6), pattern: "sand" },
      { drawing: PLANTS.zostera, x: 36, y: 16, width: 206, height: 198, off: 4 },
      { drawing: TAKEN.seahorse, x: 220, y: 70, width: 44, height: 62, off: 2.5 },
    ],
  },
  /** A still pond: the flower above the water, stalks and root stock below. */
  nymphaea: {
    colours: palette("#f0ead2 #f3d08c #bccf9d #8fbfb8 #5f979b #d2607c"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [224, 52, 26] },
      { ink: "far", d: hills(88, 12, 5), pattern: "hatch" },
      {
        ink: "near",
        d: "M14 116C12 84 16 62 22 40M28 116C28 90 34 72 42 58M4 116C2 92 -2 78 -6 66M258 116C260 88 256 70 250 52M270 116C272 92 276 78 284 60",
        width: 3.5,
        corners: "miter",
      },
      {
        ink: "near",
        d: "M20 44c4 -14 8 -14 6 2l-3 18c-6 -2 -6 -10 -3 -20zM251 56c-4 -14 -8 -12 -5 4l4 16c5 -2 4 -12 1 -20z",
      },
      { ink: "mid", d: surface(116, 2, 44), pattern: "waves" },
      { ink: "near", d: surface(160, 5, 60), opacity: 0.6 },
      {
        ink: "far",
        d: "M206 172c9 -8 22 -8 30 0l9 -7v16l-9 -7c-8 7 -21 7 -30 -2zM34 152c7 -6 16 -6 22 0l7 -5v12l-7 -5c-6 5 -15 5 -22 -2z",
        opacity: 0.8,
      },
      { ink: "sil", d: "M-60 280V206C0 196 60 204 140 200S280 206 340 198V280Z", opacity: 0.3 },
      { drawing: PLANTS.nymphaea, x: 30, y: 4, width: 220, height: 212, off: 4 },
    ],
  },
  /** A muddy shore of the Silurian: the land is still bare behind it. */
  cooksonia: {
    colours: palette("#e2ecd3 #f2e3a4 #c3d7ab #9dc39a #b99f63 #5f9150"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [216, 62, 26] },
      { ink: "sun", d: rays(216, 62, 32), width: 2.5, corners: "miter" },
      { ink: "far", d: hills(138, 12, 6) },
      { ink: "mid", d: surface(158, 3, 34), pattern: "waves" },
      { ink: "near", d: hills(191, 7, 2, 0.7), pattern: "sand" },
      { ink: "mid", disc: [232, 206, 40, 5] },
      { ink: "mid", disc: [34, 212, 30, 4] },
      { drawing: PLANTS.cooksonia, x: 26, y: 24, width: 228, height: 186, off: 4 },
    ],
  },
  /** A river plain of the Devonian, with the first trees. */
  wattieza: {
    colours: palette("#f4dfb4 #e9a24a #d9bd86 #a9a45f #7d8a4a #c9702f"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [206, 70, 38] },
      { ink: "far", d: hills(138, 12, 3) },
      { ink: "mid", d: hills(159, 9, 8), pattern: "hatch" },
      {
        ink: "sky",
        d: "M-60 178C20 168 60 186 140 176S260 170 340 180V186C260 178 220 190 140 184S20 180 -60 186Z",
        opacity: 0.7,
      },
      { drawing: PLANTS.wattieza, x: 220, y: 108, width: 44, height: 60, off: 2, small: true },
      { drawing: PLANTS.wattieza, x: 12, y: 104, width: 46, height: 64, off: 2, small: true },
      { ink: "near", d: hills(192, 6, 5, 0.6), pattern: "lines" },
      { drawing: PLANTS.wattieza, x: 44, y: 18, width: 190, height: 192, off: 4 },
    ],
  },
  /** A cushion of moss that the ice of Antarctica has set free. */
  bryophyta: {
    colours: palette("#e3ebe6 #f1d690 #c2d3d6 #9dbac0 #7f8f63 #93b23f"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [222, 52, 24] },
      {
        ink: "far",
        d: "M-60 150L-20 96L6 120L44 62L78 110L104 92L150 140L186 84L214 116L246 70L290 126L340 96V280H-60Z",
      },
      {
        ink: "sky",
        d: "M44 62L60 85L50 82L42 92L34 80ZM186 84L200 100L190 99L184 106L176 97ZM246 70L264 93L252 90L244 100L234 87ZM-20 96L-8 107L-22 112L-34 112Z",
      },
      {
        ink: "mid",
        d: "M-60 280V150L10 132L52 146L120 134L200 150L262 136L340 150V280Z",
        pattern: "hatch",
      },
      { ink: "near", d: hills(190, 7, 9, 0.7), pattern: "dots" },
      { ink: "far", d: "M-6 198L18 178L52 182L64 204ZM226 206L238 186L268 180L296 204Z" },
      {
        ink: "sky",
        d: "M18 178L30 200M52 182L44 202M268 180L258 204",
        width: 2,
        ends: "butt",
        corners: "miter",
      },
      { drawing: PLANTS.bryophyta, x: 34, y: 24, width: 214, height: 190, off: 4 },
    ],
  },
  /** A wet pine savanna in Carolina, and a fly that has smelt nectar. */
  dionaea: {
    colours: palette("#f7dfc3 #f0a35e #d9b98f #b59a5c #7c7f48 #c63a4e"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [66, 70, 32] },
      { ink: "far", d: hills(142, 7, 4) },
      {
        ink: "far",
        d: "M24 144V70M56 146V92M244 144V58M270 146V84M216 146V98",
        width: 4,
        ends: "butt",
        corners: "miter",
      },
      {
        ink: "far",
        d: "M24 62l16 14h-9l13 13h-40l13 -13h-9zM56 84l12 12h-7l10 11h-30l10 -11h-7zM244 48l18 16h-10l15 15h-46l15 -15h-10zM270 76l13 12h-8l11 12h-32l11 -12h-8zM216 90l11 11h-6l9 10h-28l9 -10h-6z",
      },
      { ink: "mid", d: hills(162, 7, 7), pattern: "hatch" },
      {
        ink: "near",
        d: "M0 190q4 -18 -3 -30M8 190q2 -16 8 -24M262 190q-2 -16 4 -28M272 190q3 -14 10 -22M252 190q-4 -12 -8 -18",
        width: 3,
        corners: "miter",
      },
      { ink: "near", d: hills(190, 6, 1, 0.6), pattern: "dots" },
      { drawing: PLANTS.dionaea, x: 18, y: 12, width: 236, height: 202, off: 4 },
      {
        drawing: TAKEN.fly,
        x: 116,
        y: 18,
        width: 32,
        height: 32,
        off: 2,
        transform: "rotate(150 132 34)",
      },
    ],
  },
  /** Red ground of the Permian, a smoking mountain, and a cycad in cone. */
  cycas: {
    colours: palette("#f5e2bf #f3b35a #dca27c #c0714f #8d4f38 #5f9440"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [54, 84, 28] },
      {
        ink: "far",
        d: "M150 -60C170 -20 196 -6 214 26C222 40 226 48 230 58L244 56C250 36 276 26 290 4S340 -20 340 -60Z",
        opacity: 0.45,
      },
      { ink: "far", d: "M140 160L226 58C232 64 240 62 246 56L340 158V200H140Z" },
      { ink: "far", d: hills(150, 8, 2) },
      {
        ink: "mid",
        d: "M-60 280V168L-10 162L4 142H64L76 164L150 170L196 160L212 148H262L276 168L340 164V280Z",
        pattern: "brick",
      },
      { ink: "near", d: hills(194, 5, 4, 0.6), pattern: "lines" },
      {
        ink: "sil",
        d: "M22 196q-8 -18 -20 -20M22 196q-2 -20 -8 -28M22 196q4 -20 14 -26M22 196q10 -14 22 -14M256 200q-8 -16 -18 -18M256 200q0 -18 -4 -26M256 200q6 -18 16 -22M256 200q10 -10 20 -10",
        width: 3,
        corners: "miter",
      },
      { drawing: PLANTS.cycas, x: 42, y: 16, width: 196, height: 198, off: 4 },
    ],
  },
  /** Evening over the plains: giants came to graze. */
  poaceae: {
    colours: palette("#fbe6b2 #f2a938 #ecc878 #cfa650 #93803a #d4622a"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [196, 104, 52] },
      { ink: "far", d: hills(138, 7, 5) },
      { drawing: TAKEN.diplodocus, x: 4, y: 76, width: 74, height: 74, inks: { sil: "mid" } },
      { drawing: TAKEN.diplodocus, x: 232, y: 104, width: 42, height: 42, inks: { sil: "mid" } },
      { ink: "mid", d: hills(152, 5, 8), pattern: "lines" },
      {
        ink: "near",
        d: "M4 176q-4 -16 -10 -22M10 176q0 -18 4 -26M16 176q4 -14 12 -18M250 178q-4 -16 -12 -22M256 178q0 -18 2 -28M262 178q6 -16 14 -20M40 170q-2 -10 -7 -14M44 170q0 -10 3 -16M222 170q-2 -10 -6 -14M226 170q2 -12 6 -16",
        width: 3,
        corners: "miter",
      },
      { ink: "near", d: hills(186, 7, 3, 0.7), pattern: "hatch" },
      {
        ink: "sil",
        d: "M-2 222q-8 -26 -18 -34M8 222q-2 -24 4 -36M18 222q8 -20 20 -26M240 222q-6 -22 -16 -28M252 222q0 -28 -2 -40M264 222q8 -20 22 -30M276 222q6 -14 14 -18",
        width: 4,
        corners: "miter",
      },
      { drawing: PLANTS.poaceae, x: 24, y: 8, width: 232, height: 208, off: 4 },
    ],
  },
  /** A branch in spring, and a beetle on its way to the flower. */
  magnolia: {
    colours: palette("#e8efdc #f8e6b4 #c9dcb9 #a1c4a0 #7aa886 #e27f97"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [138, 92, 78] },
      {
        ink: "far",
        d: "M-60 280V120C-40 92 -14 96 -6 114C6 88 38 88 46 116C62 104 78 112 80 128C96 116 112 122 116 136L160 138C166 120 184 116 196 128C200 104 232 98 244 118C252 92 290 94 300 116L340 110V280Z",
      },
      {
        ink: "mid",
        d: "M-60 280V168C-40 146 -14 150 -4 164C8 146 36 148 44 166C58 156 76 160 82 174C98 164 120 168 128 180C144 166 168 168 176 180C186 164 214 160 224 172C232 154 262 150 274 166C290 154 320 156 340 168V280Z",
        pattern: "hatch",
      },
      {
        ink: "near",
        d: "M-60 280V206C-40 190 0 192 10 206C30 192 60 196 70 208C90 198 120 200 130 210C150 198 180 198 192 208C210 194 240 194 252 206C270 194 310 196 340 206V280Z",
        pattern: "dots",
      },
      { drawing: PLANTS.magnolia, x: 40, y: 8, width: 206, height: 206, off: 4 },
      {
        drawing: TAKEN["scarab-beetle"],
        x: 222,
        y: 150,
        width: 30,
        height: 30,
        off: 2,
        transform: "rotate(-52 237 165)",
      },
    ],
  },
  /** The fog belt of California; a deer shows how tall the tree is. */
  sequoia: {
    colours: palette("#e6e9dd #f4dda4 #c5d0c8 #98afa0 #5f7d66 #bb5a34"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [222, 58, 28] },
      {
        ink: "far",
        d: "M-60 150L-10 112L20 126L66 92L104 124L140 104L190 128L236 96L286 124L340 108V280H-60Z",
      },
      {
        drawing: PLANTS.sequoia,
        x: -24,
        y: 66,
        width: 126,
        height: 126,
        inks: { sil: "mid", cut: "mid" },
      },
      {
        drawing: PLANTS.sequoia,
        x: 176,
        y: 52,
        width: 136,
        height: 140,
        inks: { sil: "mid", cut: "mid" },
      },
      {
        drawing: PLANTS.sequoia,
        x: 28,
        y: 96,
        width: 90,
        height: 96,
        inks: { sil: "mid", cut: "mid" },
      },
      {
        ink: "sky",
        d: "M-60 132C-20 122 30 138 80 130S180 122 230 132S310 124 340 130V146C300 138 260 150 210 144S110 146 60 150S-20 140 -60 148Z",
        opacity: 0.85,
      },
      { ink: "mid", d: hills(170, 6, 8), pattern: "hatch" },
      {
        ink: "sky",
        d: "M-60 162C-10 156 40 168 90 162S190 156 340 164V172C260 164 200 176 140 170S20 172 -60 170Z",
        opacity: 0.6,
      },
      { ink: "near", d: hills(193, 5, 3, 0.6), pattern: "lines" },
      { drawing: PLANTS.sequoia, x: 26, y: 4, width: 216, height: 208, off: 4 },
      {
        ink: "sil",
        d: "M52 206q-8 -12 -18 -10M52 206q-2 -14 -8 -20M52 206q4 -14 12 -16M52 206q8 -6 16 -4M236 210q-8 -12 -16 -10M236 210q0 -14 -4 -20M236 210q6 -12 14 -14M236 210q10 -6 18 -2",
        width: 2.6,
        corners: "miter",
      },
      { drawing: TAKEN.deer, x: 186, y: 186, width: 22, height: 22, off: 1.5 },
    ],
  },
} satisfies Record<string, Scene>;
