import { basePath, errors, headerNames } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const twoRequestsOfATokenAtATime: Variant = {
  text: 'A token may have two requests in progress; a third one gets 429.',
  allowedBy: "Limits: rate limits are per token; their numbers aren't documented.",
  families: ['pagination', 'pages', 'approvals', 'tokens'],
  wrap: (next) => {
    const open = new Map<string, number>();
    return async (request) => {
      const token = request.headers.get('Authorization');
      if (!isApi(request) || token === null || request.url.endsWith('/tail')) return next(request);
      const count = open.get(token) ?? 0;
      if (count >= 2) {
        // Only a known token is limited, and a response has the headers of its limit.
        const notFoundResponse = await next(
          new Request(new URL(`${basePath}/no-such-route`, request.url), {
            headers: { Authorization: token },
          }),
        );
        const { status, code } = errors['rate-limited'];
        const refusal = withJson(notFoundResponse, status, {
          error: { code, message: 'Too many simultaneous requests.' },
        });
        refusal.headers.set(headerNames.retryAfter, '0');
        return refusal;
      }
      open.set(token, count + 1);
      try {
        return await next(request);
      } finally {
        open.set(token, (open.get(token) ?? 1) - 1);
      }
    };
  },
};
