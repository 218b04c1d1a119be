import { expect, test } from "vitest";
import type { View } from "../../view.ts";
import moments from "../../play/moments.json";
import { trayOf } from "./tray.ts";

const viewOf = (named: keyof typeof moments): View => moments[named].view as unknown as View;
const nameOf = (seat: number): string => ["Ana", "Bo", "Cy"][seat] ?? "";

test("the hand, the pool and the goals lie in the tray in their time", () => {
  expect(trayOf(viewOf("choosing"), nameOf)).toMatchObject({ where: "in your hand" });
  expect(trayOf(viewOf("drafting"), nameOf).cards).toEqual(viewOf("drafting").pool);
  expect(trayOf(viewOf("goals"), nameOf)).toMatchObject({ where: "your goal" });
});

test("whoever acts sees the cards that lie face up", () => {
  const view = viewOf("acting");

  expect(trayOf(view, nameOf)).toMatchObject({ where: "face up before you" });
  expect(trayOf(view, nameOf).cards).toEqual(view.players[view.seat!]!.face_up);
});

test("a recovered card is shown once, and only to the seat that acts with it", () => {
  const view = viewOf("acting");
  const [first] = view.players[view.seat!]!.face_up;
  const recovered = { ...view, acting_with: ["algae"] };

  expect(trayOf(recovered, nameOf).cards[0]).toBe("algae");
  expect(trayOf({ ...recovered, actors: [] }, nameOf).cards[0]).toBe(first);
});

test("a spectator sees the cards of the seat that is asked", () => {
  const view = { ...viewOf("acting"), seat: null };

  expect(trayOf(view, nameOf).where).toBe(`face up before ${nameOf(view.actors[0]!)}`);
  expect(trayOf({ ...view, phase: "choosing" }, nameOf).cards).toEqual([]);
});
