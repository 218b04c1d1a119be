import type { Picture } from "../figure.ts";

/** The pictures of the Prehistoric cards, darker than the others. */
export const PREHISTORIC: Record<string, Picture> = {
  "a-small-meteor": {
    sky: "black",
    sun: null,
    far: { ink: "red", shape: 0 },
    near: { ink: "plum", shape: 2 },
    prints: "black",
    things: [
      { figure: "meteor", x: 92, y: 2, size: 34, ink: "orange" },
      { figure: "edmontosaurus", x: 16, y: 6, size: 92, ink: "cream" },
      { figure: "umbrella", x: 54.5, y: 16, size: 44, ink: "mustard" },
    ],
  },
  "the-great-jumble-sale": {
    sky: "red",
    sun: { x: 90, y: 34, r: 22, left: "mustard", right: "cream" },
    far: { ink: "orange", shape: 0 },
    near: { ink: "plum", shape: 0 },
    prints: "cream",
    things: [
      { figure: "triceratops-head", x: 32, y: 26, size: 74, ink: "black" },
      { figure: "price-tag", x: 82, y: 66, size: 28, ink: "cream", turn: 20 },
      { figure: "price-tag", x: 34, y: 74, size: 26, ink: "mustard", turn: -14 },
    ],
  },
  "stampede-at-the-turnstiles": {
    sky: "plum",
    sun: { x: 92, y: 34, r: 24, left: "red", right: "orange" },
    far: { ink: "black", shape: 1 },
    near: { ink: "red", shape: 1 },
    prints: "black",
    things: [
      { figure: "horse", x: 24, y: 2, size: 58, ink: "cream" },
      { figure: "horse", x: 52, y: 26, size: 62, ink: "mustard" },
      { figure: "turnstile", x: 34, y: 66, size: 38, ink: "cream" },
    ],
  },
  "the-crash": {
    sky: "red",
    sun: null,
    far: { ink: "plum", shape: 2 },
    near: { ink: "black", shape: 5 },
    prints: null,
    things: [
      { figure: "graph", x: 60, y: 2, size: 58, ink: "cream" },
      { figure: "tarbosaurus", x: 6, y: 6, size: 86, ink: "black" },
    ],
  },
  "ice-stopped-play": {
    sky: "plum",
    sun: { x: 94, y: 46, r: 20, left: "red", right: "mustard" },
    far: { ink: "teal", shape: 0 },
    near: { ink: "cream", shape: 3 },
    prints: "plum",
    things: [
      { figure: "icicles", x: 16, y: -64, size: 108, ink: "cream" },
      { figure: "musk-ox", x: 30, y: 42, size: 58, ink: "black" },
      { figure: "cricket-bat", x: 78, y: 54, size: 44, ink: "red" },
    ],
  },
  "wipe-your-feet": {
    sky: "red",
    sun: { x: 96, y: 34, r: 20, left: "orange", right: "mustard" },
    far: { ink: "plum", shape: 3 },
    near: { ink: "black", shape: 4 },
    prints: null,
    things: [
      { figure: "door-mat", x: 26, y: 24, size: 86, ink: "mustard" },
      { figure: "smilodon", x: 38, y: 26, size: 70, ink: "black" },
      { figure: "sabres", x: 84, y: 45, size: 18, ink: "cream" },
    ],
  },
  "the-long-nap": {
    sky: "black",
    sun: null,
    far: { ink: "plum", shape: 1 },
    near: { ink: "red", shape: 3 },
    prints: null,
    things: [
      { figure: "crescent", x: 52, y: 8, size: 24, ink: "mustard" },
      { figure: "lystrosaurus", x: 18, y: 14, size: 88, ink: "cream" },
      { figure: "nightcap", x: 80.5, y: 38, size: 26, ink: "orange", turn: -8, mirror: true },
      { figure: "z", x: 100, y: 34, size: 8, ink: "cream" },
      { figure: "z", x: 106, y: 24, size: 6, ink: "cream" },
    ],
  },
  "found-in-the-cutting": {
    sky: "plum",
    sun: { x: 94, y: 24, r: 16, left: "red", right: "mustard" },
    far: { ink: "black", shape: 5 },
    near: { ink: "red", shape: 5 },
    prints: null,
    things: [
      { figure: "track", x: 66, y: 56, size: 60, ink: "black" },
      { figure: "spade", x: 82, y: 46, size: 46, ink: "mustard" },
      { figure: "tusked-skull", x: 24, y: 22, size: 78, ink: "cream" },
    ],
  },
  "a-gift-from-the-mainland": {
    sky: "black",
    sun: { x: 74, y: 42, r: 30, left: "red", right: "orange" },
    far: { ink: "teal", shape: 4 },
    near: { ink: "plum", shape: 1 },
    prints: "cream",
    things: [
      { figure: "red-deer", x: 36, y: 62, size: 34, ink: "cream" },
      { figure: "parcel", x: 64, y: 48, size: 46, ink: "mustard" },
    ],
  },
};
