/** One outline per seat, around 0 0 and 26 wide to each side: colours alone do not tell seats apart. */
export const SHAPES: readonly string[] = [
  "M-23 0A23 23 0 1 1 23 0 23 23 0 1 1-23 0Z", // a disc
  "M0-24 21-12V12L0 24-21 12V-12Z", // a honeycomb
  "M-12-21H12Q21-21 21-12V12Q21 21 12 21H-12Q-21 21-21 12V-12Q-21-21-12-21Z", // a tile
  "M-20-21H20V3Q20 17 0 25-20 17-20 3Z", // a shield
  "M0-25 25 0 0 25-25 0Z", // a lozenge
  "M-10-23H10L23-10V10L10 23H-10L-23 10V-10Z", // a nut
  "M-21 21V-2Q-21-23 0-23T21-2V21Z", // an arch
  "M-22-17Q0-29 22-17 27 16 0 25-27 16-22-17Z", // an egg
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] as string;
