import { describe, expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/index.ts';
import { demoTokens } from '../mocks/index.ts';
import { getMutant } from '../mocks/mutants/index.ts';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { checkVariant, type Extent, mistakesIn } from '../scripts/proof/check-variant.ts';
import { clausesWith } from './support/clauses-with.ts';
import { longTest } from './support/long-test.ts';
import { ordinaryTraffic } from './support/ordinary-traffic.ts';
import { observed, throughProxy } from './support/with-proxy.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const token = demoTokens[0]?.secret ?? '';
const workspace = demoTokens[0]?.workspace ?? '';

// What a trace shows, each with a test of its own in `conformance/checks/trace`, is left to one of its mutants.
test.each([
  'agent-starts-active',
  'approval-filter-ignored',
  'csv-without-bom',
  'error-not-wrapped',
  'limit-ignored',
  'not-acceptable-ignored',
  'rate-limit-not-shown',
  'revocation-without-effect',
  'rotated-secret-still-works',
  'secret-shown-on-inspect',
  'scopes-by-resource',
])('ordinary traffic shows the mutant %s', async (name) => {
  const mutant = getMutant(name);
  const report = await withSandbox({ mutant }, (url) =>
    observed(`${url}/v1`, { isExclusive: true }, (base) =>
      ordinaryTraffic({ base, token, workspace }).catch(() => undefined),
    ),
  );
  expect(clausesWith(report, 'fail')).toContain(mutant.clause);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  const [finding] = report.clauses.find(({ id }) => id === mutant.clause)?.findings ?? [];
  expect(finding).toMatchObject({ scenario: 'trace', replay: null });
  expect(finding?.exchanges.at(-1)?.curl).toMatch(/^curl /);
  expect(JSON.stringify(report)).not.toContain(token);
});

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
  longTest('the sandbox, all families', async () => {
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

  longTest.each(Object.entries<Variant>(variants))(
    '%s, the families that it affects',
    async (_name, variant) => {
      const [gate, proxy] = await checkVariantThroughProxy(variant);
      expect(gate && mistakesIn(gate)).toEqual([]);
      expect(proxy && mistakesIn(proxy)).toEqual([]);
      expect(proxy?.totals.pass).toBeGreaterThan(0);
    },
  );
});
