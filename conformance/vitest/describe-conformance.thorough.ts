import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { examples } from '@workspace-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeTarget, fakeToken, startFakeTarget } from '../test/fake-target.ts';

type TestResult = {
  title: string;
  status: string;
  failureMessages: string[];
  meta: { conformance?: { status: string; reason?: string } };
};
type FileResult = { name: string; status: string; message: string; assertionResults: TestResult[] };

const fixture = fileURLToPath(new URL('../test/vitest-fixture', import.meta.url));
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

/** Runs the suites of the fixture as a server team would. */
const runFixture = async (target: string, dyingTarget: string): Promise<FileResult[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'describe-conformance-'));
  const file = join(folder, 'result.json');
  const args = ['run', '--root', fixture, '--reporter', 'json', '--outputFile', file];
  try {
    const targets = { FIXTURE_TARGET: target, FIXTURE_DYING_TARGET: dyingTarget };
    const env = { ...process.env, ...targets, FIXTURE_TOKEN: fakeToken };
    const run = promisify(execFile)(process.execPath, [vitest, ...args], { cwd: fixture, env });
    // A suite with failing tests exits with 1.
    await expect(run).rejects.toMatchObject({ code: 1 });
    return (JSON.parse(await readFile(file, 'utf8')) as { testResults: FileResult[] }).testResults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

let target: FakeTarget;
let dying: FakeTarget;
let files: FileResult[];

beforeAll(async () => {
  // Refuses requests without a token, but accepts every token.
  target = await startFakeTarget(({ headers, path }) => {
    if (headers.authorization !== undefined) return path === '/me' ? undefined : { status: 200, body: {} };
    return { status: 401, body: examples.unauthorized, headers: { 'www-authenticate': 'Bearer' } };
  });
  // Responds to the first request, about the token, and to nothing afterwards.
  dying = await startFakeTarget((_request, count) => (count === 1 ? undefined : 'hang-up'));
  files = await runFixture(target.url, dying.url);
});

afterAll(() => Promise.all([target.close(), dying.close()]));

const fileNamed = (name: string) => files.find((file) => file.name.endsWith(name));
const findTest = (clause: string) =>
  fileNamed('conformance.fixture.ts')?.assertionResults.find(({ title }) => title.startsWith(`${clause}:`));

test('a clause that holds is a passed test', () => {
  expect(findTest('authentication.bearer-required')).toMatchObject({ status: 'passed' });
});

test('a violated clause is a failed test with its finding and no secret', () => {
  const failed = findTest('authentication.unknown-token-is-401');
  expect(failed).toMatchObject({ status: 'failed', meta: { conformance: { status: 'fail' } } });
  const message = failed?.failureMessages.join('\n');
  expect(message).toContain('expected status 401');
  expect(message).toContain('--replay authentication.refusals');
  expect(message).not.toContain(fakeToken);
});

test('a clause that cannot be checked is a skipped test with its reason', () => {
  const reason = expect.stringContaining('session-token') as string;
  expect(findTest('authentication.mfa-hint')).toMatchObject({
    status: 'skipped',
    meta: { conformance: { status: 'not-exercised', reason } },
  });
});

test('a waived clause is a skipped test with the reason of its waiver', () => {
  expect(findTest('authentication.malformed-token-is-401')).toMatchObject({
    status: 'skipped',
    meta: { conformance: { status: 'waived', reason: 'the proxy responds' } },
  });
});

test('a provisional clause never fails the suite', () => {
  expect(findTest('authentication.unknown-credentials-hint')?.status).not.toBe('failed');
});

test('if the target dies, its clauses are skipped, and the suite fails', () => {
  const results = fileNamed('dying.fixture.ts')?.assertionResults ?? [];
  expect(results.map(({ status }) => status).sort()).toEqual(['failed', 'skipped']);
  const failed = results.find(({ status }) => status === 'failed');
  expect(failed?.failureMessages.join('\n')).toContain('The target stopped responding');
});

test('an unreachable target fails the suite', () => {
  const file = fileNamed('unreachable.fixture.ts');
  expect(file?.status).toBe('failed');
  expect(file?.assertionResults.filter(({ status }) => status === 'passed')).toEqual([]);
});
