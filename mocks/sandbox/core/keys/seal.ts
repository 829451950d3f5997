import { concat, fromBase64, toBase64, utf8 } from '#host/bytes.ts';
import { decryptAesGcm, encryptAesGcm, randomBytes } from '#host/crypto.ts';

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
