/** The analysis of the game that is looked at: begun, asked for until it is done, and let go. */
import { sentenceOf } from "../wire/api";
import type { AnalysisInfo } from "../wire/wire";

const PAUSE = 1000; // milliseconds between two questions

/** How the server is asked: to begin, and how far it is. */
export interface Analyst {
  begin(): Promise<AnalysisInfo>;
  ask(): Promise<AnalysisInfo>;
}

export class Analysing {
  info = $state.raw<AnalysisInfo | null>(null);
  trouble = $state("");
  /** Whoever says stop keeps what was found so far. */
  stopped = $state(false);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(private readonly analyst: Analyst) {}

  readonly analysis = $derived(this.info?.analysis ?? null);
  readonly isWhole = $derived(this.info?.state === "done");
  readonly isRunning = $derived(
    !this.stopped && (this.info?.state === "waiting" || this.info?.state === "running"),
  );

  /** Whether somebody has had it analysed before. */
  async look(): Promise<void> {
    try {
      const info = await this.analyst.ask();
      if (info.state === "done" && !this.closed) this.info = info;
    } catch {
      // Nobody has asked for it yet: then there is nothing to say.
    }
  }

  begin(): Promise<void> {
    this.stopped = false;
    this.trouble = "";
    return this.hear(() => this.analyst.begin());
  }

  stop(): void {
    this.stopped = true;
    this.quiet();
  }

  close(): void {
    this.closed = true;
    this.quiet();
  }

  private async hear(ask: () => Promise<AnalysisInfo>): Promise<void> {
    try {
      const info = await ask();
      if (this.closed || this.stopped) return;
      this.info = info;
      this.trouble = info.trouble;
    } catch (problem) {
      this.trouble = sentenceOf(problem);
      return;
    }
    if (this.info.state === "stopped") return this.begin();
    if (this.isRunning)
      this.timer = setTimeout(() => void this.hear(() => this.analyst.ask()), PAUSE);
  }

  private quiet(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
