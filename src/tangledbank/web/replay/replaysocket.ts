/** A table's end of the line for a game that is looked at again: this page itself answers. */
import type { Socket } from "../wire/line";
import { refusalOf } from "../wire/refusal";
import type { FromPage, ToPage } from "../wire/wire";

const PAST = refusalOf("past", "This game is over; you are looking back.");

export class ReplaySocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  /** `hello`: somebody has come; what they see is up to whoever opened this. */
  constructor(private readonly hello: () => void) {
    queueMicrotask(() => this.onopen?.());
  }

  /** Nothing is done any more; only that somebody is here is answered. */
  send(text: string): void {
    const said = JSON.parse(text) as FromPage;
    if (said.type === "hello") return this.hello();
    const answer: ToPage =
      said.type === "ping"
        ? { type: "done", id: said.id }
        : { type: "refused", id: said.id, refusal: PAST };
    queueMicrotask(() => this.tell(answer));
  }

  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onmessage = null;
  }
}
