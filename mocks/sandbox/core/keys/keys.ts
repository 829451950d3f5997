import { toHex } from '#host/bytes.ts';
import { hkdfSha256, hmacSha256 } from '#host/crypto.ts';

/** Derives the keys of a sandbox from its master key, which has no other use. @param master 32 bytes */
export const createKeys = (master: Uint8Array) => {
  const derived = new Map<string, Uint8Array>();
  return {
    /** Identifies the master key without revealing it. */
    id: toHex(hmacSha256(master, 'master key id')).slice(0, 16),
    /** Derives a 256-bit key for a purpose. The result is the same on each call and after a restart (HKDF-SHA256, RFC 5869). */
    derive(purpose: string): Uint8Array {
      const key = derived.get(purpose) ?? hkdfSha256(master, purpose, 32);
      derived.set(purpose, key);
      return key;
    },
  };
};

export type Keys = ReturnType<typeof createKeys>;
