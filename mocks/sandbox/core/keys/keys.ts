import { createHmac, hkdfSync } from 'node:crypto';

/** The keys derived from a sandbox's master key. The master key has no other use. */
export type Keys = {
  /** Identifies the master key without revealing it. */
  readonly id: string;
  /** Derives a 256-bit key for a purpose. The result is the same on each call and after a restart (HKDF-SHA256, RFC 5869). */
  derive(purpose: string): Buffer;
};

/** Creates the keys of a sandbox. @param master 32 bytes */
export const createKeys = (master: Buffer): Keys => {
  const derived = new Map<string, Buffer>();
  return {
    id: createHmac('sha256', master).update('master key id').digest('hex').slice(0, 16),
    derive(purpose) {
      const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
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
