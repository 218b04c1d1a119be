import { expect, test } from "vitest";
import { Shown, situationOf } from "./shown.svelte";
import type { Frame } from "../wire/wire";

const frame = (seq: number): Frame => ({ seq, view: {} }) as Frame;
const film = (...plays: boolean[]) => ({ load: () => plays.shift() ?? false });

test("frames without a film lie on the table at once", () => {
  const shown = new Shown(film());

  shown.add(frame(1), true);
  shown.add(frame(2), false);

  expect(shown.frame?.seq).toBe(2);
  expect(shown.isNewest).toBe(true);
});

test("what a film leads to, and all after it, waits for its end", () => {
  const shown = new Shown(film(true, false));
  shown.add(frame(1), true);

  shown.add(frame(2), false);
  shown.add(frame(3), false);
  expect(shown.frame?.seq).toBe(1);
  expect(shown.isNewest).toBe(false);
  shown.filmEnded();

  expect(shown.frame?.seq).toBe(3);
  expect(shown.isNewest).toBe(true);
});

test("after a break the newest frame takes the place of all others", () => {
  const shown = new Shown(film(true));
  shown.add(frame(1), true);
  shown.add(frame(2), false);

  shown.add(frame(5), true);

  expect(shown.frame?.seq).toBe(5);
  expect(shown.isNewest).toBe(true);
});

test("while a film runs, nothing may be done", () => {
  const legal = [{ verb: "pass" }];
  const lies = { view: {}, legal, offers: ["you stay"], take_back: null } as unknown as Frame;

  expect(situationOf(lies, true)).toEqual({
    view: {},
    legal,
    sentences: ["you stay"],
    mayTakeBack: true,
  });
  expect(situationOf(lies, false)).toEqual({
    view: {},
    legal: [],
    sentences: [],
    mayTakeBack: false,
  });
});
