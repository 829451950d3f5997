/**
 * The tests that run once more on PostgreSQL, by the reason why. All others stand on queries that these cover, and the
 * gate's run against the sandbox on PostgreSQL (`test/healthy-sandbox.test.ts`) sends every operation there too.
 */
const reasons = {
  'what the database stores, and how it is opened': [
    'mocks/sandbox/store/**',
    'mocks/sandbox/wiring/seed',
    'mocks/test/at-rest',
    'mocks/test/own-records',
  ],
  'transactions, unique values and requests at once': [
    'mocks/test/atomic',
    'mocks/test/idempotency',
    'mocks/test/page-patches',
    'mocks/test/page-slugs',
    'mocks/test/reads-beside-writes',
    'mocks/sandbox/features/webhooks/**',
  ],
  'SQL of their own: order, pages, filters, sums, copies of a workspace': [
    'mocks/test/billing',
    'mocks/test/lists',
    'mocks/test/logs',
    'mocks/test/page-rollback',
    'mocks/test/pagination',
    'mocks/test/tokens',
    'mocks/sandbox/features/workspaces/added-table',
    'mocks/sandbox/features/workspaces/control',
  ],
  'what goes on as time passes': [
    'mocks/sandbox/wiring/advance',
    'mocks/test/agent-runs',
    'mocks/test/deliveries',
    'mocks/test/passing-time',
  ],
  'several processes, notifications between them, and their end': [
    'mocks/test/agents-in-two',
    'mocks/test/busy-processes',
    'mocks/test/database-lost',
    'mocks/test/deliveries-of-others',
    'mocks/test/delivering-processes',
    'mocks/test/delivery-restart',
    'mocks/test/durability',
    'mocks/test/faults-from-start',
    'mocks/test/faults-in-processes',
    'mocks/test/log-tail',
    'mocks/test/several-processes',
    'mocks/test/sign-in-processes',
  ],
} as const;

/** Test files, without their suffix, or folders of them, which end in `/**`. */
export const onBothEngines: readonly string[] = Object.values(reasons).flat();
