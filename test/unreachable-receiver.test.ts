import { expect, test } from 'vitest';
import { checkSandbox } from './support/with-sandbox.ts';

test("a sandbox that isn't allowed to send to this machine violates no clause about deliveries", async () => {
  const { report } = await checkSandbox({ privateAddresses: 'none' }, { only: ['deliveries.pushed'] });
  expect(report.clauses.find(({ id }) => id === 'deliveries.pushed')).toMatchObject({
    status: 'not-exercised',
    reason: expect.stringContaining('--receiver-url'),
  });
});
