import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples, headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { deferred } from './deferred.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { bin, collected, collectedFrom, newFolder, readReport, runMain } from './run-main.ts';

const folder = newFolder();

let target: FakeTarget;

const run = (args: string[], env: NodeJS.ProcessEnv = {}, stderr = collected()) =>
  runMain(args, folder, env, { stderr });

const report = () => readReport(folder);

// Refuses no one: requests without a token are accepted.
const open = () =>
  startFakeTarget(({ path }) => (path === '/me' ? undefined : { status: 200, body: examples.agent }));
// Refuses every token except the known one.
const closed = () =>
  startFakeTarget(({ headers }) =>
    headers.authorization === `Bearer ${fakeToken}`
      ? undefined
      : { status: 401, body: examples.unauthorized, headers: { 'www-authenticate': 'Bearer' } },
  );

const only = ['--only', 'authentication.bearer-required', '--effort', 'quick', '--seed', '1'];

test('a target that violates a clause exits with 1 and names the clause', async () => {
  target = await open();
  const { code, stdout } = await run(['--target', target.url, '--token', fakeToken, ...only]);
  expect(code).toBe(1);
  expect(stdout).toContain('authentication.bearer-required');
  expect(stdout).not.toContain(fakeToken);
  expect(report()).toMatchObject({ verdict: 'not-conformant', exitCode: 1, seed: 1, errors: [] });
  expect(readFileSync(join(folder, 'reports/report.json'), 'utf8')).not.toContain(fakeToken);
});

test('a target that satisfies all selected clauses exits with 0', async () => {
  target = await closed();
  const { code } = await run(['--target', target.url, '--token', fakeToken, ...only]);
  expect(code).toBe(0);
  expect(report()).toMatchObject({ verdict: 'conformant', only: ['authentication.bearer-required'] });
});

test('a run whose reports can’t be written prints one line for each, and does not pass', async () => {
  const dir = join(folder, 'vanishing');
  target = await startFakeTarget(({ headers }) => {
    // A file replaces the folder during the run.
    rmSync(dir, { recursive: true, force: true });
    writeFileSync(dir, '');
    if (headers.authorization === `Bearer ${fakeToken}`) return undefined;
    return { status: 401, body: examples.unauthorized, headers: { 'www-authenticate': 'Bearer' } };
  });
  const args = ['--target', target.url, '--token', fakeToken, '--report-dir', dir, ...only];
  const { code, stdout, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stdout).toContain('CONFORMANT (exit code 0)');
  expect(stderr.match(/report\.json can't be written: .+/g)).toHaveLength(1);
  expect(stderr).not.toMatch(/^ +at /m);
});

test.each([
  [['--target', 'http://127.0.0.1:1/v1', '--token', 'key_test_x'], 'unreachable'],
  [['--target', 'nonsense', '--token', 'key_test_x'], '--target must be'],
  [['--token', 'key_test_x'], '--target'],
  [['--target', 'http://127.0.0.1:1/v1'], '--token'],
  [['--target', 'http://127.0.0.1:1/v1', '--token', 'x', '--only', 'no.such-clause'], '--list'],
  [['--target', 'http://127.0.0.1:1/v1', '--token', 'x', '--replay', 'nonsense'], 'replay: "nonsense"'],
  [['--config', 'absent.config.ts'], 'absent.config.ts'],
  [['--effort', 'heroic'], 'quick'],
  [['--seed', 'one'], 'whole number'],
  [['--max-wait', 'soon'], '90s, 20m or 2h'],
  [['--max-duration', '5d'], '90s, 20m or 2h'],
  [['--watch-url', 'nonsense'], 'It must be an http(s) URL.'],
  [['--watch', '--replay', 'tokens.revoke,a,1'], "'--watch' cannot be used with option '--replay <id>'"],
  [['--watch-url', 'http://127.0.0.1:1/', '--list'], "cannot be used with option '--list'"],
  [
    ['--target', 'http://127.0.0.1:1/v1', '--token', 'x', '--watch-url', 'http://127.0.0.1:1/'],
    "http://127.0.0.1:1/ can't be read",
  ],
  [['--no-such-option'], '--help'],
  [['leftover'], 'Unknown command "leftover". Available: proxy, har.'],
  [['proxi', '--port', '0'], 'Did you mean "proxy"?'],
  [['--list', 'leftover'], 'too many arguments'],
])('%j exits with 2 and the reason', async (args, why) => {
  const { code, stdout, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(why);
  expect(stdout).toBe('');
});

test('a token that the target rejects exits with 2', async () => {
  target = await closed();
  const { code, stderr } = await run(['--target', target.url, '--token', 'key_test_unknown', ...only]);
  expect(code).toBe(2);
  expect(stderr).toContain('401');
});

test('--help and --version exit with 0', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0 });
  expect((await run(['--version'])).stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
});

test('an interrupted run immediately writes the report so far, deletes its records and exits with 130', async () => {
  const key = { ...examples['api-key-minted'], id: 'tok_1' };
  const revoked: string[] = [];
  const stderr = collected();
  const saved = stderr.until('The report so far is in').then(report);
  target = await startFakeTarget(async ({ method, path }) => {
    if (method === 'DELETE') {
      revoked.push(path);
      // The cleanup takes longer than the report.
      await saved;
      return { status: 204 };
    }
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    process.emit('SIGINT');
    return { status: 201, body: key };
  });
  const args = ['--target', target.url, '--token', fakeToken, '--only', 'tokens', '--effort', 'quick'];
  const { code, stdout } = await run(args, {}, stderr);
  expect(code).toBe(130);
  expect(revoked).toContain('/workspaces/acme/tokens/tok_1');
  expect(await saved).toMatchObject({ verdict: 'partial', exitCode: 130 });
  expect(stdout).toContain('PARTIAL (exit code 130)');
  expect(stdout).toContain('The run was interrupted');
  // The records were deleted after the first report was written.
  expect(report()).toMatchObject({ verdict: 'partial', exitCode: 130, leftovers: [] });
  expect(report().clauses.map(({ reason }) => reason)).toContain(
    'missing the rest of the run: it was interrupted',
  );
});

test('a second Ctrl-C ends the process, even while a request is in progress', async () => {
  const { promise: isHeld, resolve: hold } = deferred<void>();
  target = await startFakeTarget(({ path }) => {
    if (path === '/me') return undefined;
    hold();
    return new Promise(() => {});
  });
  const child = spawn(process.execPath, [bin, '--target', target.url, '--token', fakeToken, ...only], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  await isHeld;
  child.kill('SIGINT');
  for await (const chunk of child.stderr.setEncoding('utf8'))
    if (String(chunk).includes('The report so far is in')) child.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
  expect(report()).toMatchObject({ exitCode: 130 });
});

test('a reader that closes the output after its first part doesn’t end the command', async () => {
  const child = spawn(process.execPath, [bin, '--list', '--json'], { cwd: folder });
  const ended = once(child, 'close');
  const stderr = collectedFrom(child.stderr);
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await ended).toEqual([0, null]);
  expect(stderr.text()).toBe('');
});

const limited = {
  status: 429,
  body: examples['rate-limited'],
  headers: { [headerNames.retryAfter]: '3600' },
};

test('a rate limit above --max-wait before the first response exits with 2 and names the option', async () => {
  target = await startFakeTarget(() => limited);
  const args = ['--target', target.url, '--token', fakeToken, '--max-wait', '30m', ...only];
  const { code, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stderr).toContain('raise --max-wait');
});
