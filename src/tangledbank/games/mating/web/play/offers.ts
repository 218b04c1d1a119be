/** What may be done now, as the server writes it, and what it would do in this very position. */

/** One way to play a card. Seats in words count from 1, here from 0. */
export interface Offer {
  action: string;
  /** The rival that the card names; null if it names nobody. */
  target: number | null;
  sentence: string;
}

/** A sneaky card that can be played now. */
export interface Offered {
  card: string;
  offers: Offer[];
}

const SNEAK = /^sneak (?<card>[\w-]+?)(?: on seat (?<seat>\d+))?$/;

/** The sneaky cards that can be played now, each once, in the server's order. */
export function offeredOf(legal: readonly string[], sentences: readonly string[]): Offered[] {
  const found = new Map<string, Offer[]>();
  legal.forEach((action, at) => {
    const named = SNEAK.exec(action)?.groups;
    if (!named?.["card"]) return;
    const target = named["seat"] === undefined ? null : Number(named["seat"]) - 1;
    const offer = { action, target, sentence: sentences[at] ?? "" };
    found.set(named["card"], [...(found.get(named["card"]) ?? []), offer]);
  });
  return [...found].map(([card, offers]) => ({ card, offers }));
}

/** What an action would do; "" if that goes without saying. */
export function sentenceOf(
  action: string,
  legal: readonly string[],
  sentences: readonly string[],
): string {
  return sentences[legal.indexOf(action)] ?? "";
}

/** The action that lays a card face down. */
export function laying(card: string): string {
  return card === "lunch" ? "out to lunch" : `play ${card}`;
}

/** The action that lays the marked cards aside; cards stand in the order of the hand. */
export function discarding(hand: readonly string[], marked: readonly string[]): string {
  const cards = hand.filter((card) => marked.includes(card));
  return cards.length ? `discard ${cards.join(" ")}` : "keep all";
}
