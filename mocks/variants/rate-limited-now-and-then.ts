import { basePath, errors, headerNames } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const every = 10;

export const rateLimitedNowAndThen: Variant = {
  text: 'Every tenth request returns 429 and can be retried immediately.',
  allowedBy: "Limits: rate limit numbers and the window aren't documented.",
  families: ['identity', 'tokens', 'pages', 'secrets'],
  wrap: (next) => {
    let count = 0;
    return async (request) => {
      count += 1;
      const tooMany = count % every === 0 && isApi(request) && request.headers.has('Authorization');
      if (!tooMany) return next(request);
      // Only a known token is limited.
      const headers = { Authorization: request.headers.get('Authorization') ?? '' };
      const notFoundResponse = await next(
        new Request(new URL(`${basePath}/no-such-route`, request.url), { headers }),
      );
      const refusal = withJson(notFoundResponse, errors['rate-limited'].status, {
        error: { code: errors['rate-limited'].code, message: 'Too many requests.' },
      });
      refusal.headers.set(headerNames.retryAfter, '0');
      return refusal;
    };
  },
};
