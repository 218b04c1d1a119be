import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analysing } from "./analysing.svelte";
import type { AnalysisInfo } from "../wire/wire";

const info = (state: AnalysisInfo["state"], looked = 0): AnalysisInfo => ({
  state,
  key: "",
  looked,
  steps: 9,
  seconds_left: 0,
  trouble: "",
  analysis: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an analysis", () => {
  it("is asked for until it is done", async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(info("running", 3))
      .mockResolvedValueOnce(info("done", 9));
    const analysing = new Analysing({ begin: () => Promise.resolve(info("waiting")), ask });
    await analysing.begin();
    expect(analysing.isRunning).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.info?.looked).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.isWhole).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("stops when it is told to, and keeps what was found", async () => {
    const ask = vi.fn().mockResolvedValue(info("running", 3));
    const analysing = new Analysing({ begin: () => Promise.resolve(info("running", 2)), ask });
    await analysing.begin();
    await vi.advanceTimersByTimeAsync(1000);
    analysing.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(analysing.isRunning).toBe(false);
    expect(analysing.info?.looked).toBe(3);
  });

  it("is there at once if somebody has asked before, and silent if nobody has", async () => {
    const analysing = new Analysing({
      begin: () => Promise.reject(new Error()),
      ask: () => Promise.resolve(info("done", 9)),
    });
    await analysing.look();
    expect(analysing.isWhole).toBe(true);

    const none = new Analysing({
      begin: () => Promise.reject(new Error("no")),
      ask: () => Promise.resolve(info("none")),
    });
    await none.look();
    expect(none.info).toBeNull();
    await none.begin();
    expect(none.trouble).toContain("no");
  });

  it("says why it has failed", async () => {
    const failed = { ...info("failed"), trouble: "This game could not be analysed." };
    const analysing = new Analysing({ begin: () => Promise.resolve(failed), ask: vi.fn() });
    await analysing.begin();
    expect(analysing.trouble).toBe(failed.trouble);
    expect(analysing.isRunning).toBe(false);
  });
});
