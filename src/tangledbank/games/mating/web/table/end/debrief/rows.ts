/** The numbers of a game as rows and dots of plots. */

import { short, type Dot, type Part, type Row } from "./plots.ts";
import type { Afterwards, Turn, Worth } from "../../../view.ts";

type NameOf = (seat: number) => string;

const TIERS = { low: "Low fitness", mid: "Middle fitness", high: "High fitness" };
const KINDS = { combat: "Combat", flashy: "Flashy", sneaky: "Sneaky" };

const part = (value: number, word: string, look: Part["look"]): Part => ({
  value,
  words: `${value} ${word}`,
  look,
});
const each = (all: number, many: number): string => short(many ? all / many : 0);

/** Who played how many cards of each kind. */
export const kindRows = ({ tastes }: Afterwards, nameOf: NameOf): Row[] =>
  tastes.map(({ seat, combat, flashy, sneaky }) => ({
    label: nameOf(seat),
    parts: [
      part(combat, "combat", "combat"),
      part(flashy, "flashy", "flashy"),
      part(sneaky, "sneaky", "sneaky"),
    ],
  }));

/** How strategies ended, and what each kind of card cost and brought. */
export const worthRows = ({ worths }: Afterwards): Row[] =>
  worths.map((worth) => ({
    label: `${KINDS[worth.kind]}: ${worth.food} food for ${worth.offspring} offspring`,
    parts: worth.kind === "sneaky" ? sneakyParts(worth) : strategyParts(worth),
  }));

function strategyParts({ played, eaten, beaten, alone }: Worth): Part[] {
  return [
    part(played - eaten - beaten - alone, "mated", "gain"),
    part(alone, "no female", "alone"),
    part(beaten, "beaten", "beaten"),
    part(eaten, "eaten", "eaten"),
  ];
}

function sneakyParts({ played, cancelled }: Worth): Part[] {
  return [part(played - cancelled, "worked", "sneaky"), part(cancelled, "guarded off", "beaten")];
}

/** How often each level of fitness was played, the highest first. */
export const levelRows = ({ levels }: Afterwards): Row[] =>
  levels.toReversed().map(({ tier, combat, flashy, offspring }) => ({
    label: `${TIERS[tier]}: ${each(offspring, combat + flashy)} offspring each`,
    parts: [part(combat, "combat", "combat"), part(flashy, "flashy", "flashy")],
  }));

/** What predators did to each kind. */
export const dangerRows = ({ worths }: Afterwards): Row[] =>
  strategiesOf(worths).map(({ kind, played, hunted, eaten, escaped, hid }) => ({
    label: `${KINDS[kind]}: ${hunted} of ${played} hunted`,
    parts: [
      part(played - hunted, "not hunted", "safe"),
      part(eaten, "eaten", "eaten"),
      part(escaped, "escaped", "escaped"),
      part(hid, "hid", "hid"),
    ],
  }));

/** Offspring for each strategy, with many and with scarce females. */
export const scarcityRows = ({ worths }: Afterwards): Row[] =>
  strategiesOf(worths).flatMap(({ kind, played, offspring, scarce, scarce_offspring }) =>
    [
      { females: "scarce", many: scarce, all: scarce_offspring },
      { females: "enough", many: played - scarce, all: offspring - scarce_offspring },
    ]
      .filter(({ many }) => many > 0)
      .map(({ females, many, all }) => ({
        label: `${KINDS[kind]}, females ${females}`,
        parts: [{ value: all / many, words: `${short(all / many)} offspring each`, look: kind }],
      })),
  );

const strategiesOf = (worths: readonly Worth[]): Worth[] =>
  worths.filter(({ kind }) => kind !== "sneaky");

const FATES = { predator: "eaten", fight: "beaten" };

/** Every strategy: what it cost, and what it brought. */
export const costDots = ({ turns }: Afterwards, nameOf: NameOf): Dot[] =>
  turns.flatMap((turn) => {
    const { choice, lost_to } = turn;
    if (choice === "lunch") return [];
    const x = turn.cost + turn.escape;
    const y = gainOf(turn);
    const fate = lost_to ? `, ${FATES[lost_to]}` : "";
    return {
      x,
      y,
      look: choice,
      lost: lost_to !== "",
      words: `${who(turn, nameOf)}: ${turn.name}, ${x} food, ${y} offspring${fate}`,
    };
  });

/** What a strategy brought in the end: rivals took first what sneaky cards had brought. */
const gainOf = ({ brought, sneaked, taken }: Turn): number =>
  brought - Math.max(0, taken - sneaked);

/** Every choice except the first: the food of the round before, and what the choice cost. */
export const supplyDots = ({ turns, rounds }: Afterwards, nameOf: NameOf): Dot[] =>
  turns.flatMap((turn) => {
    const before = rounds[turn.round - 2];
    if (!before) return [];
    const chose = turn.choice === "lunch" ? "out to lunch" : `${turn.name}, ${turn.cost} food`;
    return {
      x: before.food,
      y: turn.cost,
      look: turn.choice,
      lost: false,
      words: `${who(turn, nameOf)}, after ${short(before.food)} food: ${chose}`,
    };
  });

const who = ({ seat, round }: Turn, nameOf: NameOf): string => `${nameOf(seat)}, round ${round}`;

/** A seat's food after every round, from the start on, and what it did. */
export interface Strip {
  seat: number;
  foods: number[];
  lunches: number[];
  words: string;
}

export const strips = (
  { turns, tastes, start_food, lunches }: Afterwards,
  nameOf: NameOf,
): Strip[] =>
  tastes.map(({ seat }) => {
    const foods = [
      start_food,
      ...turns.filter((turn) => turn.seat === seat).map(({ food }) => food),
    ];
    const rounds = lunches.filter((lunch) => lunch.seat === seat).map(({ round }) => round);
    const out = rounds.length ? `; out to lunch in round ${rounds.join(", ")}` : "";
    return {
      seat,
      foods,
      lunches: rounds,
      words: `${nameOf(seat)} had ${foods.join(", ")} food${out}.`,
    };
  });

/** What a round was, for the table of all turns. */
export function turnInWords(turn: Turn): string {
  if (turn.choice === "lunch") return "out to lunch";
  const fate = turn.lost_to ? `, ${FATES[turn.lost_to]}` : turn.won ? ", won the fight" : "";
  const ran = turn.escaped ? ", escaped" : turn.hid ? ", hid" : "";
  const lured = turn.lured ? `, ${turn.lured} lured away` : "";
  return `${turn.name} (${turn.choice}, ${turn.cost} food)${ran}${fate}${lured}`;
}
