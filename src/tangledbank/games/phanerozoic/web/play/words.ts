/** A table in words: what seats are doing, what can be done, what somebody holds, what happened. */

import { sinceOwn as since } from "#shell/wire/log";
import { capital, listed } from "#shell/page/words";
import { isSpecies, type Face } from "../cards/faces.ts";
import { bonusWords, fullName, saysOf, sidesInWords, starWords } from "../cards/names.ts";
import { wordOf } from "../cards/traits.ts";
import type { GameEvent } from "../events.ts";
import type { View } from "../view.ts";
import type { Occasion } from "./asking.ts";
import { cardsOf, targetsOf, verbOf } from "./ways.ts";

/** What a seat is doing, in two or three words under its name; in one or two where room is short. */
export function doing(view: View, seat: number, brief = false): string {
  const player = view.players[seat];
  if (!player) return "";
  const isAsked = view.actors.includes(seat);
  const lies = player.face_up.length;
  switch (view.phase) {
    case "choosing":
      if (player.ready) return "ready ✓";
      return isAsked ? "choosing" : "no card";
    case "keeping goals":
      return player.ready ? "ready ✓" : brief ? "choosing" : "choosing a goal";
    case "drafting": {
      const now = isAsked ? "drafting" : `${lies} face up`;
      return seat === view.start && !brief ? `starts, ${now}` : now;
    }
    case "acting": {
      const kept = player.hand > 0 ? `kept ${player.hand}` : "";
      const now = lies > 0 ? `${lies} to act` : "done";
      if (brief) return now;
      const first = isAsked ? "acting" : seat === view.start && lies > 0 ? "started" : kept;
      return first ? `${first}, ${now}` : now;
    }
    default:
      return "";
  }
}

/** A card in a few words, if there is no room for its icons. */
export function tellOf(face: Face): string {
  switch (face.kind) {
    case "plant":
    case "animal": {
      const traits = [face.habitat, wordOf(face.growth), starWords(face.stars), ...face.icons];
      return `${capital(traits.join(", "))}.`;
    }
    case "mutation":
      return `${capital(sidesInWords(face))}.`;
    case "event":
      return saysOf(face);
    case "goal":
      return fullName(face);
  }
}

/** All that the seat may do, in sentences, for anyone who cannot see what is lit. */
export function possible({ view, legal, face }: Pick<Occasion, "view" | "legal" | "face">): string {
  const name = (card: string): string => called(face(card));
  const cards = cardsOf(legal);
  if (cards.length === 0) return "There is nothing for you to do now.";
  const verb = verbOf(legal);
  if (verb === "choose") return `You can choose ${listed(cards.map(name))}.`;
  if (verb === "draft") return `You can draft ${listed(cards.map(name))}.`;
  if (verb === "keep goal") return `You can keep the goal ${cards.map(name).join(" or ")}.`;
  const one = (card: string): string => {
    const ways = [
      ...way("evolve it from", targetsOf(legal, "evolve", card).map(name)),
      ...way("tuck it under", targetsOf(legal, "mutate", card).map(name)),
      ...way("play it on", targetsOf(legal, "play", card).map(name)),
      ...way("recover", targetsOf(legal, "recover", card).map(name)),
      ...way("discard it for", targetsOf(legal, "discard", card).map(name)),
      "discard it",
      "keep it",
    ];
    return `${name(card)}: ${ways.join(", or ")}.`;
  };
  const recovered = view.acting_with.length ? "You must act with the recovered card. " : "";
  return recovered + cards.map(one).join(" ");
}

/** What happens to a seat without its doing; and what the pool itself tells. */
const NOT_DONE: readonly GameEvent["name"][] = ["drew", "filled", "revealed", "started"];
const NOT_TOLD: readonly GameEvent["name"][] = ["pooled"];

/** All that has happened since the seat's own last action, in sentences. */
export function sinceOwn(log: readonly GameEvent[], seat: number | null): string {
  const told = log.filter(({ name }) => !NOT_TOLD.includes(name));
  return since(told, seat, ({ name }) => !NOT_DONE.includes(name));
}

/** The seat's own cards, in sentences. */
export function ownCards({ view, face }: Pick<Occasion, "view" | "face">): string {
  const said: string[] = [];
  const tell = (what: string, cards: readonly string[]): void => {
    const names = cards.map((card) => fullName(face(card)).replace(/\.$/, ""));
    if (names.length) said.push(`${what}: ${names.join(". ")}.`);
  };
  tell("Face up", ownFaceUp(view));
  tell(view.phase === "choosing" ? "In your hand" : "Kept", view.hand);
  if (view.chosen !== null) said.push(`${face(view.chosen).name} lies face down.`);
  if (view.phase === "drafting") tell("In the pool", view.pool);
  tell("Your goal", ownGoals(view));
  return said.join(" ") || "You hold no cards.";
}

function way(words: string, targets: readonly string[]): string[] {
  return targets.length ? [`${words} ${targets.join(" or ")}`] : [];
}

/** Its name; of cards with several copies, the number too: `Large (18)`. */
function called(face: Face): string {
  return "copies" in face ? `${face.name} (${face.location})` : face.name;
}

export function ownFaceUp(view: View): string[] {
  return view.seat === null ? [] : (view.players[view.seat]?.face_up ?? []);
}

/** The goal that the seat has kept, or those that it chooses from. */
export function ownGoals({ goals, kept_goal: kept }: View): string[] {
  return kept === null ? goals : [kept];
}

/** `+2 plants`; with two rows, `+1 on any`. */
export function shortBonus(face: Face): string {
  if (!isSpecies(face)) return "";
  const { amount, rows } = face.bonus;
  return rows.length > 1 ? `+${amount} on any` : `+${amount} ${rows[0]}`;
}

/** `+2 on plants` */
export function bonusOf(face: Face): string {
  return isSpecies(face) ? bonusWords(face) : "";
}

/** What keeping a card means: `for round 3`, or that it is in vain. */
export function keepWords(view: View, wide: boolean): string {
  if (view.round >= (view.options["rounds"] ?? 1))
    return wide ? "in vain: this is the last round" : "in vain";
  return `${wide ? "for" : "to"} round ${view.round + 1}`;
}

/** What laying a card down means: `Take it` */
export function layWords({ phase, seats }: View): string {
  if (phase === "keeping goals") return "Keep it";
  return phase === "choosing" && seats > 1 ? "Lay it face down" : "Take it";
}
