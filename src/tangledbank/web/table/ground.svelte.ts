/** The ground that a table lies on: how large it is, in which form, and what lies open beside it. */

import { formOf, scaleOf, type Form } from "./form";

export class Ground {
  /** All of the table, once it is there. */
  element = $state<HTMLElement>();
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** How high the tray is. */
  tray = $state(0);
  /** On a phone, whether what has no room lies open over the table. */
  drawer = $state(false);

  readonly form: Form = $derived(formOf(this.width, this.height));
  /** One pixel of the drawing of 1440 by 900. */
  readonly k: number = $derived(scaleOf(this.form, this.width, this.height));

  get isDesk(): boolean {
    return this.form === "desk";
  }
}
