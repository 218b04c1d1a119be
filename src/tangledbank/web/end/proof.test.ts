import { expect, test } from "vitest";
import { checkShuffle, holds, seedOf, sha256Hex } from "./proof";
import type { KeptTicket } from "../wire/tickets";

const secret = "00".repeat(32);
const commitment = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55";
const mine = "11".repeat(32);
const shuffle = { secret, nonces: [mine, "", "22".repeat(32)] };
const kept = { seat: 0, nonce: mine, commitment, early: true } as KeptTicket;

test("sha-256 as everyone has it", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256Hex(secret)).toBe(commitment);
});

test("the seed follows from the secret and the numbers, each on a line of its own", () => {
  expect(seedOf(shuffle)).toBe(sha256Hex(`${secret}\n${mine}\n\n${"22".repeat(32)}`));
});

test("a fair shuffle checks out against what this browser kept", () => {
  const proof = checkShuffle({ commitment }, shuffle, kept);

  expect(proof).toMatchObject({ secret: true, heard: true, nonce: true });
  expect(holds(proof)).toBe(true);
});

test("a secret that was chosen later does not, whatever the table says now", () => {
  const other = "ab".repeat(32);
  const proof = checkShuffle({ commitment: sha256Hex(other) }, { ...shuffle, secret: other }, kept);

  expect(proof.secret).toBe(false);
  expect(holds(proof)).toBe(false);
});

test("a shuffle without this browser's number does not", () => {
  const proof = checkShuffle({ commitment }, { ...shuffle, nonces: ["", "", ""] }, kept);

  expect(proof.nonce).toBe(false);
  expect(holds(proof)).toBe(false);
});

test("whoever sat down after the deal, or only watched, has no number to look for", () => {
  const late = checkShuffle({ commitment }, shuffle, { ...kept, early: false });
  const watcher = checkShuffle({ commitment }, shuffle, null);

  expect(late).toMatchObject({ secret: true, heard: false, nonce: null });
  expect(watcher).toMatchObject({ secret: true, heard: false, nonce: null });
  expect(holds(watcher)).toBe(true);
});
