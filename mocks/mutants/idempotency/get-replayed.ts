import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { sloppyCache } from './sloppy-cache.ts';

export const getReplayed: Record<string, Mutant> = {
  'get-replayed': {
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
  },
  'exports-replayed': {
    clause: 'idempotency.get-ignores-key',
    text: 'A list in CSV is replayed for an Idempotency-Key.',
    wrap: sloppyCache({
      reads: true,
      isCacheable: ({ request, method }) =>
        method !== 'GET' || request.headers.get('Accept') === mediaTypes.csv,
    }),
  },
};
