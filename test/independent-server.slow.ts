import { test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

/** The families about what single resources do, where servers differ most. */
const only = [
  'agents',
  'approvals',
  'billing',
  'errors',
  'forms',
  'identity',
  'logs',
  'oauth',
  'pages',
  'rate-limits',
  'runs',
  'secrets',
  'theme',
  'tokens',
  'validation',
  'webhooks',
  'workspaces',
];

// All families are in the thorough tests. The family `deliveries` waits ten seconds for the server.
test('a server written only from the service document passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed: 1, effort: 'quick', only }));
});
