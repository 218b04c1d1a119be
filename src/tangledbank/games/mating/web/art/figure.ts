/** An animal in flat layers, one over the other; it stands on the lower edge of its box and faces right. */
export interface Figure {
  /** Starts at 0 0; the longer side measures 400. */
  viewBox: string;
  sil: string;
  /** Eyes, lanterns and stores: always gold. */
  gold?: string;
  /** The trait that wins the round, and lines on the body: in the ink of its kind. */
  accent?: string;
  /** Small dark marks on what is lit. */
  marks?: string;
}
