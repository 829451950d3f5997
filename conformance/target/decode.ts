import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { listItems } from './exchange.ts';

/**
 * The maximum size of a body in bytes, both as sent and decoded. A page has at most a hundred records, and a case may keep the
 * bodies of all its exchanges: larger ones would fill the memory.
 */
export const maxBodyBytes = 8 * 2 ** 20;

type Decoder = (bytes: Uint8Array) => Promise<Uint8Array>;

/** A decoder of Node's own. A few kilobytes may decode to gigabytes. */
const native = (decompress: typeof zlib.gunzip): Decoder => {
  const decoder = promisify(decompress);
  return (bytes) => decoder(bytes, { maxOutputLength: maxBodyBytes });
};

/** Every coding of a response takes another pass over its body. Servers apply one. */
const maxEncodings = 4;

// Node supports zstd only since 22.15.
const { zstdDecompress } = zlib as { zstdDecompress?: typeof zlib.gunzip };
const unzstd: Decoder = async (bytes) => {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).decompress(bytes);
};

const decoders: Readonly<Record<string, Decoder>> = {
  gzip: native(zlib.gunzip),
  'x-gzip': native(zlib.gunzip),
  deflate: native(zlib.inflate),
  br: native(zlib.brotliDecompress),
  zstd: zstdDecompress ? native(zstdDecompress) : unzstd,
  identity: async (bytes) => bytes,
};

/**
 * Undoes the content encodings of a body, last applied first (RFC 9110, section 8.4).
 *
 * @returns the bytes, and the problem if they can't be decoded
 */
export const decode = async (
  bytes: Uint8Array,
  contentEncoding: string | undefined,
): Promise<{ bytes: Uint8Array; undecodable: string | null }> => {
  const encodings = listItems(contentEncoding).reverse();
  if (encodings.length > maxEncodings)
    return { bytes, undecodable: `the body has more than ${maxEncodings} content encodings` };
  let result = bytes;
  for (const encoding of encodings) {
    const decoder = decoders[encoding];
    if (!decoder) return { bytes: result, undecodable: `unknown content encoding ${encoding}` };
    try {
      if (result.length > 0) result = await decoder(result);
    } catch (error) {
      const isTooLong = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
      const problem = isTooLong ? `longer than ${maxBodyBytes / 2 ** 20} MiB` : `not valid ${encoding}`;
      return { bytes: result, undecodable: `the body is ${problem}` };
    }
  }
  return { bytes: result, undecodable: null };
};
