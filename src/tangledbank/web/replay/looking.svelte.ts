import type { Snippet } from "svelte";

/** Whether the page looks back at a game: then nobody acts, and there is nothing to watch without a seat. */
class Looking {
  back = $state(false);
  /** What stands in the rail in place of the log, and may show the log. */
  rail = $state.raw<Snippet<[log: Snippet]> | null>(null);

  /** As long as a replay is open; give the answer back to an effect. */
  begin(): () => void {
    this.back = true;
    return () => {
      this.back = false;
      this.rail = null;
    };
  }
}

export const looking = new Looking();
