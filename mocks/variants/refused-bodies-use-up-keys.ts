import { errors, headerNames } from '@workspace-api/contract';
import { withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const refusedBodiesUseUpKeys: Variant = {
  text: 'A rejected body uses up its idempotency key: a corrected body with the same key returns IDEMPOTENCY_MISMATCH.',
  allowedBy:
    "Limits: the same key with a different body is a mismatch; the document doesn't specify whether a rejected body counts.",
  families: ['idempotency'],
  decision: 25,
  wrap: (next) => {
    const refusedBodies = new Map<string, string>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      if (key === null || request.method === 'GET') return next(request);
      const { rawBody, again } = await repeatable(request);
      const entry = `${key} ${request.headers.get('Authorization')} ${request.method} ${request.url}`;
      const refusedBody = refusedBodies.get(entry);
      const response = await next(again());
      if (response.status === errors['validation-failed'].status) refusedBodies.set(entry, rawBody);
      if (refusedBody === undefined || refusedBody === rawBody || !response.ok) return response;
      const { status, code } = errors['idempotency-mismatch'];
      return withJson(response, status, { error: { code, message: 'The key was used with another body.' } });
    };
  },
};
