/** What a screen reader is told: one announcement per frame, and what tables say themselves. */
import type { Frame } from "../wire/wire";

const MOST = 3;

/** A frame in a few sentences; "" if there is nothing to say. */
export function announcementOf(frame: Frame, wasAsked: boolean): string {
  const sentences = frame.events.map((event) => event.sentence).filter(Boolean);
  const said = sentences.slice(0, MOST);
  const more = sentences.length - said.length;
  if (more > 0) said.push(`And ${more} more.`);
  if (frame.legal.length > 0 && !wasAsked) said.push(`Your turn. ${withoutSection(frame.asked)}`);
  return said.join(" ");
}

/** A sentence as people say it: "(§2.4)" is for the eye. */
export function withoutSection(sentence: string): string {
  return sentence.replace(/\s*\(§[^)]*\)/g, "");
}

/** Two regions in turn: the same sentence twice is then still two announcements. */
class Announcer {
  first = $state("");
  second = $state("");
  private turn = false;

  say(text: string): void {
    if (!text) return;
    this.turn = !this.turn;
    this.first = this.turn ? text : "";
    this.second = this.turn ? "" : text;
  }
}

export const announcer = new Announcer();
export const say = (text: string): void => announcer.say(text);
