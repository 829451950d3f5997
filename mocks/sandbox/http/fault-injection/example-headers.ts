import { createRequire } from 'node:module';
import { errors, headerNames, type OperationShape } from '@workspace-api/contract';

type Document = {
  readonly components: { readonly headers: Readonly<Record<string, { readonly example?: unknown }>> };
};

/** Headers that would be wrong on an example: it is complete, not compressed, not a replay, and without a reminder. */
const inapplicable = new Set<string>([
  headerNames.contentEncoding,
  headerNames.idempotentReplayed,
  headerNames.nextCursor,
  headerNames.billingReminder,
  headerNames.vary,
]);

/** Of the 401s, only that of an expired session says when to try again (clause authentication.expired-session-retry-after). */
const statesRetryTime = (example: string | undefined, status: number): boolean =>
  status !== errors.unauthorized.status || example === 'token-expired';

/**
 * The headers of a declared answer, with the values of the contract's examples.
 *
 * @param example the name of the answer's example, where it has one
 */
export const exampleHeaders = (
  { responses }: OperationShape,
  status: number,
  example: string | undefined,
): Record<string, string> => {
  // Loaded on first use, because few requests need it.
  const { components } = createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as Document;
  const lines = Object.entries(responses[status]?.headers ?? {})
    .filter(([name]) => !inapplicable.has(name))
    .filter(([name]) => name !== headerNames.retryAfter || statesRetryTime(example, status))
    .map(([name, { header }]) => [name, String(components.headers[header]?.example ?? '')] as const);
  return Object.fromEntries(lines);
};
