import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command `npm run conformance`, in an empty folder. */
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [fromRoot('scripts/start-conformance.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const outcomeOf = async (child: ChildProcess) => {
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, code, signal };
};

const childrenOf = ({ pid }: ChildProcess): number[] =>
  execFileSync('ps', ['-o', 'pid=,ppid=', '-A'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id, parent]) => (parent === pid && id !== undefined ? [id] : []));

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** A run of all clauses, and the process that judges beside it. */
const startedRun = async () => {
  const child = start('--effort', 'quick');
  await once(child.stderr as NodeJS.ReadableStream, 'data');
  const judges = childrenOf(child).filter((id) => isRunning(id));
  expect(judges.length).toBeGreaterThanOrEqual(1);
  return { child, judges };
};

test('the bundled command judges a part of the clauses, with a configuration in TypeScript', async () => {
  const config = `const reportDir: string = 'of-the-configuration';\nexport default { reportDir };\n`;
  await writeFile(join(folder, 'part.config.ts'), config);
  const args = ['--effort', 'quick', '--only', 'tokens.revoke-is-immediate', '--config', 'part.config.ts'];
  const { stdout, stderr, code } = await outcomeOf(start(...args));
  expect(stdout).toContain(join(folder, 'of-the-configuration', 'report.json'));
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

test('a mistake in a configuration in TypeScript is shown where it is', async () => {
  const config = `const reason: string = 'no reason';\nthrow new Error(reason);\nexport default {};\n`;
  await writeFile(join(folder, 'broken.config.ts'), config);
  const { stderr, code } = await outcomeOf(start('--config', 'broken.config.ts'));
  expect(stderr).toContain(`${join(folder, 'broken.config.ts')}:2:7: no reason`);
  expect(code).toBe(2);
});

test('Ctrl-C ends the run and its second process', async () => {
  const { child, judges } = await startedRun();
  child.kill('SIGINT');
  const { code, stderr } = await outcomeOf(child);
  expect(stderr).toMatch(/Interrupted\. No verdict\./);
  expect(code).toBe(130);
  await expect.poll(() => judges.some(isRunning)).toBe(false);
});

test('the process that judges ends with a run that is killed', async () => {
  const { child, judges } = await startedRun();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect.poll(() => judges.some(isRunning)).toBe(false);
});
