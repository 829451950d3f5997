import { headerNames } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const failureCached: Mutant = {
  clause: 'idempotency.failure-not-cached',
  text: 'The idempotency cache also stores errors, so a corrected request with the same key returns the old error.',
  wrap: (next) => {
    const refusals = new Map<string, Response>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      if (key === null || request.method === 'GET') return next(request);
      const entry = `${key} ${request.headers.get('Authorization')} ${request.method} ${request.url}`;
      const cached = refusals.get(entry);
      if (cached !== undefined) return cached.clone();
      const response = await next(request);
      if (response.status >= 400 && response.status < 500) refusals.set(entry, response.clone());
      return response;
    };
  },
};
