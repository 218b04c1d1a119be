/** Clockwise from your left hand: the order of play. A spectator sees all seats in their order. */
export function othersOf(seats: number, own: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own)];
}

/** What a seat is doing, in a word or two. */
export interface SeatState {
  words: string;
  /** The table waits for it. */
  turn: boolean;
}
