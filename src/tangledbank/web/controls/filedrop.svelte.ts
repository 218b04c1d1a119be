/** A file that is dropped on a place or chosen in a field, and whether one hovers there. */
export class FileDrop {
  above = $state(false);
  readonly #take: (file: File | undefined) => unknown;

  constructor(take: (file: File | undefined) => unknown) {
    this.#take = take;
  }

  hover = (event: DragEvent): void => {
    event.preventDefault();
    this.above = true;
  };

  leave = (): void => {
    this.above = false;
  };

  drop = (event: DragEvent): void => {
    event.preventDefault();
    this.above = false;
    this.#take(event.dataTransfer?.files[0]);
  };

  choose = (event: Event & { currentTarget: HTMLInputElement }): void => {
    const field = event.currentTarget;
    this.#take(field.files?.[0]);
    field.value = ""; // the same file may be chosen again, mended
  };
}
