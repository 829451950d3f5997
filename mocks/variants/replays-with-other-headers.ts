import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const replaysWithOtherHeaders: Variant = {
  text: 'A replay has its own headers: a date, a request id, no entity tag.',
  allowedBy:
    'Idempotency rules: a repeat returns the original response; which headers belong to it is not said.',
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
