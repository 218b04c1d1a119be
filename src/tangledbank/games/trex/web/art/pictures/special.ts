import type { Picture } from "../figure.ts";

/** The pictures of the special cards. */
export const SPECIAL: Record<string, Picture> = {
  "how-de-do": {
    sky: "cream",
    sun: { x: 70, y: 46, r: 34, left: "mustard", right: "red" },
    far: { ink: "orange", shape: 1 },
    near: { ink: "plum", shape: 1 },
    prints: "cream",
    things: [
      { figure: "velociraptor", x: 30, y: 34, size: 70, ink: "black" },
      { figure: "top-hat", x: 84, y: 14, size: 28, ink: "black", turn: 28 },
    ],
  },
  rexonomics: {
    sky: "teal",
    sun: { x: 71, y: 48, r: 38, left: "mustard", right: "orange" },
    far: { ink: "olive", shape: 0 },
    near: { ink: "plum", shape: 3 },
    prints: "cream",
    things: [{ figure: "coin", x: 33, y: 10, size: 76, ink: "black" }],
  },
  "first-move": {
    sky: "mustard",
    sun: { x: 96, y: 30, r: 20, left: "cream", right: "orange" },
    far: { ink: "red", shape: 3 },
    near: { ink: "cream", shape: 5 },
    prints: null,
    things: [
      { figure: "foot", x: 36, y: 14, size: 80, ink: "black" },
      { figure: "start-line", x: 10, y: -17, size: 120, ink: "black" },
    ],
  },
};
