/** Whether the page looks back at a game: then nobody acts, and there is nothing to watch without a seat. */
class Looking {
  back = $state(false);

  /** As long as a replay is open; give the answer back to an effect. */
  begin(): () => void {
    this.back = true;
    return () => {
      this.back = false;
    };
  }
}

export const looking = new Looking();
