/** The three shapes of a card, in the units of its picture. */
import type { Clade, Environment } from "./qualities.ts";

export type Shape = "tall" | "wide" | "mini";

/** Where the picture is. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How large waves, tufts and clouds are. */
  grain: number;
  waves: number;
}

export interface Frame extends Window {
  width: number;
  height: number;
  corner: number;
  /** Middle and radius of the seal; a mini has none. */
  seal?: { at: number; radius: number; numeral: number };
}

export const FRAMES: Record<Shape, Frame> = {
  tall: {
    width: 126,
    height: 172.5,
    corner: 9,
    left: 5,
    top: 5,
    right: 121,
    bottom: 147,
    grain: 1,
    waves: 6,
    seal: { at: 25, radius: 17, numeral: 21 },
  },
  wide: {
    width: 118,
    height: 86,
    corner: 8,
    left: 4,
    top: 4,
    right: 114,
    bottom: 82,
    grain: 0.8,
    waves: 7,
    seal: { at: 20, radius: 13.5, numeral: 16 },
  },
  mini: {
    width: 64,
    height: 84,
    corner: 5.8,
    left: 3,
    top: 3,
    right: 61,
    bottom: 81,
    grain: 0.62,
    waves: 5,
  },
};

/** Where the ground begins and the clouds rise. */
const GROUND = 0.83;
export const groundOf = (frame: Window): number => level(frame, GROUND);

/** A part of the band: its outline, and how the stylesheet prints it. */
export interface Stroke {
  class: "tint" | "ground" | "line" | "thin" | "tuft" | "cloud";
  d: string;
}

/** The band that tells the environment: waves, a strip with tufts, clouds. */
export const BANDS: Record<Shape, Record<Environment, Stroke[]>> = {
  tall: bands(FRAMES.tall),
  wide: bands(FRAMES.wide),
  mini: bands(FRAMES.mini),
};

export function bands(frame: Window): Record<Environment, Stroke[]> {
  return { water: water(frame), land: land(frame), air: air(frame) };
}

function water(frame: Window): Stroke[] {
  const surface = wave(frame, 0.3, 6);
  return [
    { class: "tint", d: `${surface}V${frame.bottom}H${frame.left}Z` },
    { class: "line", d: surface },
    { class: "thin", d: wave(frame, 0.54, 5) + wave(frame, 0.76, 5) },
  ];
}

function wave(frame: Window, at: number, height: number): string {
  const half = (frame.right - frame.left) / frame.waves / 2;
  const one = `q${round(half / 2)} ${round(-height * frame.grain)} ${round(half)} 0t${round(half)} 0`;
  return `M${frame.left} ${level(frame, at)}${one.repeat(frame.waves)}`;
}

function land(frame: Window): Stroke[] {
  const { left, right, bottom, grain } = frame;
  const top = groundOf(frame);
  const blade = [2, -8, 3, 8, 3, -11, 2, 11].map((length) => round(length * grain)).join(" ");
  const tufts = [0.1, 0.34, 0.62, 0.88].map((part) => {
    const x = left + part * (right - left) - 5 * grain;
    return `M${round(x)} ${round(bottom - 2 * grain)}l${blade}`;
  });
  return [
    { class: "ground", d: `M${left} ${top}H${right}V${bottom}H${left}Z` },
    { class: "line", d: `M${left} ${top}H${right}` },
    { class: "tuft", d: tufts.join("") },
  ];
}

function air(frame: Window): Stroke[] {
  const { left, top, right, bottom, grain } = frame;
  const puffs = [
    [0.2, 5],
    [0.26, -7],
    [0.2, 6],
    [0.2, -6],
    [0.14, 4],
  ].map(([part, rise]) => {
    const length = part! * (right - left);
    return `a${round(0.55 * length)} ${round(0.62 * length)} 0 0 1 ${round(length)} ${round(rise! * grain)}`;
  });
  return [
    { class: "tint", d: `M${left} ${top}H${right}V${bottom}H${left}Z` },
    { class: "cloud", d: `M${left} ${groundOf(frame)}${puffs.join("")}V${bottom + 9}H${left}Z` },
  ];
}

/** The seal's shape tells the clade; the three have about the same area. */
export function sealOf(clade: Clade, at: number, radius: number): string {
  if (clade === "mammal") {
    return `M${at - radius} ${at}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  }
  const [corners, reach] = clade === "sauropsid" ? [4, 1.12] : [6, 1.1];
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return `${round(at + reach * radius * Math.cos(angle))} ${round(at + reach * radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function level(frame: Window, part: number): number {
  return round(frame.top + part * (frame.bottom - frame.top));
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
