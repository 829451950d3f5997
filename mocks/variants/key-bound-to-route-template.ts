import { errors, headerNames } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const keyBoundToRouteTemplate: Variant = {
  text: 'An idempotency key belongs to a path template: repeating it with another id is an error.',
  allowedBy:
    "Limits: the cache key contains the route; the document doesn't specify whether this is the path or its template.",
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
