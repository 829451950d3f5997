import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const replaysWithOtherHeaders: Variant = {
  text: 'A replay has its own date and request id, and no entity tag.',
  allowedBy:
    "Idempotency rules: a repeat returns the original response; the document doesn't specify which headers belong to it.",
  families: ['idempotency'],
  wrap: changeResponses((response) => {
    if (!response.headers.has(headerNames.idempotentReplayed)) return response;
    const headers = new Headers(response.headers);
    headers.delete(headerNames.etag);
    headers.set('X-Request-Id', 'req_replay');
    headers.set('X-Cache', 'HIT');
    return new Response(response.body, { status: response.status, headers });
  }),
};
