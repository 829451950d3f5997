import { test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

test('a server written only from the service document passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed: 1, effort: 'quick' }));
});
