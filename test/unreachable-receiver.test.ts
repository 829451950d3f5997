import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { gateOptionsFor, withServedSandbox } from '../scripts/matrix/served-sandbox.ts';

test('a sandbox that may not send to this machine breaks no promise about deliveries', async () => {
  const report = await withServedSandbox({ seed: 1, privateAddresses: 'none' }, (url) =>
    checkConformance({ ...gateOptionsFor(url), effort: 'quick', only: ['deliveries.pushed'] }),
  );
  const pushed = report.clauses.find(({ id }) => id === 'deliveries.pushed');
  expect(pushed).toMatchObject({
    status: 'not-exercised',
    reason: expect.stringContaining('--receiver-url'),
  });
});
