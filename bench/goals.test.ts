import { expect, test } from 'vitest';
import { contenders } from './contenders.ts';
import { describeGateGoals, peersThatStartLater, ratioGoals } from './goals.ts';

test('every server except the sandbox and node:http has a goal', () => {
  const names = contenders.map(({ name }) => name);
  expect(names.filter((name) => !(name in ratioGoals))).toEqual(['sandbox', 'node:http']);
  expect(names).toEqual(expect.arrayContaining([...peersThatStartLater, ...Object.keys(ratioGoals)]));
});

test.each([
  [{ effort: 'quick', latency: 40, concurrency: 8 }, ['≤ 2800 requests: met', '≤ 30 s: missed']],
  [{ effort: 'quick', latency: 100, concurrency: 8 }, ['≤ 2800 requests: met']],
  [{ effort: 'quick', latency: 40, concurrency: 1 }, []],
  [{ effort: 'thorough', latency: 40, concurrency: 8 }, []],
])('a run of the gate is compared with the goals that apply to it: %o', (run, goals) => {
  expect(describeGateGoals({ ...run, seconds: 30.1, requests: 2_800 })).toEqual(goals);
});
