/** The label that says what is asked of a seat, and what the next touch does. */

import { watches, type Asking } from "#shell/play/asking";
import { capital, count, listed } from "#shell/page/words";
import type { Action } from "../actions.ts";
import type { Face } from "../cards/faces.ts";
import { saysOf } from "../cards/names.ts";
import type { View } from "../view.ts";
import { targetOf, targetsOf, type PlayVerb } from "./ways.ts";
import { bonusOf, ownFaceUp, tellOf } from "./words.ts";

/** All that the label depends on. */
export interface Occasion {
  view: View;
  legal: readonly Action[];
  picked: string | null;
  aim: Action | null;
  /** What the server foretells of the card aimed at. */
  notes: Record<string, string>;
  mayTakeBack: boolean;
  face(card: string): Face;
  nameOf(seat: number): string;
}

/** What is asked of the seat now, or whom it waits for. */
export function askingOf(moment: Occasion): Asking {
  const { view, legal } = moment;
  if (view.seat === null) return { heading: watches(), text: waiting(moment).heading };
  if (legal.length === 0) return waiting(moment);
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

/** Whose turn it is, or which choices are still open. */
function waiting({ view, mayTakeBack, face, nameOf, picked }: Occasion): Asking {
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
      return { heading: `${nameOf(actor)} is drafting.`, text: soFar(view), short: "" };
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

function choosing(moment: Occasion): Asking {
  const { view, picked, face } = moment;
  if (view.seats === 1) return choosingAlone(moment);
  if (picked === null) {
    return {
      heading: "Choose a card.",
      text: "Tap one from your hand. The others go to the pool, and the highest number starts.",
      short: "The others go to the pool.",
    };
  }
  return {
    heading: `Choose ${face(picked).name}?`,
    text: `${tellOf(face(picked))} Tap it again to lay it face down.`,
  };
}

function choosingAlone({ view, picked, face }: Occasion): Asking {
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

function drafting({ view, picked, face }: Occasion): Asking {
  if (picked === null) {
    const missing = (view.options["chosen"] ?? 0) - ownFaceUp(view).length;
    const more = missing > 1 ? ` You still get ${count(missing)}.` : "";
    return {
      heading: "Draft a card.",
      text: `Tap one from the pool, then tap it again.${more}`,
      short: "Tap one from the pool twice.",
    };
  }
  return {
    heading: `Draft ${face(picked).name}?`,
    text: `${tellOf(face(picked))} Tap it again, and it is yours.`,
  };
}

function keepingGoals({ view, picked, face }: Occasion): Asking {
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

function acting(moment: Occasion): Asking {
  const { view, picked, aim, face } = moment;
  if (picked === null) {
    const cards = ownFaceUp(view).length;
    const which = cards === 1 ? "your face-up card" : `one of your ${count(cards)} face-up cards`;
    return {
      heading: "Act with a card.",
      text: `Tap ${which}, then the place where it goes.`,
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
function wants({ legal, face }: Occasion, card: string): Asking {
  const printed = face(card);
  const discard = targetsOf(legal, "discard", card).length ? ` (${bonusOf(printed)})` : "";
  const places = `lay the card on the discard pile${discard}, or keep it.`;
  const goes = (heading: string, text: string, short: string): Asking => ({
    heading,
    text: `${text} Or ${places}`,
    short,
  });
  const stays = (heading: string, more = ""): Asking => ({
    heading,
    text: `${capital(places)}${more}`,
    short: "Keep or discard it.",
  });
  const { name, kind } = printed;
  const findsOne = (verb: PlayVerb): boolean => targetsOf(legal, verb, card).length > 0;
  switch (kind) {
    case "plant":
    case "animal": {
      if (!findsOne("evolve"))
        return stays(`${name} finds no parent.`, ` Tap ${a(kind)} to see what it lacks.`);
      const text = `Tap a lit ${kind}, then tap it again to evolve.`;
      return goes(`${name} wants a parent.`, text, `Tap a lit ${kind} twice.`);
    }
    case "mutation": {
      if (!findsOne("mutate")) return stays(`${name} finds no host.`);
      const text = "Tap a lit species, then tap it again to tuck the card under it.";
      return goes(`${name}: for whom?`, text, "Tap a lit species twice.");
    }
    case "event": {
      if (printed.effect === "recover") {
        if (!findsOne("recover")) return stays("There is nothing to recover.");
        const text = "Tap one from the discard pile, then tap it again.";
        return goes("Recover a card.", text, "Tap one from the pile twice.");
      }
      if (!findsOne("play")) return stays(`${name} finds no target.`);
      const heading = printed.effect === "grow" ? "Who should grow?" : "Where does it strike?";
      const text = `${saysOf(printed)} Tap a lit species, then tap it again.`;
      return goes(heading, text, "Tap a lit species twice.");
    }
    default:
      return { heading: name, text: "" };
  }
}

/** Something is aimed at: what the second touch does. */
function aiming(moment: Occasion, aim: Action): Asking {
  const { legal, view, face, notes } = moment;
  const name = face(aim.card).name;
  const at = targetOf(aim);
  const target = at === null ? "" : face(at).name;
  const note = at === null ? undefined : notes[at];
  /** What comes of it, and the second touch. */
  const result = `${note === undefined ? "" : `${target} ${note}. `}Tap ${target} again.`;
  switch (aim.verb) {
    case "evolve":
      return { heading: `Evolve ${name} from ${target}?`, text: result };
    case "mutate":
      return { heading: `Tuck it under ${target}?`, text: result };
    case "play":
      return { heading: `${name} on ${target}?`, text: result };
    case "recover":
      return { heading: `Recover ${target}?`, text: "Tap it again; you act with it at once." };
    case "keep":
      return {
        heading: `Keep ${name}?`,
        text:
          view.round < (view.options["rounds"] ?? 0)
            ? `Tap the place again. It belongs to your hand in round ${view.round + 1}.`
            : "Tap the place again. This is the last round: it is worth nothing.",
        short: "Tap the place again.",
      };
    default: {
      if (at !== null) return { heading: `Discard ${name} for ${target}?`, text: result };
      const heading = `Discard ${name}?`;
      if (!targetsOf(legal, "discard", aim.card).length)
        return { heading, text: "Tap the pile again.", short: "Tap the place again." };
      const bonus = bonusOf(face(aim.card));
      return {
        heading,
        text: `Tap a lit species for ${bonus}, or the pile again for no bonus.`,
        short: "Tap a lit card, or again.",
      };
    }
  }
}

function a(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}
