/** A source of random bytes for ids, token secrets and keys. */
export type Random = (size: number) => Uint8Array<ArrayBuffer>;

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
