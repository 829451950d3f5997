import { expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import { demoTokens } from '../mocks/index.ts';
import { ordinaryTraffic } from './support/ordinary-traffic.ts';
import { observed } from './support/with-proxy.ts';
import { withSandbox } from './support/with-sandbox.ts';

const token = demoTokens[0]?.secret ?? '';
const workspace = demoTokens[0]?.workspace ?? '';

/** The clauses that fail or warn in a report, each with its first finding. */
const blamed = (report: Report) =>
  report.clauses
    .filter(({ status }) => status === 'fail' || status === 'warn')
    .map(({ id, findings: [first] }) => [id, first?.operation, first?.expected, first?.got]);

test('ordinary traffic of four simultaneous clients violates no clause', async () => {
  await withSandbox({}, async (url) => {
    const report = await observed(`${url}/v1`, { isExclusive: true }, (base) =>
      Promise.all(Array.from({ length: 4 }, () => ordinaryTraffic({ base, token, workspace }))),
    );
    expect(blamed(report)).toEqual([]);
    expect(report.trace?.checked).toBeGreaterThan(150);
  });
});

test("304 to a conditional request isn't checked, and violates no clause", async () => {
  await withSandbox({}, async (url) => {
    const report = await observed(`${url}/v1`, {}, async (base) => {
      const theme = `${base}/workspaces/${workspace}/theme`;
      const headers = { authorization: `Bearer ${token}` };
      const tag = (await fetch(theme, { headers })).headers.get('ETag') ?? '';
      const again = await fetch(theme, { headers: { ...headers, 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });
    expect(blamed(report)).toEqual([]);
    expect(report.trace).toMatchObject({
      checked: 1,
      skipped: [{ reason: 'not modified, as the client requested', count: 1 }],
    });
  });
});
