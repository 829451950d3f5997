import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type GateOptions, InterruptedError, StartupError } from '../../conformance/index.ts';
import type { Judge } from '../../conformance/run-gate.ts';
import { judgeInShards } from './judge-in-shards.ts';

const program = fileURLToPath(new URL('fixture/shard-process.js', import.meta.url));

/** A run whose process does what is asked while the other part waits until it is given up. */
const run = (
  does: string,
  { signal, onStart = () => {} }: { signal?: AbortSignal; onStart?: () => void } = {},
) => {
  const child = fork(program, { serialization: 'advanced' });
  let isGivenUp = false;
  const judgeHere: Judge = ({ signal }) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => {
        isGivenUp = true;
        reject(new InterruptedError([]));
      }),
    );
  const options = {
    target: 'http://127.0.0.1:4010/v1',
    token: 'none',
    samples: { createAgent: does },
    ...(signal && { signal }),
  } satisfies GateOptions;
  const report = judgeInShards(options, { judgeHere, processes: [child], onEvent: onStart });
  const expectEnded = async () => {
    await expect.poll(() => child.exitCode ?? child.signalCode).not.toBeNull();
    expect(isGivenUp).toBe(true);
  };
  return { report, expectEnded };
};

test('what a process refuses is bad usage of the run, and ends the other part', async () => {
  const { report, expectEnded } = run('refuses');
  await expect(report).rejects.toThrow(new StartupError('No such clause.'));
  await expectEnded();
});

test('a process that ends without a report ends the run', async () => {
  const { report, expectEnded } = run('ends');
  await expect(report).rejects.toThrow('The process that judges shard 2/2 ended early (7).');
  await expectEnded();
});

test('a process that ended before it was asked ends the run', async () => {
  const child = fork(program, { serialization: 'advanced' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const options = { target: 'http://127.0.0.1:4010/v1', token: 'none' };
  const report = judgeInShards(options, { judgeHere: () => new Promise(() => {}), processes: [child] });
  await expect(report).rejects.toThrow('The process that judges shard 2/2 ended early (SIGKILL).');
});

test('an interrupted run leaves no process behind', async () => {
  const interrupt = new AbortController();
  const { report, expectEnded } = run('waits', {
    signal: interrupt.signal,
    onStart: () => interrupt.abort(),
  });
  await expect(report).rejects.toThrow(InterruptedError);
  await expectEnded();
});

test('bad options are refused before a part is judged', async () => {
  const judged: GateOptions[] = [];
  const judgeHere: Judge = (options) => {
    judged.push(options);
    return new Promise(() => {});
  };
  const report = judgeInShards({ target: 'nowhere', token: 'none' }, { judgeHere, processes: [] });
  await expect(report).rejects.toThrow(StartupError);
  expect(judged).toEqual([]);
});
