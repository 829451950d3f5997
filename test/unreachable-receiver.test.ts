import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { gateOptionsFor, withServedSandbox } from '../scripts/proof/served-sandbox.ts';

test("a sandbox that isn't allowed to send to this machine violates no clause about deliveries", async () => {
  const report = await withServedSandbox({ seed: 1, privateAddresses: 'none' }, (url) =>
    checkConformance({ ...gateOptionsFor(url), effort: 'quick', only: ['deliveries.pushed'] }),
  );
  const pushed = report.clauses.find(({ id }) => id === 'deliveries.pushed');
  expect(pushed).toMatchObject({
    status: 'not-exercised',
    reason: expect.stringContaining('--receiver-url'),
  });
});
