import { describe, expect, it } from "vitest";
import { spotOfArrow, spotOfLetter, thingOfDigit } from "./keys.ts";
import type { Thing } from "./things.ts";

const SPOTS: Thing[] = ["spot:0", "spot:1", "spot:3"];

describe("keys", () => {
  it("name the spots that may be chosen by letters", () => {
    expect(spotOfLetter("a", SPOTS)).toBe("spot:0");
    expect(spotOfLetter("D", SPOTS)).toBe("spot:3");
    expect(spotOfLetter("C", SPOTS)).toBeUndefined();
    expect(spotOfLetter("P", SPOTS)).toBeUndefined();
  });

  it("choose cards by digits, and a How-de-do by 0", () => {
    const things: Thing[] = ["hand:nap", "hand:trombone", "hand:how-de-do"];

    expect(thingOfDigit("2", things)).toBe("hand:trombone");
    expect(thingOfDigit("0", things)).toBe("hand:how-de-do");
    expect(thingOfDigit("7", things)).toBeUndefined();
    expect(thingOfDigit("x", things)).toBeUndefined();
    expect(thingOfDigit("0", ["laid:4"])).toBeUndefined();
  });

  it("go from spot to spot by arrows, and around", () => {
    expect(spotOfArrow("ArrowRight", SPOTS, "hand:nap")).toBe("spot:0");
    expect(spotOfArrow("ArrowLeft", SPOTS, undefined)).toBe("spot:3");
    expect(spotOfArrow("ArrowRight", SPOTS, "spot:1")).toBe("spot:3");
    expect(spotOfArrow("ArrowDown", SPOTS, "spot:3")).toBe("spot:0");
    expect(spotOfArrow("ArrowUp", SPOTS, "spot:0")).toBe("spot:3");
    expect(spotOfArrow("ArrowRight", [], undefined)).toBeUndefined();
    expect(spotOfArrow("Enter", SPOTS, "spot:1")).toBeUndefined();
  });
});
