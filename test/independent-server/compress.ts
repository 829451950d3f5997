import { gzipSync } from 'node:zlib';
import { parseRanges } from './negotiate.ts';

const threshold = 4096;

/** Compresses a body of more than 4 KB if the caller accepts gzip. */
export function compress(
  data: Buffer,
  acceptEncoding: string | undefined,
): { data: Buffer; coding?: string } {
  if (data.length <= threshold || acceptEncoding === undefined) return { data };
  for (const { value, q } of parseRanges(acceptEncoding)) {
    if (q === 0 || value === 'identity') return { data };
    if (value === 'gzip' || value === '*') return { data: gzipSync(data), coding: 'gzip' };
  }
  return { data };
}
