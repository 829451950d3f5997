import { idempotencyKeyHeader } from '@workspace-api/contract';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** Whether a method changes something, so that a key protects its retries. Service document: Limits, idempotency. */
export const isWrite = ({ method }: Request): boolean => /^(?:POST|PUT|PATCH|DELETE)$/.test(method);

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
