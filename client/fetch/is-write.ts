/** Whether a method changes something, so that a key protects its retries. Service document: Limits, idempotency. */
export const isWrite = ({ method }: Request): boolean => /^(?:POST|PUT|PATCH|DELETE)$/.test(method);
