/** A seat's log: how frames grow and shorten it, and how people read it. */
import type { EventInfo, Frame } from "./wire";

/** The log with a frame's events. After an undo it is shorter than before. */
export function extendLog(log: readonly EventInfo[], frame: Frame): EventInfo[] {
  const before = Math.max(0, frame.log_length - frame.events.length);
  return [...log.slice(0, before), ...frame.events];
}

export interface Entry {
  event: EventInfo;
  /** Its place in the whole log: rows keep it while newer ones come. */
  at: number;
}

export interface Round {
  /** 0 before the first round. */
  round: number;
  entries: Entry[];
}

/** Rounds and their entries, both the newest first. `seat` filters; null means everyone. */
export function roundsOf(log: readonly EventInfo[], seat: number | null = null): Round[] {
  const rounds: Round[] = [{ round: 0, entries: [] }];
  log.forEach((event, at) => {
    if (event.name === "round began") {
      rounds.unshift({ round: Number(event.values.round), entries: [] });
    } else if (seat === null || event.seat === seat) {
      rounds[0]?.entries.unshift({ event, at });
    }
  });
  return rounds.filter((one, index) => one.entries.length > 0 || (index === 0 && one.round > 0));
}

/** Nobody listens to more sentences than this. */
const MOST = 12;

/** All that has happened since the seat's own last deed, in sentences. If things also happen to a
 *  seat, the game says what it has done itself. */
export function sinceOwn<Event extends Pick<EventInfo, "seat" | "sentence">>(
  log: readonly Event[],
  seat: number | null,
  isDeed = ({ sentence }: Event): boolean => sentence !== "",
): string {
  const own = log.findLastIndex((event) => event.seat === seat && isDeed(event));
  const said = log.slice(own + 1).map((event) => event.sentence);
  return said.filter(Boolean).slice(-MOST).join(" ") || "Nothing has changed since you acted.";
}
