import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { headerNames } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { fakeToken, startFakeTarget } from './fake-target.ts';
import { bin, newFolder, readReport } from './run-main.ts';

/** Runs the command in a process with a small heap, against a target whose every response but the first has this body. */
const runAgainst = async (text: string, { interruptAt }: { interruptAt?: number } = {}) => {
  const folder = newFolder(onTestFinished);
  let child: ReturnType<typeof spawn> | undefined;
  const target = await startFakeTarget(({ path }, count) => {
    if (count === interruptAt) child?.kill('SIGINT');
    const many = { [headerNames.rateLimitLimit]: '100000', [headerNames.rateLimitRemaining]: '99999' };
    return path === '/me' ? undefined : { status: 200, text, headers: many };
  });
  const args = ['--target', target.url, '--token', fakeToken, '--only', 'agents.record-fields'];
  const limits = ['--effort', 'quick', '--seed', '1', '--max-wait', '60m', '--max-duration', '10s'];
  child = spawn(
    process.execPath,
    ['--max-old-space-size=256', bin, ...args, ...limits, '--report-dir', join(folder, 'reports')],
    { stdio: 'ignore' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, report: readReport(folder) };
};

test('a response of 28 MB ends neither the process nor the run', { timeout: 120_000 }, async () => {
  const { code, report } = await runAgainst(`{"data":[${'{"a":1},'.repeat(3_500_000)}{}]}`);
  expect([code, report.verdict]).toEqual([3, 'partial']);
  expect(JSON.stringify(report.errors)).toContain('a body longer than 8 MiB');
});

test('Ctrl-C ends a run whose responses are backslashes, with a report', { timeout: 120_000 }, async () => {
  const { code, report } = await runAgainst(`"${'\\'.repeat(65_536)}`, { interruptAt: 20 });
  expect([code, report.exitCode]).toEqual([130, 130]);
});
