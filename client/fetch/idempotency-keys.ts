import { idempotencyKeyHeader } from '@workspace-api/contract';
import { isWrite } from './is-write.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/**
 * Gives every write an `Idempotency-Key` that has none. Put it outside of {@link retries}, so that all retries of a call
 * have the same key. Service document: Limits, idempotency rules.
 *
 * @param newKey makes a key of at most 255 characters; a random UUID by default
 * @example const send = idempotencyKeys()(retries()(fetch));
 */
export const idempotencyKeys = (newKey: () => string = () => crypto.randomUUID()): FetchWrapper =>
  wrapFetch((request, next) => {
    const { headers } = request;
    if (isWrite(request) && !headers.has(idempotencyKeyHeader)) {
      headers.set(idempotencyKeyHeader, newKey());
    }
    return next(request);
  });
