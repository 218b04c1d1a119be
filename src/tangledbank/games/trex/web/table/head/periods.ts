/** The periods of a round, as a strip: which is past, which is now. */

import { PERIOD_ICONS, type IconId, type PeriodId } from "../../art/icons.ts";
import { PERIOD_NAMES } from "../../cards/names.ts";
import type { View } from "../../view.ts";

export interface Step {
  icon: IconId;
  name: string;
  /** `none`: no such card was dealt in this round. */
  state: "past" | "now" | "next" | "none";
}

/** Prehistoric comes first, at tables that have such cards; it only happens if one was dealt. */
export function stepsOf(view: View): Step[] {
  const dealt = view.spots.some(({ closed }) => closed);
  const early = view.phase === "setting up" || view.phase === "prehistoric";
  const prehistoric: Step = {
    icon: "pre",
    name: "Prehistoric",
    state: view.phase === "prehistoric" ? "now" : !dealt ? "none" : early ? "next" : "past",
  };
  const now = view.periods.indexOf(view.period);
  const done = view.phase === "resolving" || view.phase === "over";
  const periods = view.periods.map((period, at): Step => {
    const past = done || (now >= 0 && at < now);
    return {
      icon: PERIOD_ICONS[period as PeriodId],
      name: PERIOD_NAMES[period as PeriodId],
      state: past ? "past" : at === now ? "now" : "next",
    };
  });
  return view.options["cards"] === "2011" ? periods : [prehistoric, ...periods];
}
