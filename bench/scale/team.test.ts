import { expect, test } from 'vitest';
import { getNeeds, type Team } from './team.ts';

const team: Team = {
  developers: 10,
  ciJobsPerDay: 100,
  requestsPerDeveloperMinute: 60,
  requestsPerCiJob: 2880,
  hours: 8,
  peakFactor: 4,
};
const capacity = { requestsPerSecond: 200, secondProcess: 1.5, bytesPerRequest: 1024, memory: 100 };

test('the peak is the busiest minute of the jobs, and all developers', () => {
  const needs = getNeeds(team, capacity);
  expect(needs.requestsPerDay).toBe(100 * 2880 + 10 * 60 * 60 * 8);
  expect(needs.peakRequestsPerSecond).toBe(4 * 10 + 10);
  expect(needs.load).toBe(0.25);
  expect(needs.growthPerDay).toBe(562.5);
});

test('two processes are the minimum, and further ones follow from what a second one adds', () => {
  expect(getNeeds(team, capacity)).toMatchObject({ processes: 2, connections: 22, memory: 200 });
  // Half of 60, 90, 120 … requests/s must suffice for 50.
  expect(getNeeds(team, { ...capacity, requestsPerSecond: 60 }).processes).toBe(3);
});

test('if a second process adds nothing, more processes do not help', () => {
  const needs = getNeeds(team, { ...capacity, requestsPerSecond: 60, secondProcess: 1 });
  expect([needs.processes, needs.connections, needs.memory]).toEqual([undefined, undefined, undefined]);
});
