import { hkdfSha256, randomBytes, sha256 } from '#host/crypto.ts';

/** A source of random bytes for ids, token secrets and keys. */
export type Random = (size: number) => Uint8Array<ArrayBuffer>;

/** The operating system's randomness. */
export const systemRandom: Random = randomBytes;

/** Repeatable bytes from a seed (mulberry32). For tests only: secrets created from them are predictable. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return (size) => Uint8Array.from({ length: size }, next);
};

/**
 * Repeatable bytes for a sandbox that is opened again on existing records: its ids must differ from those that earlier
 * openings created, also while a manual clock stands still.
 *
 * @param opening the number of times that the records were opened, including this one
 */
export const reopenedRandom = (seed: number, opening: number): Random => {
  const key = sha256(`${seed} ${opening}`);
  let calls = 0;
  return (size) => hkdfSha256(key, String(calls++), size);
};
