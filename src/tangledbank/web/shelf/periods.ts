/** The periods since animals became common, oldest first, each with its length in million years. */
export const PERIODS = [
  ["cambrian", 51.95],
  ["ordovician", 43.75],
  ["silurian", 23.48],
  ["devonian", 60.76],
  ["carboniferous", 59.96],
  ["permian", 47],
  ["triassic", 50.5],
  ["jurassic", 58.3],
  ["cretaceous", 77.1],
  ["paleogene", 42.96],
  ["neogene", 20.46],
  ["quaternary", 2.58],
] as const;

export const OLDEST = 538.8;
