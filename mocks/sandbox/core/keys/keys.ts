import { hkdfSha256, hmacSha256Hex } from '#host/crypto.ts';

/** The keys derived from a sandbox's master key. The master key has no other use. */
export type Keys = {
  /** Identifies the master key without revealing it. */
  readonly id: string;
  /** Derives a 256-bit key for a purpose. The result is the same on each call and after a restart (HKDF-SHA256, RFC 5869). */
  derive(purpose: string): Uint8Array;
};

/** Creates the keys of a sandbox. @param master 32 bytes */
export const createKeys = (master: Uint8Array): Keys => {
  const derived = new Map<string, Uint8Array>();
  return {
    id: hmacSha256Hex(master, 'master key id').slice(0, 16),
    derive(purpose) {
      const key = derived.get(purpose) ?? hkdfSha256(master, purpose, 32);
      derived.set(purpose, key);
      return key;
    },
  };
};

/** The error for records that were encrypted under another master key. */
export const foreignMasterKey = (cause?: unknown): Error =>
  new Error(
    'The secrets of these records were encrypted under another master key. Provide that key (in SANDBOX_MASTER_KEY or its file), or use other records.',
    { cause },
  );
