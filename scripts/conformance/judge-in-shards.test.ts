import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type GateEvent, type GateOptions, InterruptedError, StartupError } from '../../conformance/index.ts';
import { judgeInShards } from './judge-in-shards.ts';

const program = fileURLToPath(new URL('fixture/shard-process.js', import.meta.url));

/** A run whose processes do what is asked, and the ids of these processes. */
const run = (
  does: string,
  { signal, onStart = () => {} }: { signal?: AbortSignal; onStart?: () => void } = {},
) => {
  const processes: number[] = [];
  const onEvent = (event: GateEvent) => {
    if (event.type === 'scenario-started') processes.push(Number(event.title));
    if (processes.length === 2) onStart();
  };
  const options = {
    target: 'http://127.0.0.1:4010/v1',
    token: 'none',
    samples: { createAgent: does },
    ...(signal && { signal }),
  };
  return { processes, report: judgeInShards(options satisfies GateOptions, { program, count: 2, onEvent }) };
};

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

const expectEnded = (processes: readonly number[]) =>
  expect.poll(() => processes.some(isRunning)).toBe(false);

test('what a process refuses is bad usage of the run, and ends the others', async () => {
  const { processes, report } = run('refuses');
  await expect(report).rejects.toThrow(new StartupError('No such clause.'));
  await expectEnded(processes);
});

test('a process that ends without a report ends the run', async () => {
  const { processes, report } = run('ends');
  await expect(report).rejects.toThrow(/^The process that judges shard [12]\/2 ended early \(7\)\.$/);
  await expectEnded(processes);
});

test('an interrupted run leaves no process behind', async () => {
  const interrupt = new AbortController();
  const { processes, report } = run('waits', { signal: interrupt.signal, onStart: () => interrupt.abort() });
  await expect(report).rejects.toThrow(InterruptedError);
  expect(processes).toHaveLength(2);
  await expectEnded(processes);
});

test('bad options are refused before a process starts', async () => {
  const processes: GateEvent[] = [];
  const options = { target: 'nowhere', token: 'none' };
  const report = judgeInShards(options, { program, count: 2, onEvent: (event) => processes.push(event) });
  await expect(report).rejects.toThrow(StartupError);
  expect(processes).toEqual([]);
});
