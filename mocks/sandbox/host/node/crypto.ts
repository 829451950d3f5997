import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  timingSafeEqual,
  randomBytes as toRandomBytes,
} from 'node:crypto';
import type { Cipher } from '../types.ts';

/** Random bytes of the operating system. */
export const randomBytes = (size: number): Uint8Array<ArrayBuffer> => toRandomBytes(size);

/** SHA-256 (FIPS 180-4). A string is hashed as UTF-8. */
export const sha256 = (data: Uint8Array | string): Uint8Array<ArrayBuffer> => hash('sha256', data, 'buffer');

/** HMAC-SHA256 (RFC 2104). Strings count as UTF-8. */
export const hmacSha256 = (key: Uint8Array | string, data: Uint8Array | string): Uint8Array<ArrayBuffer> =>
  createHmac('sha256', key).update(data).digest();

/** Prepares a key for many results of HMAC-SHA256. */
export const hmacSha256With = (key: Uint8Array): ((data: Uint8Array | string) => Uint8Array<ArrayBuffer>) => {
  // Node 24 takes ten times as long if it has to create a key from the bytes for each result.
  const secretKey = createSecretKey(key);
  return (data) => createHmac('sha256', secretKey).update(data).digest();
};

/** Derives a key by HKDF-SHA256 without a salt (RFC 5869). */
export const hkdfSha256 = (key: Uint8Array, info: string, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', key, '', info, size));

/** Whether bytes are equal. For bytes of the same length, the time doesn't depend on where they differ. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.byteLength === other.byteLength && timingSafeEqual(one, other);

const tagBytes = 16;

/** Encrypts with AES-256-GCM (NIST SP 800-38D). @returns the ciphertext, then the tag of 16 bytes */
export const encryptAesGcm: Cipher = (key, nonce, plain, context) => {
  const encryption = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(context);
  const ciphertext = encryption.update(plain);
  encryption.final();
  return Buffer.concat([ciphertext, encryption.getAuthTag()]);
};

/** Decrypts a result of `encryptAesGcm`. @throws Error if the key, the nonce or the context differs, or it was modified */
export const decryptAesGcm: Cipher = (key, nonce, encrypted, context) => {
  const decryption = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(encrypted.subarray(-tagBytes));
  const plain = decryption.update(encrypted.subarray(0, -tagBytes));
  decryption.final();
  return plain;
};
