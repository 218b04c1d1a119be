/** The label that says what is asked, what each seat is doing, and what can be done, in sentences. */

import type { EventInfo } from "#shell/lib/wire";
import type { Face } from "../cards/faces.ts";
import { bonusWords, fullName, saysOf, sidesInWords, starWords } from "../cards/names.ts";
import { wordOf } from "../cards/traits.ts";
import type { View } from "../view.ts";
import type { Action, Legal } from "./legal.ts";

/** One thing that stands out, and how to do it. */
export interface Asking {
  heading: string;
  text: string;
  /** The text where there is little room. */
  short?: string;
}

/** All that the label depends on. */
export interface Moment {
  view: View;
  legal: Legal;
  picked: string | null;
  aim: Action | null;
  /** What the server foretells of the card aimed at. */
  notes: Record<string, string>;
  mayTakeBack: boolean;
  face(card: string): Face;
  nameOf(seat: number): string;
}

/** Nobody listens to more sentences than this. */
const MOST = 20;
const COUNTS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** `three` */
export function count(number: number): string {
  return COUNTS[number] ?? String(number);
}

/** `Ana, Bo and Cy` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** What is asked of the seat now, or whom it waits for. */
export function askingOf(moment: Moment): Asking {
  const { view, legal } = moment;
  if (view.seat === null) return watching(moment);
  if (legal.actions.length === 0) return waiting(moment);
  switch (view.phase) {
    case "choosing":
      return choosing(moment);
    case "drafting":
      return drafting(moment);
    case "keeping goals":
      return keepingGoals(moment);
    default:
      return acting(moment);
  }
}

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

function watching(moment: Moment): Asking {
  const { heading } = waiting(moment);
  return { heading: "You are watching.", text: heading };
}

/** Whose turn it is, or which choices are still open. */
function waiting({ view, mayTakeBack, face, nameOf, picked }: Moment): Asking {
  const others = listed(view.actors.map(nameOf));
  const several = view.actors.length > 1;
  const [actor = 0] = view.actors;
  switch (view.phase) {
    case "choosing": {
      if (view.chosen === null) {
        return { heading: `${others} ${several ? "are" : "is"} choosing.`, text: "" };
      }
      const name = face(view.chosen).name;
      if (picked === view.chosen) {
        return { heading: `Take ${name} back?`, text: "Tap it again, and choose another card." };
      }
      const back = mayTakeBack ? " Until all have chosen, you can take it back: tap it." : "";
      return {
        heading: `${name} lies face down.`,
        text: `Waiting for ${others}.${back}`,
        short: mayTakeBack ? "Tap it to take it back." : `Waiting for ${others}.`,
      };
    }
    case "drafting":
      return { heading: `${nameOf(actor)} is drafting.`, text: soFar(view) };
    case "keeping goals": {
      const kept = view.kept_goal === null ? null : face(view.kept_goal).name;
      return {
        heading: kept === null ? "Everyone keeps a goal." : `You keep ${kept}.`,
        text: `Waiting for ${others}.`,
      };
    }
    case "acting": {
      const left = view.players[actor]?.face_up.length ?? 0;
      const cards = left === 1 ? "one card" : `${count(left)} cards`;
      const [recovered] = view.acting_with.slice(-1);
      return {
        heading: `${nameOf(actor)} is acting.`,
        text: recovered
          ? `${face(recovered).name} was recovered and is acted with at once.`
          : `${capital(cards)} left to act with.`,
      };
    }
    default:
      return { heading: "The game is over.", text: "" };
  }
}

/** `You have two of three cards.` */
function soFar(view: View): string {
  if (view.seat === null) return "";
  return `You have ${count(ownFaceUp(view).length)} of ${count(view.options["chosen"] ?? 0)} cards.`;
}

function choosing({ view, picked, face }: Moment): Asking {
  if (view.seats === 1) return choosingAlone({ view, picked, face });
  if (picked === null) {
    return {
      heading: "Choose a card.",
      text: "Tap one of your hand. The others go to the pool, and the highest number starts.",
      short: "The others go to the pool.",
    };
  }
  return {
    heading: `Choose ${face(picked).name}?`,
    text: `${tellOf(face(picked))} Tap it again to lay it face down.`,
  };
}

function choosingAlone({ view, picked, face }: Pick<Moment, "view" | "picked" | "face">): Asking {
  const taken = view.players[0]?.face_up.length ?? 0;
  const missing = (view.options["chosen"] ?? 0) - taken;
  if (picked !== null) {
    return {
      heading: `Choose ${face(picked).name}?`,
      text: `${tellOf(face(picked))} Tap it again to take it.`,
    };
  }
  const cards = missing === 1 ? "card" : "cards";
  return {
    heading: `Choose ${count(missing)} ${taken ? "more " : ""}${cards}.`,
    text: "Tap a card, then tap it again. The Automa acts with the rest.",
    short: "The Automa gets the rest.",
  };
}

function drafting({ view, picked, face }: Moment): Asking {
  if (picked === null) {
    const missing = (view.options["chosen"] ?? 0) - ownFaceUp(view).length;
    const more = missing > 1 ? ` You still get ${count(missing)}.` : "";
    return {
      heading: "Draft a card.",
      text: `Tap one of the pool, then tap it again.${more}`,
      short: "Tap one of the pool twice.",
    };
  }
  return {
    heading: `Draft ${face(picked).name}?`,
    text: `${tellOf(face(picked))} Tap it again, and it is yours.`,
  };
}

function keepingGoals({ view, picked, face }: Moment): Asking {
  if (picked === null) {
    const others = view.goals.length === 2 ? "The other leaves" : "The others leave";
    return {
      heading: "Keep one goal.",
      text: `Tap it, then tap it again. ${others} the game unseen.`,
      short: "Tap it twice.",
    };
  }
  return {
    heading: `Keep ${face(picked).name}?`,
    text: "Tap it again. It stays secret to the end.",
  };
}

function acting(moment: Moment): Asking {
  const { view, picked, aim, face } = moment;
  if (picked === null) {
    const cards = ownFaceUp(view).length;
    return {
      heading: "Act with a card.",
      text: `Tap one of your ${count(cards)} face-up cards, then the place where it goes.`,
      short: "Tap one, then its place.",
    };
  }
  if (aim !== null) return aiming(moment, aim);
  const wanted = wants(moment, picked);
  if (view.acting_with.at(-1) === picked) {
    return {
      heading: `${face(picked).name} is back.`,
      text: `Act with it at once. ${wanted.text}`,
      short: "Act with it at once.",
    };
  }
  return wanted;
}

/** A card is picked: where it may go. */
function wants({ legal, face }: Moment, card: string): Asking {
  const printed = face(card);
  const discard = legal.targets("discard", card).length ? ` (${bonusOf(printed)})` : "";
  const places = `lay the card on the discard pile${discard}, or keep it.`;
  const otherwise = `Or ${places}`;
  switch (printed.kind) {
    case "plant":
    case "animal":
      return legal.targets("evolve", card).length
        ? {
            heading: `${printed.name} wants a parent.`,
            text: `Tap a lit ${printed.kind}, then tap it again to evolve. ${otherwise}`,
            short: `Tap a lit ${printed.kind} twice.`,
          }
        : {
            heading: `${printed.name} finds no parent.`,
            text: `${capital(places)} Tap ${a(printed.kind)} to see what it lacks.`,
            short: "Keep or discard it.",
          };
    case "mutation":
      return legal.targets("mutate", card).length
        ? {
            heading: `${printed.name}: for whom?`,
            text: `Tap a lit species, then tap it again to tuck the card under it. ${otherwise}`,
            short: "Tap a lit species twice.",
          }
        : {
            heading: `${printed.name} finds no host.`,
            text: capital(places),
            short: "Keep or discard it.",
          };
    case "event":
      if (printed.effect === "recover") {
        return legal.targets("recover", card).length
          ? {
              heading: "Recover a card.",
              text: `Tap one of the discard pile, then tap it again. ${otherwise}`,
              short: "Tap one of the pile twice.",
            }
          : {
              heading: "There is nothing to recover.",
              text: capital(places),
              short: "Keep or discard it.",
            };
      }
      return legal.targets("play", card).length
        ? {
            heading: printed.effect === "grow" ? "Who shall grow?" : "Where does it strike?",
            text: `${saysOf(printed)} Tap a lit species, then tap it again. ${otherwise}`,
            short: "Tap a lit species twice.",
          }
        : {
            heading: `${printed.name} finds no target.`,
            text: capital(places),
            short: "Keep or discard it.",
          };
    default:
      return { heading: printed.name, text: "" };
  }
}

/** Something is aimed at: what the second touch does. */
function aiming(moment: Moment, aim: Action): Asking {
  const { legal, view, face, notes } = moment;
  const name = face(aim.card).name;
  const target = aim.target === null ? "" : face(aim.target).name;
  const note = aim.target === null ? undefined : notes[aim.target];
  const result = note === undefined ? "" : `${target} ${note}. `;
  switch (aim.verb) {
    case "evolve":
      return {
        heading: `Evolve ${name} from ${target}?`,
        text: `${result}Tap ${target} again.`,
      };
    case "mutate":
      return { heading: `Tuck it under ${target}?`, text: `${result}Tap ${target} again.` };
    case "play":
      return { heading: `${name} on ${target}?`, text: `${result}Tap ${target} again.` };
    case "recover":
      return {
        heading: `Recover ${target}?`,
        text: "Tap it again; you act with it at once.",
      };
    case "keep":
      return {
        heading: `Keep ${name}?`,
        text:
          view.round < (view.options["rounds"] ?? 0)
            ? `Tap the place again. It belongs to your hand in round ${view.round + 1}.`
            : "Tap the place again. This is the last round: it is worth nothing.",
        short: "Tap the place again.",
      };
    default:
      if (aim.target !== null) {
        return { heading: `Discard ${name} for ${target}?`, text: `${result}Tap ${target} again.` };
      }
      return {
        heading: `Discard ${name}?`,
        text: legal.targets("discard", aim.card).length
          ? `Tap a lit species for ${bonusOf(face(aim.card))}, or the pile again for no bonus.`
          : "Tap the pile again.",
        short: legal.targets("discard", aim.card).length
          ? "Tap a lit card, or again."
          : "Tap the place again.",
      };
  }
}

/** A card in a few words, where there is no room for its icons. */
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

/** All that the seat may do, in sentences, for who cannot see what is lit. */
export function possible({ view, legal, face }: Pick<Moment, "view" | "legal" | "face">): string {
  const name = (card: string): string => called(face(card));
  const cards = legal.cards();
  if (cards.length === 0) return "There is nothing for you to do now.";
  if (legal.verb() === "choose") return `You can choose ${listed(cards.map(name))}.`;
  if (legal.verb() === "draft") return `You can draft ${listed(cards.map(name))}.`;
  if (legal.verb() === "keep goal") return `You can keep the goal ${cards.map(name).join(" or ")}.`;
  const one = (card: string): string => {
    const ways = [
      ...way("evolve it from", legal.targets("evolve", card).map(name)),
      ...way("tuck it under", legal.targets("mutate", card).map(name)),
      ...way("play it on", legal.targets("play", card).map(name)),
      ...way("recover", legal.targets("recover", card).map(name)),
      ...way("discard it for", legal.targets("discard", card).map(name)),
      "discard it",
      "keep it",
    ];
    return `${name(card)}: ${ways.join(", or ")}.`;
  };
  const recovered = view.acting_with.length ? "You must act with the recovered card. " : "";
  return recovered + cards.map(one).join(" ");
}

/** What happens to a seat without its doing; and what the pool itself tells. */
const NOT_DONE = ["drew", "filled", "revealed", "started"];
const NOT_TOLD = ["pooled"];

/** All that has happened since the seat's own last action, in sentences. */
export function sinceOwn(log: readonly EventInfo[], seat: number | null): string {
  const own = log.findLastIndex((event) => event.seat === seat && !NOT_DONE.includes(event.name));
  const later = log.slice(own + 1).filter((event) => !NOT_TOLD.includes(event.name));
  const said = later.map((event) => event.sentence);
  return said.filter(Boolean).slice(-MOST).join(" ") || "Nothing has changed since you acted.";
}

/** The seat's own cards, in sentences. */
export function ownCards({ view, face }: Pick<Moment, "view" | "face">): string {
  const said: string[] = [];
  const tell = (what: string, cards: readonly string[]): void => {
    const names = cards.map((card) => fullName(face(card)).replace(/\.$/, ""));
    if (names.length) said.push(`${what}: ${names.join(". ")}.`);
  };
  tell("Face up", ownFaceUp(view));
  tell(view.phase === "choosing" ? "In your hand" : "Kept", view.hand);
  if (view.chosen !== null) said.push(`${face(view.chosen).name} lies face down.`);
  if (view.phase === "drafting") tell("In the pool", view.pool);
  tell("Your goal", view.kept_goal === null ? view.goals : [view.kept_goal]);
  return said.join(" ") || "You hold no cards.";
}

function way(words: string, targets: readonly string[]): string[] {
  return targets.length ? [`${words} ${targets.join(" or ")}`] : [];
}

/** Its name; of cards with several copies, the number too: `Large (18)`. */
function called(face: Face): string {
  return "copies" in face ? `${face.name} (${face.location})` : face.name;
}

function ownFaceUp(view: View): string[] {
  return view.seat === null ? [] : (view.players[view.seat]?.face_up ?? []);
}

/** `+2 plants`; with two rows, `+1 on any`. */
export function shortBonus(face: Face): string {
  if (face.kind !== "plant" && face.kind !== "animal") return "";
  return face.bonus.rows.length > 1
    ? `+${face.bonus.amount} on any`
    : `+${face.bonus.amount} ${face.bonus.rows[0]}`;
}

/** `+2 on plants` */
export function bonusOf(face: Face): string {
  return face.kind === "plant" || face.kind === "animal" ? bonusWords(face) : "";
}

function a(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
