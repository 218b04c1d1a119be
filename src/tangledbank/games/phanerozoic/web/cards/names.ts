/** Cards in words: the full name that is spoken, the short one on a chip, sentences on plates. */

import { capital, signed } from "#shell/page/words";
import type { EventFace, Face, GoalLine, MutationFace, SpeciesFace } from "./faces.ts";
import { wordOf } from "./traits.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A card as it is spoken: `Trilobite, animal, location 10, water, one star, eats plants, shell; …` */
export function fullName(face: Face): string {
  switch (face.kind) {
    case "plant":
    case "animal": {
      const traits = [face.habitat, starWords(face.stars), wordOf(face.growth), ...face.icons];
      const demand = face.demandsGrowth ? `; ${demandOf(face)}` : "";
      return (
        `${face.name}, ${face.kind}, location ${face.location}, ${traits.join(", ")}${demand}; ` +
        `discarded: ${bonusWords(face)}`
      );
    }
    case "mutation":
      return `${face.name}, mutation, location ${face.location}, ${sidesInWords(face)}`;
    case "event":
      return `${face.name}, event, location ${face.location}: ${saysOf(face)}`;
    case "goal": {
      const lines = face.lines.map((line) => `${lineInWords(line)} ${signed(line.points)}`);
      const hint = face.hint.length ? `; ${face.hint.join("; ")}` : "";
      return `${face.name}, goal: ${lines.join(", ")}${hint}`;
    }
  }
}

/** A name of eleven letters at most, as a chip is narrow: T. rex for Tyrannosaurus. */
export function shortName(face: Face): string {
  if (face.name.length <= 11) return face.name;
  const words = face.name.split(" ");
  if (words.length > 1) return capital((face.kind === "event" ? words[0] : words.at(-1)) ?? "");
  const [genus = "", epithet] = face.latin.split(" ");
  return epithet ? `${genus.charAt(0)}. ${epithet}` : face.name;
}

/** `Mutation, four copies` */
export function kindInWords(face: Face): string {
  const kind = capital(face.kind);
  return "copies" in face && face.copies > 1
    ? `${kind}, ${NUMBERS[face.copies] ?? face.copies} copies`
    : kind;
}

/** `two stars` */
export function starWords(stars: number): string {
  return `${NUMBERS[stars] ?? stars} star${stars === 1 ? "" : "s"}`;
}

/** `+1 on plants or animals` */
export function bonusWords(face: SpeciesFace): string {
  return `+${face.bonus.amount} on ${face.bonus.rows.join(" or ")}`;
}

/** A demanded growth, on the card of the child. */
export function demandOf(face: SpeciesFace): string {
  return face.growth === "sunlight"
    ? "its parent must grow by sunlight"
    : `its parent must ${wordOf(face.growth).replace("eats", "eat")} too`;
}

/** What an event does. */
export function saysOf(face: EventFace): string {
  switch (face.effect) {
    case "grow":
      return `One living species grows by ${face.amount}.`;
    case "shrink":
      return `One living ${face.habitat} species shrinks by ${face.amount}.`;
    case "recover":
      return "Act with a card from the discard pile.";
  }
}

/** What a mutation does: `roots on a plant, legs on an animal`. */
export function sidesInWords(face: MutationFace): string {
  return `${wordOf(face.sides.plant)} on a plant, ${wordOf(face.sides.animal)} on an animal`;
}

/** What a line of a goal counts: `each living woody card`, `Magnolia, living`. */
export function lineInWords(line: GoalLine): string {
  if (line.card) return `${line.word}, ${line.when}`;
  switch (line.icon) {
    case "woody":
    case "flowering":
    case "warm":
      return `each ${line.when} ${line.word} card`;
    case "spine":
    case "shell":
      return `each ${line.when} card with a ${line.word}`;
    case "eats-plants":
    case "eats-animals":
    case "eats-both":
      return `each ${line.when} card that ${line.word}`;
    case "star":
      return `each ${line.when} star`;
    default:
      return `each ${line.when} card with ${line.word}`;
  }
}
