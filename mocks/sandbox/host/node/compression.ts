import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ContentCoding } from '../types.ts';

/** The content codings of this host. Of two with the same weight, the first is chosen: gzip doesn't need WebAssembly. */
export const codings: readonly ContentCoding[] = [
  { name: 'gzip', encode: promisify<Uint8Array, Uint8Array>(gzip) },
  {
    name: 'zstd',
    // Only Node 22.15 and later have zstd. Loaded on first use, because few runs need it.
    async encode(body) {
      const { Zstd } = await import('@hpcc-js/wasm-zstd');
      return (await Zstd.load()).compress(body);
    },
  },
];
