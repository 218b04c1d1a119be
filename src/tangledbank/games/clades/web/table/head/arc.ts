/** A part of a ring, clockwise from its top, around the middle of a square. */
export function ringArc(part: number, middle: number, radius: number): string {
  const angle = Math.min(part, 0.9999) * 2 * Math.PI;
  const x = (middle + radius * Math.sin(angle)).toFixed(2);
  const y = (middle - radius * Math.cos(angle)).toFixed(2);
  return `M${middle} ${middle - radius}A${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y}`;
}
