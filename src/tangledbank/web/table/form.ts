/** How a table lies in its window: on a desk, on a phone held upright, on a phone on its side. */
export type Form = "desk" | "upright" | "side";

export function formOf(width: number, height: number): Form {
  if (width >= 1000 && height >= 600) return "desk";
  return width > height * 1.1 ? "side" : "upright";
}

/** How large the drawing of 1440 by 900 is shown; words never fall under eleven pixels. */
export function scaleOf(form: Form, width: number, height: number): number {
  if (form !== "desk") return 1;
  return Math.min(1.7, Math.max(0.82, Math.min(width / 1440, height / 900)));
}
