/** Every sign that a card can bear, its icon and its word. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Acorn from "~icons/game-icons/acorn";
import ChickenLeg from "~icons/game-icons/chicken-leg";
import CrossedBones from "~icons/game-icons/crossed-bones";
import Drop from "~icons/game-icons/drop";
import FeatheredWing from "~icons/game-icons/feathered-wing";
import Flame from "~icons/game-icons/flame";
import Hearts from "~icons/game-icons/hearts";
import LindenLeaf from "~icons/game-icons/linden-leaf";
import Log from "~icons/game-icons/log";
import Peaks from "~icons/game-icons/peaks";
import RoundStar from "~icons/game-icons/round-star";
import SpiralShell from "~icons/game-icons/spiral-shell";
import SpotedFlower from "~icons/game-icons/spoted-flower";
import Sun from "~icons/game-icons/sun";
import TreeRoots from "~icons/game-icons/tree-roots";
import Tracks from "~icons/game-icons/velociraptor-tracks";
import EatsBoth from "../art/icons/EatsBoth.svelte";
import Legs from "../art/icons/Legs.svelte";
import Spine from "../art/icons/Spine.svelte";

type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** What a card can bear: growth, size, icons; then habitats, rows, and what goals count. */
const SIGNS = {
  sunlight: [Sun, "sunlight"],
  "eats-plants": [LindenLeaf, "eats plants"],
  "eats-animals": [ChickenLeg, "eats animals"],
  "eats-both": [EatsBoth, "eats both"],
  star: [RoundStar, "large"],
  roots: [TreeRoots, "roots"],
  woody: [Log, "woody"],
  flowering: [SpotedFlower, "flowering"],
  seeds: [Acorn, "seeds"],
  spine: [Spine, "spine"],
  legs: [Legs, "legs"],
  shell: [SpiralShell, "shell"],
  wings: [FeatheredWing, "wings"],
  warm: [Flame, "warm"],
  water: [Drop, "water"],
  land: [Peaks, "land"],
  plants: [LindenLeaf, "plants"],
  animals: [Tracks, "animals"],
  living: [Hearts, "living"],
  extinct: [CrossedBones, "extinct"],
  heart: [Hearts, "goal"],
  bones: [CrossedBones, "extinct"],
} as const satisfies Record<string, readonly [Icon, string]>;

export type Trait = keyof typeof SIGNS;

export const TRAITS = Object.keys(SIGNS) as Trait[];

/** The sign's picture. */
export function iconOf(trait: Trait): Icon {
  return SIGNS[trait][0];
}

/** The sign in words. */
export function wordOf(trait: Trait): string {
  return SIGNS[trait][1];
}
