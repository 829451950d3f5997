import { headerNames } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const idempotencyKeySharedByTokens: Mutant = {
  clause: 'idempotency.key-bound-to-token',
  text: 'The idempotency cache ignores the token, so a token can get the response of another token.',
  wrap: (next) => {
    const responses = new Map<string, { token: string | null; response: Response }>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      if (key === null || request.method === 'GET') return next(request);
      const entry = `${key} ${request.method} ${request.url}`;
      const token = request.headers.get('Authorization');
      const cached = responses.get(entry);
      if (cached !== undefined && cached.token !== token) return cached.response.clone();
      const response = await next(request);
      if (response.ok) responses.set(entry, { token, response: response.clone() });
      return response;
    };
  },
};
