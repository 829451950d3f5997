import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const pieces = 7;

const inPieces = (bytes: Uint8Array): ReadableStream<Uint8Array> => {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset < bytes.length) controller.enqueue(bytes.slice(offset, offset + size));
      else controller.close();
      offset += size;
    },
  });
};

export const sentInPieces: Variant = {
  text: 'Bodies are sent in chunks of a few bytes, without a length.',
  allowedBy: "Conventions: HTTP framing isn't specified.",
  families: ['errors', 'compression'],
  wrap: changeResponses(async (response) => {
    // An endless stream is already sent in pieces.
    if (response.body === null || response.headers.get('Cache-Control')?.includes('no-transform'))
      return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    headers.set('Transfer-Encoding', 'chunked');
    const bytes = new Uint8Array(await response.arrayBuffer());
    return new Response(inPieces(bytes), { status: response.status, headers });
  }),
};
