import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { examples } from '@workspace-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeToken, startFakeTarget } from '../test/fake-target.ts';
import { newFolder } from '../test/run-main.ts';

type TestResult = {
  title: string;
  status: string;
  failureMessages: string[];
  meta: { conformance?: { status: string; reason?: string } };
};
type FileResult = { name: string; status: string; message: string; assertionResults: TestResult[] };

const fixture = fileURLToPath(new URL('../test/vitest-fixture', import.meta.url));
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

const file = join(newFolder(), 'result.json');

/** Runs the suites of the fixture as a server team would. */
const runFixture = async (target: string, dyingTarget: string): Promise<FileResult[]> => {
  const args = ['run', '--root', fixture, '--reporter', 'json', '--outputFile', file];
  const targets = { FIXTURE_TARGET: target, FIXTURE_DYING_TARGET: dyingTarget };
  const env = { ...process.env, ...targets, FIXTURE_TOKEN: fakeToken };
  const run = promisify(execFile)(process.execPath, [vitest, ...args], { cwd: fixture, env });
  // A suite with failing tests exits with 1.
  await expect(run).rejects.toMatchObject({ code: 1 });
  return (JSON.parse(await readFile(file, 'utf8')) as { testResults: FileResult[] }).testResults;
};

// Refuses requests without a token, but accepts every token.
const target = await startFakeTarget(
  ({ headers, path }) => {
    if (headers.authorization !== undefined) return path === '/me' ? undefined : { status: 200, body: {} };
    return { status: 401, body: examples.unauthorized, headers: { 'www-authenticate': 'Bearer' } };
  },
  0,
  afterAll,
);
// Responds to the first request, about the token, and to nothing afterwards.
const dying = await startFakeTarget((_, count) => (count === 1 ? undefined : 'hang-up'), 0, afterAll);
let files: FileResult[];

beforeAll(async () => {
  files = await runFixture(target.url, dying.url);
});

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
