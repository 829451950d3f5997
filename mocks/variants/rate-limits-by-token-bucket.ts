import { headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const rateLimitsByTokenBucket: Variant = {
  text: 'The remaining requests of a rate limit refill continuously instead of at a common reset time.',
  allowedBy: "Limits: rate limit numbers and the window aren't documented.",
  families: ['rate-limits', 'identity'],
  wrap: (next) => {
    let count = 0;
    return changeResponses((response) => {
      const limit = Number(response.headers.get(headerNames.rateLimitLimit));
      if (!(limit > 10) || response.status === 429) return response;
      count += 1;
      const headers = new Headers(response.headers);
      // This request takes one, and one to three were refilled since the last request.
      headers.set(headerNames.rateLimitRemaining, String(limit - 5 + (count % 3)));
      headers.set(headerNames.rateLimitReset, '1');
      return new Response(response.body, { status: response.status, headers });
    })(next);
  },
};
