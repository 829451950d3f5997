import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { maxBodyBytes } from './receive.ts';

type Decoder = (bytes: Uint8Array) => Promise<Uint8Array>;

// A few kilobytes may decode to gigabytes.
const limits = { maxOutputLength: maxBodyBytes };

/** Every coding of a response takes another pass over its body. Servers apply one. */
const maxEncodings = 4;

// Node supports zstd only since 22.15.
const { zstdDecompress } = zlib as { zstdDecompress?: typeof zlib.gunzip };
const nodeZstd = zstdDecompress && promisify(zstdDecompress);
const zstd: Decoder = async (bytes) => {
  if (nodeZstd) return nodeZstd(bytes, limits);
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).decompress(bytes);
};

const [ungzip, undeflate] = [promisify(zlib.gunzip), promisify(zlib.inflate)];
const unbrotli = promisify(zlib.brotliDecompress);
const gzip: Decoder = (bytes) => ungzip(bytes, limits);

const decoders: Record<string, Decoder> = {
  gzip,
  'x-gzip': gzip,
  deflate: (bytes) => undeflate(bytes, limits),
  br: (bytes) => unbrotli(bytes, limits),
  zstd,
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
  const encodings = (contentEncoding ?? '')
    .split(',')
    .map((encoding) => encoding.trim().toLowerCase())
    .filter(Boolean)
    .reverse();
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
