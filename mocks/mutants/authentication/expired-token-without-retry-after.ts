import { errors, headerNames } from '@workspace-api/contract';
import { readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const expiredTokenWithoutRetryAfter: Mutant = {
  clause: 'authentication.expired-session-retry-after',
  text: 'The error for an expired token has no Retry-After.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if ((await readError(response))?.code !== errors['token-expired'].code) return response;
    const headers = new Headers(response.headers);
    headers.delete(headerNames.retryAfter);
    return new Response(response.body, { status: response.status, headers });
  },
};
