import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const rateLimitHeadersRenamed: Variant = {
  text: 'Rate limit headers have other names, and the reset is a time.',
  allowedBy: "Limits: limits are surfaced in X-RateLimit-* headers, whose names aren't documented.",
  families: ['rate-limits', 'identity', 'errors'],
  wrap: changeResponses((response) => {
    const headers = new Headers(response.headers);
    const remaining = headers.get(headerNames.rateLimitRemaining);
    if (remaining === null) return response;
    for (const name of [
      headerNames.rateLimitLimit,
      headerNames.rateLimitRemaining,
      headerNames.rateLimitReset,
    ])
      headers.delete(name);
    headers.set('X-RateLimit-Quota', '10000;w=60');
    headers.set('X-RateLimit-Left', remaining);
    headers.set('X-RateLimit-Reset-At', '2030-01-01T00:00:00Z');
    return new Response(response.body, { status: response.status, headers });
  }),
};
