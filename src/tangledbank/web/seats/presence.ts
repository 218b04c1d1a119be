/** Who sits there, in a few words. */
import type { Session } from "../wire/session.svelte";
import type { SeatInfo } from "../wire/wire";

/** "42 s", "3 min", "2 h". */
export function span(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** How a seat is taken, without its name. */
export function presenceOf(session: Session, seat: number): string {
  const info = session.table.seats[seat];
  if (!info || info.who === "open") return "open";
  if (info.who === "bot") return `bot, ${info.bot}`;
  if (info.bot) return "a bot plays for them";
  if (!info.present && session.table.stage === "gathering") return "not here yet";
  if (!info.present) return `away ${span(session.awayFor(info))}`;
  if (session.isPast) return "sat here";
  const hints = info.hints ? `, ${info.hints} ${info.hints === 1 ? "hint" : "hints"}` : "";
  return (seat === session.seat ? "you" : "here") + hints;
}

/** People whose seat has no page at the moment and for whom no bot plays. */
export function awaySeats(session: Session): { seat: number; info: SeatInfo }[] {
  return session.table.seats
    .map((info, seat) => ({ seat, info }))
    .filter(
      ({ seat, info }) =>
        info.who === "person" && !info.present && !info.bot && seat !== session.seat,
    );
}
