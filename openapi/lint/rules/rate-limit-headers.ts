import { hasHeader } from '../operations.ts';
import { operationRule } from '../rule.ts';

const everywhere = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
/** 401: always 0, with token_expired. 429: the number of seconds to wait. */
const waiting = ['401', '429'];

/** Limits apply per token, so every response to an authenticated request has the headers, including errors. */
export const rateLimitHeaders = operationRule(
  'Every response of an authenticated operation declares the rate-limit headers, and 401 and 429 also declare Retry-After.',
  function* ({ authenticated, responses }) {
    if (!authenticated) return;
    for (const response of responses) {
      const names = waiting.includes(response.status) ? [...everywhere, 'Retry-After'] : everywhere;
      const missing = names.filter((name) => !hasHeader(response, name));
      if (missing.length > 0) {
        const message = `${response.label} does not declare ${missing.join(', ')}.`;
        yield { message, at: response.at };
      }
    }
  },
);
