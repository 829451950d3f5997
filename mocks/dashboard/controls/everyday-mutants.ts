/** Mutants that imitate what products meet in operation. They are listed before the others. */
export const everydayMutants: readonly string[] = [
  'errors-as-html',
  'error-without-message',
  'limited-without-retry-after',
  'limit-of-every-token',
  'expired-session-is-unauthorized',
  'revocation-without-effect',
  'short-page-ends-the-list',
  'boundary-record-repeated',
  'expired-cursor-starts-over',
  'new-agents-not-listed',
  'activation-without-effect',
  'idempotency-key-ignored',
  'gzip-cut-off',
  'ndjson-failure-hidden',
  'delivery-unsigned',
];
