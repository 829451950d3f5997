import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Encrypts with AES-256-GCM. What is sealed is bound to its place: it opens only where the same `place` is named, so
 * that a record copied over another is noticed.
 *
 * @returns nonce, tag and ciphertext in base64
 */
export const seal = (key: Buffer, plain: Uint8Array | string, place: string): string => {
  // Never from a seed: a nonce that comes twice under one key gives both texts away (NIST SP 800-38D section 8).
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  );
  const sealed = Buffer.concat([encryption.update(Buffer.from(plain)), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]).toString('base64');
};

/** Decrypts what `seal` gave. @throws Error where the key or the place is another, or a bit has changed */
export const unseal = (key: Buffer, sealed: string, place: string): Buffer => {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([decryption.update(bytes.subarray(nonceBytes + tagBytes)), decryption.final()]);
};
