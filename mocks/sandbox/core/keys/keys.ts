import { createHmac, hkdfSync } from 'node:crypto';

/** What follows from a sandbox's master key; the key itself goes nowhere else. */
export type Keys = {
  /** Tells one master key from another, and nothing about it. */
  readonly id: string;
  /** A key of 256 bits for one purpose, the same at each call and after a restart (HKDF-SHA256, RFC 5869). */
  derive(purpose: string): Buffer;
};

/** @param master 32 bytes */
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

/** What is said of records that another master key sealed. */
export const foreignMasterKey = (cause?: unknown): Error =>
  new Error(
    'The secrets of these records were encrypted under another master key. Give that one (in SANDBOX_MASTER_KEY, or in the file that keeps it), or begin with other records.',
    { cause },
  );
