import * as zlib from 'node:zlib';
import { gzipSync } from 'node:zlib';
import { parseRanges } from './negotiate.ts';

const threshold = 4096;
const maxBlock = 128 * 1024;

/** A zstd frame of raw blocks (RFC 8878, 3.1.1), for versions of Node without a zstd compressor. */
function storedZstdFrame(data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const parts: Buffer[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0]), size];
  for (let start = 0; start < data.length; start += maxBlock) {
    const block = data.subarray(start, start + maxBlock);
    const last = start + maxBlock >= data.length ? 1 : 0;
    const header = Buffer.alloc(3);
    header.writeUIntLE(last | (block.length << 3), 0, 3);
    parts.push(header, block);
  }
  return Buffer.concat(parts);
}

const nativeZstd = (zlib as { zstdCompressSync?: (data: Buffer) => Buffer }).zstdCompressSync;
const compressors: Record<string, (data: Buffer) => Buffer> = {
  gzip: (data) => gzipSync(data),
  zstd: nativeZstd ?? storedZstdFrame,
};

/** Compresses a body of more than 4 KB in an encoding that the caller accepts. */
export function compress(
  data: Buffer,
  acceptEncoding: string | undefined,
): { data: Buffer; coding?: string } {
  if (data.length <= threshold || acceptEncoding === undefined) return { data };
  for (const { value, q } of parseRanges(acceptEncoding)) {
    if (q === 0 || value === 'identity') return { data };
    const coding = value === '*' ? 'gzip' : value;
    const compressor = compressors[coding];
    if (compressor) return { data: compressor(data), coding };
  }
  return { data };
}
