import { concat, fromBase64, fromHex, toBase64, toHex, utf8 } from '#host/bytes.ts';
import { decryptAesGcm, encryptAesGcm, hkdfSha256, hmacSha256, randomBytes } from '#host/crypto.ts';
import { readStoredKey } from '#host/stored-key.ts';
import type { EncodedKey } from '../../host/types.ts';
import type { Random } from '../ids.ts';

const size = 32;

/** Parses a master key. @throws Error if it isn't 32 bytes */
const parse = ({ value, from }: EncodedKey): Uint8Array => {
  const encodedKey = value.trim();
  const key = /^[0-9a-f]{64}$/i.test(encodedKey) ? fromHex(encodedKey) : fromBase64(encodedKey);
  if (key.length === size) return key;
  throw new Error(
    `${from} is not a master key: expected ${size} bytes in base64 or hexadecimal, got ${key.length}. Create one with: openssl rand -base64 ${size}`,
  );
};

/**
 * The key that encrypts the data keys of a sandbox. By default it is stored with the records. For records in memory it is
 * random.
 *
 * @param data the location of the records: a file, the URL of a database, `opfs:` and a name, or `:memory:`
 * @param random the sandbox's randomness, which creates the key for records in memory
 * @throws Error if the key is invalid, or can't be read
 */
export const masterKey = async (
  encodedKey: string | undefined,
  data: string,
  random: Random,
): Promise<Uint8Array> => {
  if (encodedKey !== undefined)
    return parse({
      value: encodedKey,
      from: 'The given value (SANDBOX_MASTER_KEY, or the option masterKey)',
    });
  return data === ':memory:' ? random(size) : parse(await readStoredKey(data, size));
};

const nonceBytes = 12;

/**
 * Encrypts with AES-256-GCM. The result is bound to a context and can only be decrypted with the same `context`. This
 * detects a value that was copied from another record.
 *
 * @returns nonce, ciphertext and tag in base64
 */
export const seal = (key: Uint8Array, plain: Uint8Array | string, context: string): string => {
  // Always random: reusing a nonce with the same key reveals both plaintexts (NIST SP 800-38D section 8).
  const nonce = randomBytes(nonceBytes);
  const bytes = typeof plain === 'string' ? utf8(plain) : plain;
  return toBase64(concat([nonce, encryptAesGcm(key, nonce, bytes, utf8(context))]));
};

/** Decrypts a result of `seal`. @throws Error if the key or the context differs, or the ciphertext was modified */
export const unseal = (key: Uint8Array, sealed: string, context: string): Uint8Array => {
  const bytes = fromBase64(sealed);
  return decryptAesGcm(key, bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes), utf8(context));
};

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

/** The error for records that were encrypted under another master key. */
export const foreignMasterKey = (cause?: unknown): Error =>
  new Error(
    'The secrets of these records were encrypted under another master key. Provide that key (in SANDBOX_MASTER_KEY or its file), or use other records.',
    { cause },
  );
