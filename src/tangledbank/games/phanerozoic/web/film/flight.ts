/** Cards go from where they were to where they are, and those that are revealed turn over. */

import { tick } from "svelte";
import { lasting } from "#shell/page/motion";
import { named } from "#shell/wire/events";
import type { GameEvent } from "../events.ts";

type Lies = Map<string, { place: string; box: DOMRect }>;

/** Shows something new on the table. `told`: the events that led to what lies there now. */
export function show(
  table: HTMLElement | undefined,
  change: () => void,
  told: () => readonly GameEvent[] | undefined,
): void {
  const before = table ? seen(table) : null;
  const lay = told();
  const focus = document.activeElement;
  change();
  const events = told();
  if (!table || !before || !events || events === lay) return;
  const revealed = named(events, "revealed").map(({ values }) => values.card);
  void tick().then(() => {
    fly(table, before);
    if (revealed.length) turn(table, revealed);
    // A card that is gone takes the focus with it; it goes on to the label.
    if (focus && focus !== document.body && !focus.isConnected) {
      table.querySelector<HTMLElement>(".label h2")?.focus({ preventScroll: true });
    }
  });
}

/** Every card that is drawn, by its id; `data-place` says to whom or to what it belongs. */
function seen(table: HTMLElement): Lies {
  const lies: Lies = new Map();
  for (const node of table.querySelectorAll<HTMLElement>("[data-card][data-place]")) {
    const box = node.getBoundingClientRect();
    const { card = "", place = "" } = node.dataset;
    if (box.width > 0) lies.set(card, { place, box });
  }
  return lies;
}

/** Cards that lie elsewhere now come from where they lay. */
function fly(table: HTMLElement, before: Lies): void {
  const duration = lasting(table, "--move");
  if (duration === 0) return;
  for (const node of table.querySelectorAll<HTMLElement>("[data-card][data-place]")) {
    const { card = "", place = "" } = node.dataset;
    const from = before.get(card);
    if (!from || from.place === place) continue;
    const to = node.getBoundingClientRect();
    if (to.width === 0) continue;
    const x = from.box.left - to.left;
    const y = from.box.top - to.top;
    node.animate(
      [
        {
          transformOrigin: "0 0",
          transform: `translate(${x}px, ${y}px) scale(${from.box.width / to.width})`,
          zIndex: 9,
          position: "relative",
        },
        { transformOrigin: "0 0", transform: "none", zIndex: 9, position: "relative" },
      ],
      { duration, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}

/** Cards that are revealed turn over, all together. */
function turn(table: HTMLElement, cards: readonly string[]): void {
  const duration = lasting(table, "--turn");
  if (duration === 0) return;
  for (const node of table.querySelectorAll<HTMLElement>("[data-card][data-place]")) {
    if (!cards.includes(node.dataset["card"] ?? "")) continue;
    node.animate(
      [
        { transform: "perspective(600px) rotateY(90deg) scale(1.06)", filter: "brightness(.6)" },
        { transform: "perspective(600px) rotateY(0) scale(1)", filter: "none" },
      ],
      { duration, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}
