import { headerNames } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const replayNotMarked: Mutant = {
  clause: 'idempotency.replayed-header',
  text: 'A replayed response is not marked as a replay.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    headers.delete(headerNames.idempotentReplayed);
    return new Response(response.body, { status: response.status, headers });
  },
};
