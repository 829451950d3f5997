import { errors, headerExamples, headerNames, type OperationShape } from '@workspace-api/contract';

/** Headers that don't apply to an example: it is complete, uncompressed, not a replay, and without a reminder. */
const inapplicable = new Set<string>([
  headerNames.contentEncoding,
  headerNames.idempotentReplayed,
  headerNames.nextCursor,
  headerNames.billingReminder,
  headerNames.vary,
]);

/**
 * Whether a response has a retry time. Among 401s, only an expired session has one (clause
 * authentication.expired-session-retry-after).
 */
const statesRetryTime = (example: string | undefined, status: number): boolean =>
  status !== errors.unauthorized.status || example === 'token-expired';

/**
 * The headers of a declared response, with the values of the contract's examples.
 *
 * @param example the name of the response's example, if it has one
 */
export const exampleHeaders = (
  { responses }: OperationShape,
  status: number,
  example: string | undefined,
): Record<string, string> => {
  const lines = Object.entries(responses[status]?.headers ?? {})
    .filter(([name]) => !inapplicable.has(name))
    .filter(([name]) => name !== headerNames.retryAfter || statesRetryTime(example, status))
    .map(([name, { header }]) => [name, headerExamples[header] ?? ''] as const);
  return Object.fromEntries(lines);
};
