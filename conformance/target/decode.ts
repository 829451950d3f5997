import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

type Decoder = (bytes: Uint8Array) => Promise<Uint8Array>;

// Node has zstd only from 22.15 on.
const zstd: Decoder = async (bytes) => {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  return (await Zstd.load()).decompress(bytes);
};

const decoders: Record<string, Decoder> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
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
  let result = bytes;
  for (const encoding of encodings) {
    const decoder = decoders[encoding];
    if (!decoder) return { bytes: result, undecodable: `unknown content encoding ${encoding}` };
    try {
      if (result.length > 0) result = await decoder(result);
    } catch {
      return { bytes: result, undecodable: `the body is not valid ${encoding}` };
    }
  }
  return { bytes: result, undecodable: null };
};
