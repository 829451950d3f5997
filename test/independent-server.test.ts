import { clauseFamilies } from '@workspace-api/contract';
import { test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

/** The families about what many operations have in common, and `deliveries`, which waits ten seconds for the server. */
const thorough: readonly string[] = [
  'authentication',
  'compression',
  'deliveries',
  'encodings',
  'idempotency',
  'pagination',
  'scopes',
  'tenancy',
  'versioning',
] satisfies (keyof typeof clauseFamilies)[];

/** The families about single resources, in which servers differ most. */
const only = Object.keys(clauseFamilies).filter((family) => !thorough.includes(family));

test('a server written only from the service document passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed: 1, effort: 'quick', only }));
});
