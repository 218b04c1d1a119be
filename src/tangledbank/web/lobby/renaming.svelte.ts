/** A name that is changed in place: a field takes the place of the button, and gives it back. */

import { tick } from "svelte";
import { keepName, readName } from "../page/names";

export class Renaming {
  /** What is in the field; null: there is none. */
  typed = $state<string | null>(null);
  field = $state<HTMLInputElement>();
  opener = $state<HTMLButtonElement>();
  readonly #onkeep: (name: string) => void;

  constructor(onkeep: (name: string) => void) {
    this.#onkeep = onkeep;
  }

  async edit(name: string): Promise<void> {
    this.typed = name;
    await tick();
    this.field?.select();
  }

  /** The name is kept, if there is a new one. */
  async keep(event: SubmitEvent, name: string): Promise<void> {
    event.preventDefault();
    const read = readName(this.typed ?? "");
    if (read && read !== name) {
      keepName(read);
      this.#onkeep(read);
    }
    await this.#close();
  }

  async press({ key }: KeyboardEvent): Promise<void> {
    if (key === "Escape") await this.#close();
  }

  async #close(): Promise<void> {
    this.typed = null;
    await tick();
    this.opener?.focus();
  }
}
