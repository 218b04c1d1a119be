import { expect, test } from "vitest";
import { scene } from "./scene.fixture.ts";
import { inWords, newest } from "./why.ts";

const quality = (name: "clade" | "environment" | "number" | "colour", values: string[]) => ({
  quality: name,
  values,
  met: new Set(values).size !== 2,
  text: "",
});

test("which two are alike, and which one is different", () => {
  expect(inWords(quality("environment", ["water", "water", "air"]))).toBe("two water, one air");
  expect(inWords(quality("number", ["1", "3", "3"]))).toBe("two 3, one 1");
  expect(inWords(quality("clade", ["mammal", "sauropsid", "mammal"]))).toBe(
    "two mammals, one sauropsid",
  );
});

test("what is right is said in two words", () => {
  expect(inWords(quality("environment", ["air", "air", "air"]))).toBe("all air");
  expect(inWords(quality("colour", ["red", "blue", "green"]))).toBe("all different");
});

test("the newest call is explained", () => {
  const call = (seat: number, at: number) => ({ seat, at, cards: [], qualities: [] });
  const view = scene({ false_calls: [call(0, 500), call(1, 900)] });

  expect(newest(view)?.seat).toBe(1);
  expect(newest(scene())).toBeNull();
});
