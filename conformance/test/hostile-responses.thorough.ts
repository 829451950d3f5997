import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headerNames } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '../index.ts';
import { fakeToken, startFakeTarget } from './fake-target.ts';
import { newFolder } from './run-main.ts';

const command = fileURLToPath(new URL('../bin/workspace-conformance.js', import.meta.url));

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
    ['--max-old-space-size=256', command, ...args, ...limits, '--report-dir', folder],
    { stdio: 'ignore' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, report: JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report };
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
