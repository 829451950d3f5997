import { headerNames } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const rateLimitNotShown: Mutant = {
  clause: 'rate-limits.headers-present',
  text: 'Responses have no rate limit headers.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    for (const name of ['rateLimitLimit', 'rateLimitRemaining', 'rateLimitReset'] as const) {
      headers.delete(headerNames[name]);
    }
    return new Response(response.body, { status: response.status, headers });
  },
};
