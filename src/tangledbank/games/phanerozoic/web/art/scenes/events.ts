import { palette } from "#shell/drawing/palette";
import { OTHERS } from "../silhouettes/others.ts";
import { TAKEN } from "../silhouettes/taken.ts";
import { WATER_ANIMALS } from "../silhouettes/water.ts";
import type { Scene } from "../scene.ts";
import { hills, rays, surface } from "../terrain.ts";

/** What the events do; that of a meteorite depends on where it falls. */
export const EVENT_SCENES = {
  /** Daphne Major in a good year: the cactus flowers, the finches feed. */
  "ideal-conditions": {
    colours: palette("#fdf0c4 #f5b43c #dfd894 #b3c46a #7a9e4e #dd5f33"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "sun", disc: [146, 104, 58] },
      { ink: "sun", d: rays(146, 104, 66, 32), width: 3, corners: "miter" },
      {
        ink: "far",
        d: "M-60 200V168L10 160C40 150 58 122 74 118C84 124 96 124 106 118C122 124 150 156 190 162L340 168V280H-60Z",
      },
      { ink: "mid", d: hills(170, 7, 4), pattern: "hatch" },
      { ink: "near", d: hills(193, 6, 7, 0.7), pattern: "lines" },
      { drawing: OTHERS.opuntia, x: 10, y: 62, width: 96, height: 146, off: 3 },
      { drawing: TAKEN.finch, x: 104, y: 82, width: 126, height: 126, off: 4 },
      {
        ink: "sil",
        d: "M236 208q-3 -18 -10 -26M244 208q0 -20 3 -30M252 208q6 -16 14 -20M94 212q-2 -10 -6 -14M100 212q2 -12 6 -16",
        width: 3,
        corners: "miter",
      },
      { ink: "sil", d: "M214 206h5M224 211h5M204 212h4M136 211h4", width: 3, corners: "miter" },
    ],
  },
  /** The fall on to the land: the forest glows, and there is nowhere to run to. */
  "meteorite-land": {
    colours: {
      ...palette("#9c3a2c #f9c65a #b85a38 #7c3a2a #4a2a22 #f3892f #fde9b8"),
      dark: "#1c100c",
    },
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      { ink: "far", disc: [214, 150, 96] },
      { ink: "sun", disc: [214, 150, 64], opacity: 0.35 },
      {
        ink: "mid",
        d: "M-60 170L-14 124L14 144L52 104L96 150L140 126L176 154L222 122L262 148L340 118V280H-60Z",
      },
      { drawing: TAKEN["fragmented-meteor"], x: 70, y: 0, width: 152, height: 152, off: 5 },
      { ink: "mid", d: hills(166, 6, 5), pattern: "hatch" },
      {
        ink: "dark",
        d: "M-6 186V150M-6 140l12 16h-6l9 12h-30l9 -12h-6zM24 188V158M24 148l11 14h-6l8 11h-26l8 -11h-6zM256 186V152M256 140l13 17h-7l10 13h-32l10 -13h-7zM282 188V160M282 150l10 13h-5l8 10h-26l8 -10h-5z",
        edge: ["dark", 3],
        ends: "butt",
        corners: "miter",
      },
      { ink: "near", d: hills(190, 5, 2, 0.6), pattern: "lines" },
      {
        drawing: TAKEN.parasaurolophus,
        x: 52,
        y: 140,
        width: 70,
        height: 70,
        inks: { sil: "dark" },
        transform: "translate(174 0) scale(-1 1)",
      },
      {
        drawing: TAKEN.parasaurolophus,
        x: 128,
        y: 168,
        width: 40,
        height: 40,
        inks: { sil: "dark" },
        transform: "translate(296 0) scale(-1 1)",
      },
    ],
  },
  /** The fall into the sea, as ammonites drift below. */
  "meteorite-water": {
    colours: {
      ...palette("#3f3a5c #f2a33a #54527a #2f5f78 #214a60 #e2562a #f9dfa6"),
      dark: "#14101c",
    },
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      {
        ink: "sun",
        d: "M20 26h3M62 12h3M110 34h3M18 84h3M240 100h3M262 60h3M150 14h3M44 60h3M196 22h3",
        width: 3,
        corners: "miter",
      },
      { ink: "far", d: hills(132, 5, 6) },
      { ink: "mid", d: surface(142, 5, 40), pattern: "waves" },
      { ink: "near", d: surface(178, 6, 56) },
      {
        ink: "far",
        d: "M104 150C90 138 84 124 86 108C98 118 104 126 108 136C108 122 114 108 124 100C128 114 128 126 124 138C132 128 142 122 154 120C150 134 142 146 130 152Z",
        opacity: 0.9,
      },
      {
        drawing: TAKEN["burning-meteor"],
        x: 84,
        y: 2,
        width: 158,
        height: 158,
        off: 5,
        transform: "translate(280 0) scale(-1 1)",
      },
      { ink: "sun", d: "M66 158q24 -9 48 0t48 0M84 168q18 -6 36 0", width: 2.5, corners: "miter" },
      {
        drawing: WATER_ANIMALS.dactylioceras,
        x: 30,
        y: 168,
        width: 50,
        height: 42,
        inks: { sil: "dark", cut: "mid" },
        small: true,
      },
      {
        drawing: WATER_ANIMALS.dactylioceras,
        x: 186,
        y: 176,
        width: 40,
        height: 34,
        inks: { sil: "dark", cut: "mid" },
        small: true,
        transform: "rotate(-20 206 193)",
      },
      {
        drawing: WATER_ANIMALS.dactylioceras,
        x: 126,
        y: 190,
        width: 28,
        height: 24,
        inks: { sil: "dark", cut: "mid" },
        small: true,
        transform: "rotate(30 140 202)",
      },
    ],
  },
  /** A coelacanth over the rock that holds its forebears. */
  recover: {
    colours: palette("#cfe3e4 #eef4e2 #9cc6cf #6ba1b4 #cba979 #3f78b8"),
    layers: [
      { ink: "sky", d: "M-60 -60H340V280H-60Z" },
      {
        ink: "sun",
        d: "M60 -60L10 160M120 -60L110 160M180 -60L190 160M236 -60L270 160",
        width: 12,
        ends: "butt",
        corners: "miter",
        opacity: 0.45,
      },
      { ink: "far", d: hills(96, 10, 3) },
      { ink: "mid", d: hills(124, 7, 7), pattern: "waves" },
      {
        ink: "near",
        d: "M-60 280V154L-10 150L30 158L84 148L130 156L190 150L236 158L284 150L340 156V280Z",
        pattern: "shale",
      },
      {
        ink: "sil",
        d: "M-60 182C20 174 80 188 150 180S280 176 340 184M-60 212C20 206 90 216 160 208S290 206 340 212",
        width: 1.2,
        ends: "butt",
        corners: "miter",
        opacity: 0.5,
      },
      {
        drawing: OTHERS.coelacanth,
        x: 66,
        y: 158,
        width: 150,
        height: 62,
        inks: { cut: "near" },
        opacity: 0.42,
      },
      { drawing: OTHERS.coelacanth, x: 26, y: 32, width: 232, height: 118, off: 4 },
      {
        ink: "sun",
        d: "M40 62a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM30 44a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z",
        width: 2,
        ends: "butt",
        corners: "miter",
      },
    ],
  },
} satisfies Record<string, Scene>;
