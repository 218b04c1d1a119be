/** A river bank in section, with a step for each level: the shore that the animals live at. */

export const WIDTH = 1120;
export const HEIGHT = 300;
export const SEA = 150;
const FLOORS = [268, 240, 208, 132, 96];
const LAYERS = 8;
const THICK = 23;

/** How high the ground lies under the animal of a level, of so many. */
export const floorOf = (level: number, levels: number): number =>
  FLOORS[Math.round((level * (FLOORS.length - 1)) / Math.max(1, levels - 1))] ?? SEA;

/** Where the middle of a level is. */
export const middleOf = (level: number, levels: number): number => ((level + 0.5) * WIDTH) / levels;

/** The layers from the top, each as a path down to the edge of the picture. */
export function layersOf(levels: number): string[] {
  const wide = WIDTH / levels;
  return Array.from({ length: LAYERS }, (_, layer) => {
    let path = "";
    for (let level = 0; level < levels; level++) {
      const y =
        floorOf(level, levels) + layer * THICK + Math.sin(level * 2 + layer) * (layer ? 4 : 0);
      const [from, to] = [level * wide, (level + 1) * wide];
      const bend = wide * 0.16;
      path += level
        ? `C${from} ${path.split(" ").at(-1)} ${from} ${y} ${from + bend} ${y}`
        : `M0 ${HEIGHT} L0 ${y}`;
      path += ` L${level < levels - 1 ? to - bend : to} ${y}`;
    }
    return `${path} L${WIDTH} ${HEIGHT}Z`;
  });
}

/** Waves, up to where the land rises out of the sea. */
export function wavesOf(to: number): string {
  return `M0 ${SEA}${"q14 -6 28 0t28 0".repeat(Math.ceil(to / 56))}`;
}
