import { expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/index.ts';
import { variants } from '../mocks/variants/index.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';
import { checkVariantThroughProxy } from './support/check-variant-through-proxy.ts';
import { clausesWith } from './support/clauses-with.ts';
import { observed } from './support/with-proxy.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

test('the proxy changes no result of the gate, and the traffic of the gate violates no clause', async () => {
  const only = ['idempotency'];
  const direct = await withSandbox({}, (url) => checkConformance({ ...gateOptionsFor(url), only }));
  await withSandbox({}, async (url) => {
    const reports: Report[] = [];
    const report = await observed(`${url}/v1`, {}, async (target) => {
      reports.push(await checkConformance({ ...gateOptionsFor(url), target, only }));
    });
    expect(reports.map(({ totals, verdict }) => ({ totals, verdict }))).toEqual([
      { totals: direct.totals, verdict: direct.verdict },
    ]);
    expect([...clausesWith(report, 'fail'), ...clausesWith(report, 'warn')]).toEqual([]);
    expect(report).toMatchObject({ verdict: 'partial', exitCode: 0, errors: [] });
    expect(clausesWith(report, 'pass').length).toBeGreaterThan(20);
  });
});

// All variants, and the whole gate, are in the thorough tests.
test.each(['log-entries-with-ids', 'invoices-by-the-day'])(
  'neither the gate nor the proxy finds a violation in the correct server %s',
  async (name) => {
    const variant = variants[name];
    if (!variant) throw new RangeError(`Unknown variant "${name}".`);
    const reports = await checkVariantThroughProxy(variant);
    expect(reports.map(mistakesIn)).toEqual([[], []]);
  },
);
