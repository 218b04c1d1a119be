import { expect, test, vi } from "vitest";
import type { ShellActions } from "../shelf/games";
import type { Session } from "../wire/session.svelte";
import type { EventInfo } from "../wire/wire";
import type { Ground } from "../table/ground.svelte";
import { Seated } from "./seated";

class Chair extends Seated<object> {
  view: object | undefined = {};
  readonly asking = { heading: "Your turn.", text: "Lay a card." };

  own(): string {
    return "You hold a fern.";
  }
  protected override isDeed({ name }: EventInfo): boolean {
    return name === "laid";
  }
}

const openCard = vi.fn();
const event = (name: string, seat: number): EventInfo => ({
  name,
  seat,
  values: {},
  section: "",
  sentence: `${name} ${seat}.`,
});
const session = {
  seat: 0,
  log: [event("laid", 0), event("drew", 0), event("laid", 1)],
  nameOf: (seat: number) => ["Ana", "Bo"][seat],
} as unknown as Session;
const shell = { openCard } as unknown as ShellActions;
const ground = { form: "desk", k: 2 } as Ground;
const chair = (): Chair => new Chair({ session, shell, ground });

test("what is asked is said in one line, what has changed since one's own deed", () => {
  const { tell } = chair();

  expect(tell.asked()).toBe("Your turn. Lay a card.");
  expect(tell.changed()).toBe("drew 0. laid 1.");
  expect(tell.own()).toBe("You hold a fern.");
});

test("before the table is there, nothing is held", () => {
  const early = chair();
  early.view = undefined;

  expect(early.tell.own()).toBe("");
});

test("seats have their names, and cards are looked at if they are known", () => {
  const { nameOf, look } = chair();

  expect([0, 1].map(nameOf)).toEqual(["Ana", "Bo"]);
  look("");
  look("fern");
  expect(openCard.mock.calls).toEqual([["fern"]]);
});
