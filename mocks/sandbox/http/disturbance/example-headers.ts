import { createRequire } from 'node:module';
import { errors, headerNames, type OperationShape } from '@workspace-api/contract';

type Document = {
  readonly components: { readonly headers: Readonly<Record<string, { readonly example?: unknown }>> };
};

/** Headers that an example doesn't have: it is whole, not compressed, no replay, and reminds of nothing. */
const untrue = new Set<string>([
  headerNames.contentEncoding,
  headerNames.idempotentReplayed,
  headerNames.nextCursor,
  headerNames.billingReminder,
  headerNames.vary,
  headerNames.retryAfter,
]);

const retryAfter = (example: string | undefined, status: number, reset: string | undefined) => {
  if (example === 'token-expired') return { [headerNames.retryAfter]: '0' };
  if (status !== errors['rate-limited'].status || reset === undefined) return {};
  return { [headerNames.rateLimitRemaining]: '0', [headerNames.retryAfter]: reset };
};

/**
 * The headers of a declared answer, by the examples of the contract.
 *
 * @param example the name of the answer's example, where it has one
 */
export const exampleHeaders = (
  { responses }: OperationShape,
  status: number,
  example: string | undefined,
): Record<string, string> => {
  // Read on first use, as the record schemas are: no other request pays for it.
  const { components } = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as Document;
  const lines = Object.entries(responses[status]?.headers ?? {})
    .filter(([name]) => !untrue.has(name))
    .map(([name, { header }]) => [name, String(components.headers[header]?.example ?? '')] as const);
  const headers = Object.fromEntries(lines);
  return { ...headers, ...retryAfter(example, status, headers[headerNames.rateLimitReset]) };
};
