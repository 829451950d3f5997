import type { ContentCoding } from '../types.ts';

/** The content codings of this host: only the one that browsers have themselves. */
export const codings: readonly ContentCoding[] = [
  {
    name: 'gzip',
    async encode(body) {
      const stream = new Blob([body as Uint8Array<ArrayBuffer>]).stream();
      const compressed = new Response(stream.pipeThrough(new CompressionStream('gzip')));
      return new Uint8Array(await compressed.arrayBuffer());
    },
  },
];
