/** Encodes a string as UTF-8. */
export const utf8 = (value: string): Uint8Array<ArrayBuffer> => Buffer.from(value);

/** The number of bytes of a string in UTF-8. */
export const utf8Length = (value: string): number => Buffer.byteLength(value);

const toBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Decodes UTF-8. Invalid bytes become U+FFFD, and a byte order mark stays. */
export const fromUtf8 = (bytes: Uint8Array): string => toBuffer(bytes).toString();

/** Encodes bytes in lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string => toBuffer(bytes).toString('hex');

/** Decodes hexadecimal. */
export const fromHex = (value: string): Uint8Array<ArrayBuffer> => Buffer.from(value, 'hex');

/** Encodes bytes in base64 with padding (RFC 4648 section 4). */
export const toBase64 = (bytes: Uint8Array): string => toBuffer(bytes).toString('base64');

/** Encodes bytes in base64url without padding (RFC 4648 section 5). */
export const toBase64url = (bytes: Uint8Array): string => toBuffer(bytes).toString('base64url');

/** Decodes base64 or base64url, with or without padding. It doesn't fail for other strings. */
export const fromBase64 = (value: string): Uint8Array<ArrayBuffer> => Buffer.from(value, 'base64');

/** Joins bytes. */
export const concat = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => Buffer.concat(chunks);
