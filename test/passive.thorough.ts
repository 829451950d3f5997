import { describe, expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/index.ts';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { checkVariant, type Extent } from '../scripts/variants/check-variant.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';
import { throughProxy } from './support/with-proxy.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/** Checks the families that a variant affects, through a proxy. Returns the gate's report and the proxy's. */
const checkVariantThroughProxy = async (variant: Variant): Promise<Report[]> => {
  const extent: Extent = { seed: 1, effort: 'quick', only: [...variant.families] };
  const observed: Report[] = [];
  const directReport = await checkVariant(variant, extent, async (target, use) => {
    const { result, report } = await throughProxy(target, {}, use);
    observed.push(report);
    return result;
  });
  return [directReport, ...observed];
};

describe('a proxy between the gate and a correct server finds no violation, and changes no verdict', () => {
  test('the sandbox, all families', async () => {
    const direct = await withSandbox({}, (url) => checkConformance(gateOptionsFor(url)));
    const { result: gate, report: proxy } = await withSandbox({}, (url) =>
      throughProxy(`${url}/v1`, {}, (target) => checkConformance({ ...gateOptionsFor(url), target })),
    );
    expect(mistakesIn(gate)).toEqual([]);
    expect([gate.verdict, gate.totals]).toEqual([direct.verdict, direct.totals]);
    expect(mistakesIn(proxy)).toEqual([]);
    expect(proxy).toMatchObject({ verdict: 'partial', exitCode: 0 });
    expect(proxy.totals.pass).toBeGreaterThan(120);
  });

  test.each(Object.entries<Variant>(variants))('%s, the families that it affects', async (_name, variant) => {
    const [gate, proxy] = await checkVariantThroughProxy(variant);
    expect(gate && mistakesIn(gate)).toEqual([]);
    expect(proxy && mistakesIn(proxy)).toEqual([]);
    expect(proxy?.totals.pass).toBeGreaterThan(0);
  });
});
