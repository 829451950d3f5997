import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms } from '../../mocks/test/postgres-server.ts';
import { fromRoot } from '../generate/paths.ts';
import { runSources } from '../source-condition.ts';
import { runFuzz } from './run-fuzz.ts';
import { serveSandbox } from './serve-sandbox.ts';

const run = promisify(execFile);

const fuzz = (...args: string[]) =>
  run(process.execPath, [...runSources, fromRoot('scripts/fuzz.ts'), ...args], { cwd: fromRoot('.') });

test('tens of thousands of requests to a sandbox in a separate process have no findings', async () => {
  const { stdout } = await fuzz('--seed', '1', '--requests', '30000');
  expect(stdout).toContain('✓ no findings');
});

test.skipIf((await findPrograms()) === undefined)(
  'thousands of requests to a sandbox on PostgreSQL have no findings',
  async () => {
    const { stdout } = await fuzz('--seed', '2', '--requests', '5000', '--store', 'postgres');
    expect(stdout).toContain('✓ no findings');
  },
);

test('an invalid number is incorrect usage', async () => {
  await expect(fuzz('--requests', 'many')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Expected a whole number of at least 1.'),
  });
});

test('with a concurrency of 1, the requests of a seed are the same in every run, including ids from the sandbox', async () => {
  const recordWires = async () => {
    const target = await serveSandbox({ seed: 1 });
    onTestFinished(() => target.stop());
    const wires: string[] = [];
    await runFuzz(
      target,
      { seed: 5, requests: 300, concurrency: 1, resetEvery: 150, timeoutMs: 60_000 },
      undefined,
      ({ content }) => wires.push(JSON.stringify(content)),
    );
    return wires;
  };
  const once = await recordWires();
  expect(await recordWires()).toEqual(once);
  const ids = new Set(once.join('').match(/[a-z]+_01[0-9A-Z]{24}/g));
  expect(ids.size).toBeGreaterThan(2);
});
