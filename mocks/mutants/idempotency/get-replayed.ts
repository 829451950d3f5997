import { headerNames } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const getReplayed: Mutant = {
  clause: 'idempotency.get-ignores-key',
  text: 'A GET with an Idempotency-Key returns a cached response.',
  wrap: (next) => {
    const responses = new Map<string, Response>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      if (key === null || request.method !== 'GET') return next(request);
      const entry = `${key} ${request.headers.get('Authorization')} ${request.url}`;
      const cached = responses.get(entry);
      if (cached !== undefined) return cached.clone();
      const response = await next(request);
      if (response.ok) responses.set(entry, response.clone());
      return response;
    };
  },
};
