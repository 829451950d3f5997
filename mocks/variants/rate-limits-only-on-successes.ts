import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const rateLimitsOnlyOnSuccesses: Variant = {
  text: 'Errors have no rate limit headers.',
  allowedBy:
    "Limits: rate limits are surfaced in response headers; the document doesn't specify which errors have them.",
  families: ['rate-limits', 'errors'],
  decision: 25,
  wrap: changeResponses((response) => {
    if (response.status < 400 || response.status === 429) return response;
    const headers = new Headers(response.headers);
    for (const name of ['rateLimitLimit', 'rateLimitRemaining', 'rateLimitReset'] as const)
      headers.delete(headerNames[name]);
    return new Response(response.body, { status: response.status, headers });
  }),
};
