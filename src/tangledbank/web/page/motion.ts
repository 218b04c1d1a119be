/** A duration of the design, in milliseconds; 0 for anyone who wants no motion. */
export function lasting(table: HTMLElement, name: "--quick" | "--move" | "--turn"): number {
  const value = getComputedStyle(table).getPropertyValue(name).trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}
