/** A living thing in flat layers, one over the other. Animals face right and stand on the lower edge. */
export interface Figure {
  /** Starts at 0 0. */
  viewBox: string;
  sil: string;
  /** Patches, stripes and eyes: in the colour of the paper, or of the sky behind. */
  cut?: string;
  /** What is lit in the second colour of the print. */
  riso?: string;
}
