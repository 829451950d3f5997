import { describe, expect, test } from 'vitest';
import { judge, type Report } from '../conformance/index.ts';
import { demoTokens } from '../mocks/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { observed } from './support/with-proxy.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/** What a report blames, with its first finding. */
const blamed = (report: Report) =>
  report.clauses
    .filter(({ status }) => status === 'fail' || status === 'warn')
    .map(({ id, findings: [first] }) => [id, first?.operation, first?.expected, first?.got]);

test('the gate finds through the proxy what it finds without, and its traffic breaks nothing', async () => {
  const families = ['idempotency', 'tokens'];
  await withSandbox({}, async (url) => {
    const direct = await judge({ ...gateOptionsFor(url), only: families });
    const reports: Report[] = [];
    const report = await observed(`${url}/v1`, {}, async (target) => {
      reports.push(await judge({ ...gateOptionsFor(url), target, only: families }));
    });
    expect(reports.map(({ totals }) => totals)).toEqual([direct.totals]);
    expect(blamed(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'partial', exitCode: 0, errors: [] });
    expect(clausesWith(report, 'pass').length).toBeGreaterThan(40);
    expect(report.trace?.judged).toBeGreaterThan(100);
  });
});

describe('what passes the proxy', () => {
  const token = demoTokens[0]?.token ?? '';

  test('is not judged where the target gives no answer', async () => {
    const report = await observed('http://127.0.0.1:9/v1', {}, async (url) => {
      const answer = await fetch(`${url}/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject({
        error: { code: 'target_unreachable', details: { answered_by: 'workspace-conformance proxy' } },
      });
    });
    expect(blamed(report)).toEqual([]);
    expect(report.trace).toMatchObject({
      judged: 0,
      notJudged: [{ reason: 'the target gave no answer', count: 1 }],
    });
  });
});
