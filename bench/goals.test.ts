import { expect, test } from 'vitest';
import { peers } from './contenders.ts';
import { describeGateGoals, describeOutcome, getRatioGoal, peersThatStartLater } from './goals.ts';

test('every peer except node:http has a goal', () => {
  const withGoal = peers.filter(({ name }) => getRatioGoal(name, 'getAgent') !== undefined);
  expect(peers.filter((peer) => !withGoal.includes(peer)).map(({ name }) => name)).toEqual(['node:http']);
  expect(withGoal.map(({ name }) => name)).toEqual(expect.arrayContaining([...peersThatStartLater]));
});

test.each([
  ['@scalar/mock-server', 'v24.1.0', 1.3],
  ['@scalar/mock-server', 'v22.13.0', 1.3],
  ['@scalar/mock-server', 'v20.19.0', 1.04],
  ['Prism', 'v20.19.0', 3],
])('the goal of a read relative to %s on %s is correct', (peer, node, goal) => {
  expect(getRatioGoal(peer, 'getAgent', node)).toBe(goal);
});

test.each([
  [3, 3, 'met'],
  [2.99, 2.99, 'missed'],
  [2.99, 3, 'met by CPU time only'],
  [3, 2.99, 'met by requests/s only'],
])('%d times the requests/s and %d times less CPU time: %s', (requestsPerSecond, cpuTime, outcome) => {
  expect(describeOutcome(3, { requestsPerSecond, cpuTime })).toBe(outcome);
});

test.each([
  [{ effort: 'quick', latency: 40, concurrency: 8 }, ['≤ 2800 requests: met', '≤ 30 s: missed']],
  [{ effort: 'quick', latency: 100, concurrency: 8 }, ['≤ 2800 requests: met']],
  [{ effort: 'quick', latency: 40, concurrency: 1 }, []],
  [{ effort: 'thorough', latency: 40, concurrency: 8 }, []],
])('a run of the gate is compared with the goals that apply to it: %o', (run, goals) => {
  expect(describeGateGoals({ ...run, seconds: 30.1, requests: 2_800 })).toEqual(goals);
});
