/** Single-key shortcuts: named in the help, switched off by who does not want them (WCAG 2.1.4). */
import { untrack } from "svelte";
import { recall, remember } from "./memory";

export interface Key {
  /** As `KeyboardEvent.key` has it. */
  key: string;
  /** What it does, for the help. */
  does: string;
  press(): void;
}

class Keys {
  on = $state(recall("keys", true));
  known = $state.raw<Key[]>([]);

  turn(on: boolean): void {
    this.on = on;
    remember("keys", on);
  }

  /** Keys that hold while a part of the page is there; give the answer back to an effect. */
  offer(keys: Key[]): () => void {
    // The effect that offers keys must not depend on all keys that are offered.
    this.known = [...untrack(() => this.known), ...keys];
    return () => {
      this.known = this.known.filter((key) => !keys.includes(key));
    };
  }

  press(event: KeyboardEvent): void {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (document.querySelector("dialog:modal")) return;
    const found = this.known.findLast((key) => key.key.toLowerCase() === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    found.press();
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName))
  );
}

export const keys = new Keys();
