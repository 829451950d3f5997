import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Encodes a string as UTF-8. */
export const utf8 = (value: string): Uint8Array<ArrayBuffer> => encoder.encode(value);

/** The number of bytes of a string in UTF-8. */
export const utf8Length = (value: string): number => encoder.encode(value).byteLength;

/** Decodes UTF-8. Invalid bytes become U+FFFD, and a byte order mark stays. */
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Encodes bytes in lower-case hexadecimal. */
export const toHex: (bytes: Uint8Array) => string = bytesToHex;

/** Decodes hexadecimal. */
export const fromHex = (value: string): Uint8Array<ArrayBuffer> => new Uint8Array(hexToBytes(value));

/** Encodes bytes in base64 with padding (RFC 4648 section 4). */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Encodes bytes in base64url without padding (RFC 4648 section 5). */
export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes base64 or base64url, with or without padding. It doesn't fail for other strings. */
export const fromBase64 = (value: string): Uint8Array<ArrayBuffer> => {
  const [unpadded = ''] = value.replaceAll('-', '+').replaceAll('_', '/').split('=');
  const digits = unpadded.replaceAll(/[^A-Za-z0-9+/]/g, '');
  // A single last digit has six bits, which aren't a byte.
  const complete = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(complete), (character) => character.charCodeAt(0));
};

/** Joins bytes. */
export const concat = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(concatBytes(...chunks));
