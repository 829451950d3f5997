import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Encrypts with AES-256-GCM. The result is bound to a context and can only be decrypted with the same `context`. This
 * detects a value that was copied from another record.
 *
 * @returns nonce, tag and ciphertext in base64
 */
export const seal = (key: Buffer, plain: Uint8Array | string, context: string): string => {
  // Always random: reusing a nonce with the same key reveals both plaintexts (NIST SP 800-38D section 8).
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(context),
  );
  const sealed = Buffer.concat([encryption.update(Buffer.from(plain)), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]).toString('base64');
};

/** Decrypts a result of `seal`. @throws Error if the key or the context differs, or the ciphertext was modified */
export const unseal = (key: Buffer, sealed: string, context: string): Buffer => {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decryption.update(bytes.subarray(nonceBytes + tagBytes)), decryption.final()]);
};
