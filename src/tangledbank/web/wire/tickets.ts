/** Where this browser has sat down: the token that proves it, and its part of the shuffle. */
import { hex } from "./chance";
import { recall, remember } from "../page/memory";
import type { TableInfo, Ticket } from "./wire";

export interface KeptTicket {
  code: string;
  token: string;
  nonce: string;
  seat: number | null;
  /** The hash of the server's secret, heard before this browser has given its own part. */
  commitment: string;
  /** Whether this browser was here before the deal, and so had a part in it; null: not yet known. */
  early: boolean | null;
  title: string;
  /** What the page last knew: whether this seat was asked. */
  asked: boolean;
  at: number;
}

const MOST = 24;

/** A table where this browser has a seat. */
export interface Left {
  ticket: KeptTicket;
  table: TableInfo;
}

/** What waits for this player comes first, then what can be played on; what is over comes last. */
export function byUrgency(one: Left, other: Left): number {
  return urgency(one) - urgency(other) || other.ticket.at - one.ticket.at;
}

function urgency({ ticket, table }: Left): number {
  if (table.stage === "playing") return ticket.asked ? 0 : 1;
  return table.stage === "gathering" ? 2 : 3;
}

/** The latest first. */
export function allTickets(): KeptTicket[] {
  return Object.values(recall<Record<string, KeptTicket>>("tickets", {})).sort(
    (one, other) => other.at - one.at,
  );
}

export function ticketFor(code: string): KeptTicket | null {
  return recall<Record<string, KeptTicket>>("tickets", {})[code] ?? null;
}

export function keepTicket(ticket: Ticket, now = Date.now()): KeptTicket {
  const fresh: KeptTicket = {
    code: ticket.code,
    token: ticket.token,
    nonce: hex(32),
    seat: ticket.seat,
    commitment: ticket.commitment,
    early: null,
    title: "",
    asked: false,
    at: now,
  };
  write([fresh, ...allTickets().filter((one) => one.code !== fresh.code)]);
  return fresh;
}

/** The same people play on at a new table: the token holds there too. */
export function carryTicket(from: string, to: Pick<TableInfo, "code" | "commitment">): void {
  const old = ticketFor(from);
  if (old && !ticketFor(to.code)) keepTicket({ ...to, token: old.token, seat: old.seat ?? -1 });
}

/** What a welcome says. Only the first commitment counts: a later one may have been chosen. */
export function noteWelcome(code: string, seat: number, table: TableInfo): void {
  change(code, (kept) => {
    kept.seat = seat;
    kept.title = table.title;
    kept.at = Date.now();
    kept.commitment ||= table.commitment;
    kept.early ??= table.stage === "gathering";
  });
}

export function noteAsked(code: string, asked: boolean): void {
  if (ticketFor(code)?.asked !== asked) change(code, (kept) => (kept.asked = asked));
}

export function forgetTicket(code: string): void {
  write(allTickets().filter((one) => one.code !== code));
}

function change(code: string, turn: (kept: KeptTicket) => void): void {
  const kept = allTickets();
  const found = kept.find((one) => one.code === code);
  if (!found) return;
  turn(found);
  write(kept);
}

function write(kept: KeptTicket[]): void {
  const some = kept.slice(0, MOST).map((one) => [one.code, one] as const);
  remember("tickets", Object.fromEntries(some));
}
