/** Numbers that nobody can guess. `randomUUID` is missing on plain http, as at home on a phone. */
export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One of these. */
export function pick<T>(things: readonly T[]): T {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return things[drawn % things.length] as T;
}
