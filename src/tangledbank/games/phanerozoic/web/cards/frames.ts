/** What frames a card: its class, the colour and the edge of its strip. */

import type { Face } from "./faces.ts";

interface Frame {
  kind: "" | "mut" | "event" | "goalcard";
  /** The colour of the strip below the picture. */
  period: string;
  /** Ticks for land, scallops for water, plain if there is no habitat. */
  habitat: "land" | "water" | "";
}

export function frameOf(face: Face): Frame {
  switch (face.kind) {
    case "plant":
    case "animal":
      return { kind: "", period: `var(--ics-${face.period})`, habitat: face.habitat };
    case "mutation":
      return { kind: "mut", period: "var(--ink)", habitat: "" };
    case "event":
      return {
        kind: "event",
        period: face.habitat ? `var(--${face.habitat}-2)` : "var(--lamp)",
        habitat: face.habitat ?? "",
      };
    case "goal":
      return { kind: "goalcard", period: "#8d4a33", habitat: "" };
  }
}
