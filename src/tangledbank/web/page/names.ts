/** Friendly names for people who do not want to think of one. */
import { pick } from "../wire/chance";
import { recall, remember } from "./memory";

export const LONGEST_NAME = 24;

// prettier-ignore
export const ADJECTIVES = [
  "Ancient", "Bold", "Brave", "Bright", "Busy", "Calm", "Cheerful", "Clever", "Curious", "Daring",
  "Drifting", "Eager", "Early", "Gentle", "Glad", "Golden", "Happy", "Hidden", "Humble", "Jolly",
  "Keen", "Kind", "Lively", "Lucky", "Merry", "Mossy", "Nimble", "Patient", "Playful", "Proud",
  "Quick", "Quiet", "Rare", "Roaming", "Shy", "Sleepy", "Spotted", "Sunny", "Thoughtful", "Wild",
] as const;

// prettier-ignore
export const ORGANISMS = [
  "Ammonite", "Beaver", "Beetle", "Bison", "Bumblebee", "Butterfly", "Conifer", "Crab", "Cycad",
  "Diplodocus", "Dodo", "Dragonfly", "Fern", "Fox", "Frog", "Gecko", "Ginkgo", "Hedgehog", "Heron",
  "Horsetail", "Hummingbird", "Iguanodon", "Jackdaw", "Jellyfish", "Kiwi", "Limpet", "Mammoth",
  "Mushroom", "Nautilus", "Newt", "Octopus", "Pterosaur", "Raven", "Salamander", "Sea star", "Snail",
  "Tadpole", "Toad", "Trilobite", "Turtle",
] as const;

export function friendlyName(): string {
  return `${pick(ADJECTIVES)} ${pick(ORGANISMS)}`;
}

/** What somebody typed as a name: one line, not too long. */
export function readName(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

/** The name of this browser's player; a friendly one the first time. */
export function myName(): string {
  const known = readName(recall("name", ""));
  if (known) return known;
  const fresh = friendlyName();
  remember("name", fresh);
  return fresh;
}

export function keepName(name: string): void {
  remember("name", readName(name));
}
