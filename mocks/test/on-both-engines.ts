/**
 * The tests that also run on PostgreSQL, grouped by reason: what differs between the engines. All others depend on
 * queries that these cover, and `test/same-on-postgres` compares the responses of almost every operation on both.
 */
const reasons = {
  'storing records and opening the database': [
    'mocks/sandbox/store/database',
    'mocks/sandbox/store/open-database',
    'mocks/sandbox/store/script',
    'mocks/sandbox/wiring/seed',
    'mocks/test/at-rest',
    'test/healthy-sandbox',
    'test/same-on-postgres',
  ],
  'transactions, unique values and concurrent requests': [
    'mocks/test/pages',
    'mocks/test/secret-values',
    'mocks/test/tokens',
    'mocks/test/atomic',
    'mocks/test/rate-limits',
    'mocks/test/reads-during-writes',
    'mocks/sandbox/features/webhooks/deliveries',
  ],
  'their own SQL: order, pagination, filters, sums': [
    'mocks/sandbox/features/webhooks/control',
    'mocks/sandbox/features/workspaces/control',
    'mocks/sandbox/wiring/advance',
    'mocks/sandbox/wiring/export-seed',
    'mocks/sandbox/wiring/snapshot',
    'mocks/test/agent-runs',
    'mocks/test/billing',
    'mocks/test/deliveries',
    'mocks/test/fault-rules',
    'mocks/test/logs',
    'mocks/test/pagination',
    'mocks/test/same-order',
    'mocks/sandbox/features/workspaces/added-table',
  ],
  'several processes, their notifications and their shutdown': [
    'mocks/test/concurrent-requests',
    'mocks/test/database-lost',
    'mocks/test/peers',
    'mocks/test/durability',
    'mocks/test/mutants-in-processes',
    'mocks/test/deliveries-in-two-processes',
    'mocks/test/lost-commit',
    'mocks/test/several-processes',
    'test/two-sandboxes',
  ],
} as const;

/** Test files, without their suffix. */
export const onBothEngines: readonly string[] = Object.values(reasons).flat();
