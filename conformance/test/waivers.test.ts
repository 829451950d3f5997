import { examples } from '@workspace-api/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type GateOptions, judge, type Report } from '../index.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';

const clause = 'tokens.revoke-is-immediate';
let target: FakeTarget;
let acceptsRevoked: boolean;

beforeEach(async () => {
  acceptsRevoked = true;
  let minted = 0;
  const revoked = new Set<string>();
  target = await startFakeTarget(({ method, path, headers }) => {
    if (method === 'DELETE') {
      revoked.add(`Bearer key_test_minted_${path.split('/').at(-1)}`);
      return { status: 204 };
    }
    if (!acceptsRevoked && revoked.has(headers.authorization ?? ''))
      return { status: 401, body: examples['token-revoked'] };
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    minted += 1;
    const id = `tok_${minted}`;
    return { status: 201, body: { ...examples['api-key-minted'], id, secret: `key_test_minted_${id}` } };
  });
  onTestFinished(() => target.close());
});

const run = (options: Partial<GateOptions>): Promise<Report> =>
  judge({ target: target.url, token: fakeToken, only: [clause], effort: 'quick', seed: 1, ...options });

const judged = ({ clauses }: Report) => clauses.find(({ id }) => id === clause);

test('a waived failure is shown with its reason, and the run is at best partial', async () => {
  const report = await run({ waivers: [{ clause, operation: 'getMe', reason: 'cached for a minute' }] });
  expect(judged(report)).toMatchObject({
    status: 'waived',
    reason: 'cached for a minute',
    findings: [{ operation: 'getMe', waived: 'cached for a minute' }],
  });
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3, totals: { waived: 1, fail: 0 } });
});

test('--allow-partial forgives a waived failure', async () => {
  const waivers = [{ clause, reason: 'cached' }];
  expect(await run({ waivers, allowPartial: true })).toMatchObject({ verdict: 'partial', exitCode: 0 });
});

test('a waiver of another operation forgives nothing', async () => {
  const report = await run({ waivers: [{ clause, operation: 'listAgents', reason: 'cached' }] });
  expect(judged(report)).toMatchObject({ status: 'fail' });
});

test('a waiver that expired forgives nothing and is noted', async () => {
  const report = await run({ waivers: [{ clause, reason: 'cached', until: '2020-01-01' }] });
  expect(judged(report)).toMatchObject({ status: 'fail' });
  expect(report.notes?.join()).toContain(`the waiver of ${clause} expired on 2020-01-01`);
});

test('a waiver is noted as not needed once nothing is broken there', async () => {
  acceptsRevoked = false;
  const report = await run({ waivers: [{ clause, operation: 'getMe', reason: 'cached' }] });
  expect(judged(report)).toMatchObject({ status: 'pass' });
  expect(report.notes?.join()).toContain(`the waiver of ${clause} at getMe is not needed any more`);
});

test('a waiver of more than the run judged may still be needed', async () => {
  acceptsRevoked = false;
  const report = await run({ waivers: [{ clause: 'tokens', reason: 'cached' }] });
  expect(report.notes?.join() ?? '').not.toContain('not needed');
});

test('a clause that is declared unsupported at the operation where it breaks is unsupported', async () => {
  const report = await run({ unsupported: [{ clause, operation: 'getMe', reason: 'cached' }] });
  expect(judged(report)).toMatchObject({ status: 'unsupported', reason: 'getMe: cached', findings: [] });
  expect(report.verdict).toBe('partial');
});
