/** Whom somebody who just wants to play meets: not the weakest, and not one that nobody beats. */
export function usualBot(bots: readonly string[] = []): string {
  return bots[1] ?? bots[0] ?? "";
}
