/** The animals that stand for levels, by the level. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Crow from "~icons/game-icons/raven";
import Mammoth from "~icons/game-icons/mammoth";
import Trilobite from "~icons/game-icons/trilobite";
import Turtle from "~icons/game-icons/sea-turtle";
import Jellyfish from "./Jellyfish.svelte";

type Drawing = Component<SVGAttributes<SVGSVGElement>>;

const BY_LEVEL: Record<string, Drawing> = {
  beginner: Jellyfish,
  easy: Trilobite,
  medium: Turtle,
  hard: Mammoth,
  expert: Crow,
};

export const animalOf = (level: string): Drawing => BY_LEVEL[level] ?? Trilobite;
