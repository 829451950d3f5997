import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@workspace-api/contract';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { bin, collected, collectedFrom, newFolder, readReport, runMain } from './run-main.ts';

let folder: string;
let target: FakeTarget;

beforeEach(async () => {
  folder = newFolder(onTestFinished);
  target = await startFakeTarget(({ path }) =>
    path === operations.listWorkspaces.path ? { status: 404, body: { oops: 'no envelope' } } : undefined,
  );
});

type Ended = { code: number | null; stdout: string; stderr: string };
type Running = {
  /** The address that the proxy prints. */
  url: Promise<string>;
  ended: Promise<Ended>;
  interrupt: () => void;
};

const urlIn = async ({ until }: Pick<ReturnType<typeof collected>, 'until'>): Promise<string> =>
  /from (http:\S+\/v1) to /.exec(await until('/v1 to '))?.[1] ?? '';

/** Runs the command in a separate process. */
const startProcess = (...args: string[]): Running => {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr] = [collectedFrom(child.stdout), collectedFrom(child.stderr)];
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    stdout: stdout.text(),
    stderr: stderr.text(),
  }));
  return { url: urlIn(stdout), ended, interrupt: () => child.kill('SIGINT') };
};

/** Runs the command in this process, which is faster. */
const start = (...args: string[]): Running => {
  const stdout = collected();
  const ended = runMain(args, folder, {}, { stdout });
  return { url: urlIn(stdout), ended, interrupt: () => process.emit('SIGINT') };
};

const proxyArguments = () => ['proxy', '--target', target.url, '--port', '0'];

const send = (base: string, path: string) =>
  fetch(base + path, { headers: { authorization: `Bearer ${fakeToken}` } });

const report = () => readReport(folder);

const broken = 'errors.envelope';

describe('the command proxy', () => {
  test('in a separate process prints its address, and at SIGINT writes its reports and exits with 0 without violations', async () => {
    const { url, interrupt, ended } = startProcess(...proxyArguments());
    const response = await send(await url, operations.getMe.path);
    expect(response.status).toBe(200);
    interrupt();
    const { code, stdout, stderr } = await ended;
    expect(stderr).toContain('Stopping: requests in progress have 5 seconds');
    expect(stdout).toContain('The observed traffic violates no clause.');
    expect(code).toBe(0);
    expect(report()).toMatchObject({ verdict: 'partial', exitCode: 0, errors: [], trace: { checked: 1 } });
    for (const file of ['junit.xml', 'report.html'])
      expect(readFileSync(join(folder, 'reports', file), 'utf8')).not.toBe('');
  });

  test('accepts violations that the configuration waives', async () => {
    const waivers = [{ clause: '*', operation: operations.listWorkspaces.id, reason: 'to be rewritten' }];
    writeFileSync(join(folder, 'conformance.config.json'), JSON.stringify({ target: target.url, waivers }));
    const { url, interrupt, ended } = start('proxy', '--port', '0');
    await send(await url, operations.listWorkspaces.path);
    interrupt();
    const { code, stdout } = await ended;
    expect(stdout).toContain('to be rewritten');
    expect(code).toBe(0);
    const waived = report().clauses.find(({ id }) => id === broken);
    expect(waived).toMatchObject({ status: 'waived', reason: 'to be rewritten' });
  });

  test('compares its traffic with an earlier run', async () => {
    const run = async (path: string, ...args: string[]) => {
      const { url, interrupt, ended } = start(...proxyArguments(), ...args);
      await send(await url, path);
      interrupt();
      return ended;
    };
    await run(operations.listWorkspaces.path);
    // The new report replaces the one that it is compared with.
    const { stdout } = await run(operations.getMe.path, '--compare', 'reports');
    expect(stdout).toContain('no longer exercised');
    expect(report().comparison?.noLongerExercised).toContain(broken);
  });

  test('stops after --max-duration, and does not pass without requests', async () => {
    const { code, stdout, stderr } = await start(...proxyArguments(), '--max-duration', '1s').ended;
    expect({ code, stderr }).toEqual({ code: 3, stderr: '' });
    expect(report()).toMatchObject({ verdict: 'partial', exitCode: 3, trace: { checked: 0 } });
    expect(stdout).toContain('because no requests were received');
    expect(stdout).toContain('exit code 3');
  });

  test('stops at an exception that nothing caught, writes its reports and exits with 3', async () => {
    const { url, ended } = start(...proxyArguments());
    await send(await url, operations.getMe.path);
    process.listeners('uncaughtException').at(-1)?.(new Error('boom'), 'uncaughtException');
    const { code, stderr } = await ended;
    expect(stderr).toBe('Stopping because of an error in the proxy: Error: boom\n');
    expect(code).toBe(3);
    expect(report()).toMatchObject({ verdict: 'partial', exitCode: 3, trace: { checked: 1 } });
    expect(report().errors).toEqual([
      { scenario: 'trace', case: 'the proxy', message: expect.stringContaining('boom') },
    ]);
  });
});
