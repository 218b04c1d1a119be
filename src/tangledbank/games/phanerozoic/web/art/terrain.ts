/** The wavy and rayed shapes that several scenes are built from, as path data. */

const LEFT = -60; // beyond the picture's edges, for frames that are wider than the scene
const RIGHT = 340;
const BOTTOM = 280;

/** Ground from edge to edge: a ridge around `base`, `swing` high, that `seed` makes its own. */
export function hills(base: number, swing: number, seed: number, length = 1): string {
  const points: [number, number][] = [];
  for (let x = LEFT; x <= RIGHT; x += 20) {
    const at = (x / length) * 0.021;
    const height =
      Math.sin(at + seed * 1.7) * 0.55 +
      Math.sin(at * 2.3 + seed * 2.9) * 0.3 +
      Math.sin(at * 4.7 + seed * 0.8) * 0.15;
    points.push([x, base - swing * height]);
  }
  return `M${LEFT} ${BOTTOM}${through(points)}L${RIGHT} ${BOTTOM}Z`;
}

/** A body of water, closed below, with even waves on its surface. */
export function surface(level: number, height = 4, length = 28): string {
  let path = `M${LEFT} ${BOTTOM}V${level}q${length / 4} ${-height} ${length / 2} 0`;
  for (let x = LEFT + length / 2; x < RIGHT; x += length / 2) path += `t${length / 2} 0`;
  return `${path}V${BOTTOM}Z`;
}

/** Long and short rays round a sun. */
export function rays(x: number, y: number, radius: number, count = 24): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    const end = radius + (i % 2 ? 7 : 14);
    path += `M${point(x, y, radius, angle)}L${point(x, y, end, angle)}`;
  }
  return path;
}

function point(x: number, y: number, radius: number, angle: number): string {
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

/** A smooth line: every point pulls, the curve passes halfway between neighbours. */
function through(points: [number, number][]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `L${first[0]} ${round(first[1])}`;
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    path += `Q${fromX} ${round(fromY)} ${(fromX + x) / 2} ${round((fromY + y) / 2)}`;
    [fromX, fromY] = [x, y];
  }
  return `${path}L${fromX} ${round(fromY)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
