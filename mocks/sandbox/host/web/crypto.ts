import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import type { Cipher } from '../types.ts';
import { utf8 } from './bytes.ts';

const toBytes = (data: Uint8Array | string): Uint8Array => (typeof data === 'string' ? utf8(data) : data);

/** Random bytes of the operating system. */
export const randomBytes = (size: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(size));

/** SHA-256 (FIPS 180-4). A string is hashed as UTF-8. */
export const sha256 = (data: Uint8Array | string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hash(toBytes(data)));

/** HMAC-SHA256 (RFC 2104). Strings count as UTF-8. */
export const hmacSha256 = (key: Uint8Array | string, data: Uint8Array | string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hmac(hash, toBytes(key), toBytes(data)));

/** Prepares a key for many results of HMAC-SHA256. */
export const hmacSha256With =
  (key: Uint8Array): ((data: Uint8Array | string) => Uint8Array<ArrayBuffer>) =>
  (data) =>
    hmacSha256(key, data);

/** Derives a key by HKDF-SHA256 without a salt (RFC 5869). */
export const hkdfSha256 = (key: Uint8Array, info: string, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdf(hash, key, undefined, utf8(info), size));

/** Whether bytes are equal. For bytes of the same length, the time doesn't depend on where they differ. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.byteLength !== other.byteLength) return false;
  let difference = 0;
  for (let index = 0; index < one.byteLength; index += 1)
    difference |= (one[index] as number) ^ (other[index] as number);
  return difference === 0;
};

/** Encrypts with AES-256-GCM (NIST SP 800-38D). @returns the ciphertext, then the tag of 16 bytes */
export const encryptAesGcm: Cipher = (key, nonce, plain, context) =>
  new Uint8Array(gcm(key, nonce, context).encrypt(plain));

/** Decrypts a result of `encryptAesGcm`. @throws Error if the key, the nonce or the context differs, or it was modified */
export const decryptAesGcm: Cipher = (key, nonce, encrypted, context) =>
  new Uint8Array(gcm(key, nonce, context).decrypt(encrypted));
