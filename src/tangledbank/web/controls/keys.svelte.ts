/** Single-key shortcuts: named in the help, switched off by anyone who does not want them (WCAG 2.1.4). */
import { untrack } from "svelte";
import { looking } from "../replay/looking.svelte";
import { recall, remember } from "../page/memory";

export interface Key {
  /** As `KeyboardEvent.key` has it. */
  key: string;
  /** What it does, for the help. */
  does: string;
  /** It only looks: there is a use for it when nobody acts any more. */
  looks?: boolean;
  press(): void;
}

class Keys {
  on = $state(recall("keys", true));
  known = $state.raw<Key[]>([]);

  /** Those that have a use now, for the help. */
  get offered(): Key[] {
    return looking.back ? this.known.filter(({ looks }) => looks) : this.known;
  }

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
    if (!this.on || isChord(event) || isTyping(event.target)) return;
    if (document.querySelector("dialog:modal")) return;
    const found = this.known.findLast((key) => key.key.toLowerCase() === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    found.press();
  }
}

/** Held with a key that gives it another meaning; AltGr only writes what other keyboards have. */
export function isChord(event: KeyboardEvent): boolean {
  if (event.getModifierState("AltGraph")) return event.metaKey;
  return event.ctrlKey || event.metaKey || event.altKey;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && target.type === "range") return false;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName))
  );
}

export const keys = new Keys();
