import { headerNames, type OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Forgets a key after this many later keys in the same place, so that a repeated write is executed again. */
const forgetting =
  (most: number, place: (request: Request, operation: OperationId) => string | null): Wrap =>
  (next) => {
    const placesOfKeys = new Map<string, string[]>();
    return async (request) => {
      const key = request.headers.get(headerNames.idempotencyKey);
      const operation = findOperation(request)?.id;
      const name = key !== null && operation ? place(request, operation) : null;
      if (key === null || !operation || name === null) return next(request);
      const keys = placesOfKeys.get(name) ?? [];
      placesOfKeys.set(name, keys);
      const index = keys.indexOf(key);
      if (index < 0) keys.push(key);
      if (index < 0 || keys.length - index <= most) return next(request);
      const { again } = await repeatable(request);
      return next(again({ headers: { [headerNames.idempotencyKey]: `${key.slice(0, 250)}-new` } }));
    };
  };

const getToken = (request: Request): string => request.headers.get('Authorization') ?? '';

/** Caches of first responses that are too small. */
export const fewKeysKept: Record<string, Mutant> = {
  'forty-keys-of-a-token-kept': {
    clause: 'idempotency.replayed-header',
    text: 'Only the last forty idempotency keys of a token are honored.',
    wrap: forgetting(40, getToken),
  },
  'forty-keys-of-a-route-kept': {
    clause: 'idempotency.covers-every-write-method',
    text: 'Only the last forty idempotency keys of a route are honored.',
    wrap: forgetting(40, (request, operation) => `${operation} ${getToken(request)}`),
  },
  'keys-of-subscriptions-forgotten': {
    clause: 'idempotency.replayed-header',
    text: 'The key of a new subscription is honored only while the service has received fewer than forty other keys.',
    wrap: (next) => {
      let count = 0;
      const counts = new Map<string, number>();
      return async (request) => {
        const key = request.headers.get(headerNames.idempotencyKey);
        if (key === null) return next(request);
        count += 1;
        if (findOperation(request)?.id !== 'createWebhookSubscription') return next(request);
        const since = count - (counts.get(key) ?? count);
        if (!counts.has(key)) counts.set(key, count);
        const { again } = await repeatable(request);
        return next(
          since > 40
            ? again({ headers: { [headerNames.idempotencyKey]: `${key.slice(0, 250)}-new` } })
            : again(),
        );
      };
    },
  },
};
