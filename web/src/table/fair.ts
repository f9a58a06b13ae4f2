/** Deals that can be checked, by the same digests as at a server's table (docs/fair-deals.md). */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonical, keyOf, type Json } from "../lib/verify";

export const LOG_VERSION = 3;
export const SQUARED = 2; // a log of that version has of payments only what squared each round up

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** The commitment to the seed of round `number` (from 1) of a table. */
export const commitment = (table: string, number: number, serverSeed: string) => digest(`ceki deal 1 ${table} ${number} ${serverSeed}`);

/** The key of the shuffle; a player who gave no seed counts as an empty one. */
export const dealKey = (serverSeed: string, playerSeeds: readonly (string | null)[]) => bytesToHex(keyOf(serverSeed, playerSeeds));

/** The seed of what is drawn between rounds: known to all from the start, for it decides no cards. */
export function matchSeed(table: string): number {
  const six = sha256(utf8ToBytes(`ceki match ${table}`)).slice(0, 6);
  return six.reduce((seed, byte) => seed * 256 + byte, 0);
}

/** The start of the chain of receipts: the digest of how the table was made. */
export const firstReceipt = (terms: object) => digest(canonical(terms as Json));

/** The receipt of a round as the log has it, chained to the one before. */
export const receipt = (before: string, entry: object) => digest(`ceki round 2 ${before} ${digest(canonical(entry as Json))}`);
