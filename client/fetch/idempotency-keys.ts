import { idempotencyKeyHeader } from '@workspace-api/contract';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** Whether a method writes, so that its retries need a key. Service document: Limits, idempotency. */
export const isWrite = ({ method }: Request): boolean => /^(?:POST|PUT|PATCH|DELETE)$/.test(method);

/**
 * Adds an `Idempotency-Key` to every write that has none. Put it outside {@link retries}, so that all retries of a call have
 * the same key. Service document: Limits, idempotency rules.
 *
 * @param newKey creates a key of at most 255 characters; a random UUID by default
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
