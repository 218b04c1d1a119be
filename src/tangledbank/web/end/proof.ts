/** Whether the deck was shuffled as promised: nobody could choose it, and this browser can tell. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { KeptTicket } from "../wire/tickets";
import type { Shuffle, TableInfo } from "../wire/wire";

export interface Proof {
  /** The secret is the one whose hash was published first. */
  secret: boolean;
  /** This browser had heard that hash before the deal, so it need not trust the table for it. */
  heard: boolean;
  /** This browser's number went into the seed; null if it had none, or sat down after the deal. */
  nonce: boolean | null;
  seed: string;
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function seedOf(shuffle: Shuffle): string {
  return sha256Hex([shuffle.secret, ...shuffle.nonces].join("\n"));
}

/** Check a finished table against what this browser has kept. */
export function checkShuffle(
  table: Pick<TableInfo, "commitment">,
  shuffle: Shuffle,
  kept: KeptTicket | null,
): Proof {
  const heard = kept !== null && kept.early === true && kept.commitment !== "";
  const promised = kept?.commitment || table.commitment;
  return {
    secret: sha256Hex(shuffle.secret) === promised,
    heard,
    nonce: kept?.early && kept.seat !== null ? shuffle.nonces[kept.seat] === kept.nonce : null,
    seed: seedOf(shuffle),
  };
}

export function holds(proof: Proof): boolean {
  return proof.secret && proof.nonce !== false;
}
