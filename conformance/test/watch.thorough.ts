import { PassThrough } from 'node:stream';
import { clauses, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { main } from '../cli/main.ts';
import { type FakeTarget, fakeToken, restart, startFakeTarget } from './fake-target.ts';
import { collected, newFolder, readReport } from './run-main.ts';

const folder = newFolder();

let target: FakeTarget | undefined;

const report = () => readReport(folder);

const watch = (url: string, only: string, isTTY = false) => {
  const [stdout, stderr, stdin] = [collected(), collected(), new PassThrough()];
  const args = ['--watch', '--target', url, '--token', fakeToken, '--only', only, '--effort', 'quick'];
  const code = main(args, {
    stdin: Object.assign(stdin, { isTTY }),
    stdout: Object.assign(stdout.stream, { isTTY }),
    stderr: stderr.stream,
    env: {},
    cwd: folder,
  });
  return { code, stdout, stderr, stdin };
};

const listChecks = (screens: string): string[] => screens.match(/(?<=Checked last: ).+/g) ?? [];

const broken = 'workspaces.get-by-slug';

test('after a restart, what failed is repeated first, then what was not exercised, then everything', async () => {
  target = await startFakeTarget(() => undefined);
  const { code, stdout, stderr } = watch(target.url, `${broken},authentication.mfa-hint`);
  const first = await stdout.until('Ctrl-C to end.');
  expect(first.startsWith(`\nFix first\n\nFAIL ${broken}\n`)).toBe(true);
  expect(first.replace(/\s+/g, ' ')).toContain(clauses[broken].text);
  expect(first).toMatch(/^ {4}\$ curl .+\n {6}→ 404/m);
  expect(first).toContain('NOT CONFORMANT 2 clauses: 1 fail, 1 not exercised');
  expect(first).not.toContain('Enter');
  expect(listChecks(first)).toEqual(['everything']);

  target = await restart(target, () => ({ status: 401, body: examples.unauthorized }));
  await stderr.until('returned 401. Pass a valid token');
  expect(report().exitCode).toBe(1);

  await stdout.until('Ctrl-C to end.');
  target = await restart(target, ({ path }) =>
    path === '/workspaces/acme' ? { status: 200, body: examples.workspace } : undefined,
  );
  const repaired = await stdout.until('Ctrl-C to end.');
  expect(listChecks(repaired)).toEqual([
    '1 clause that failed',
    '1 clause not exercised before',
    'everything',
  ]);
  expect(repaired).toContain('PARTIAL 2 clauses: 1 pass, 1 not exercised');
  expect(repaired).not.toContain('FAIL');
  expect(report()).toMatchObject({ exitCode: 3, totals: { pass: 1, 'not-exercised': 1 } });

  process.emit('SIGINT');
  expect(await code).toBe(3);
});

test('on a terminal, Enter repeats, and Ctrl-C ends a run after its cleanup', async () => {
  const key = { ...examples['api-key-minted'], id: 'tok_1', token: 'key_test_created' };
  const deleted: string[] = [];
  let isLast = false;
  target = await startFakeTarget(({ method, path }) => {
    if (method === 'DELETE') deleted.push(path);
    if (method === 'DELETE') return { status: 204 };
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    if (isLast) process.emit('SIGINT');
    return { status: 201, body: key };
  });
  const { code, stdout, stderr, stdin } = watch(target.url, 'tokens.revoke-is-immediate', true);
  const screen = await stdout.until('Press Enter to repeat now, Ctrl-C to end.');
  expect(screen).toContain('\u001b[2J\u001b[3J\u001b[H');
  expect(screen).toContain('tokens.revoke-is-immediate');
  expect(report().exitCode).toBe(1);

  isLast = true;
  deleted.length = 0;
  stdin.write('\n');
  await stderr.until('Repeating: Enter was pressed.');
  expect(await code).toBe(1);
  expect(deleted).toContain('/workspaces/acme/tokens/tok_1');
});
