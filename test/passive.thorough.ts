import { describe, expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';
import { checkVariantThroughProxy } from './support/check-variant-through-proxy.ts';
import { throughProxy } from './support/with-proxy.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

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
