import { errors, headerNames } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const keyBoundToRouteTemplate: Variant = {
  text: 'An idempotency key belongs to the template of a path: with another id it is refused.',
  allowedBy: 'Limits: the cache key has the route; whether it is the path or its template is not said.',
  families: ['idempotency'],
  decision: 25,
  wrap: (next) => {
    const paths = new Map<string, string>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      const operation = findOperation(request);
      if (key === null || operation === undefined || operation.method === 'GET') return next(request);
      const entry = `${key} ${request.headers.get('Authorization')} ${operation.id}`;
      const firstUrl = paths.get(entry);
      const response = await next(request);
      if (firstUrl === undefined && response.ok) paths.set(entry, request.url);
      if (firstUrl === undefined || firstUrl === request.url || !response.ok) return response;
      const { status, code } = errors['idempotency-mismatch'];
      return withJson(response, status, { error: { code, message: 'The key was used for another record.' } });
    };
  },
};
