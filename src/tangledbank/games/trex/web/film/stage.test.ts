import { describe, expect, test } from "vitest";
import { stageOf } from "./stage.ts";

const DESK = { width: 1120, height: 548, form: "desk", k: 1 } as const;

describe("the stage", () => {
  test.each([2, 3, 4, 5, 6])(
    "has room for %i spots side by side, whichever is looked at",
    (many) => {
      for (let looked = -1; looked < many; looked++) {
        const { columns, spot, sum, side } = stageOf(many, looked, DESK);
        const last = columns.at(-1)!;

        expect(columns).toHaveLength(many);
        expect(columns[0]!.x).toBeGreaterThanOrEqual(0);
        expect(last.x + last.width).toBeLessThanOrEqual(DESK.width);
        columns.slice(1).forEach(({ x }, at) => {
          expect(x).toBeGreaterThan(columns[at]!.x + columns[at]!.width);
        });
        expect(spot + 2 * sum + 2 * side).toBeLessThan(DESK.height);
      }
    },
  );

  test("gives the spot that is looked at room for its sum", () => {
    const { columns } = stageOf(6, 2, DESK);

    expect(columns[2]!.width).toBeGreaterThan(300);
    expect(columns[3]!.width).toBeGreaterThan(100);
  });

  test("shows one spot alone on a phone", () => {
    const { alone, columns } = stageOf(4, 1, { width: 390, height: 600, form: "upright", k: 1 });

    expect([alone, columns.length]).toEqual([true, 1]);
    expect(columns[0]!.x + columns[0]!.width).toBeLessThanOrEqual(390 - 16);
  });
});
