/** The periods since animals became common, oldest first: when each began, in million years ago. */
export const PERIODS = [
  ["cambrian", 538.8],
  ["ordovician", 486.85],
  ["silurian", 443.1],
  ["devonian", 419.62],
  ["carboniferous", 358.86],
  ["permian", 298.9],
  ["triassic", 251.9],
  ["jurassic", 201.4],
  ["cretaceous", 143.1],
  ["paleogene", 66],
  ["neogene", 23.04],
  ["quaternary", 2.58],
] as const;

export const OLDEST = PERIODS[0][1];

/** Each period with how long it lasted. */
export const LENGTHS = PERIODS.map(
  ([name, began], index) => [name, began - (PERIODS[index + 1]?.[1] ?? 0)] as const,
);
