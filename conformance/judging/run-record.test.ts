import { expect, test } from 'vitest';
import { runStatusOf } from './run-record.ts';

test('the status of a run is found under any name', () => {
  expect(runStatusOf({ id: 'run_1', status: 'running' })).toBe('running');
  expect(runStatusOf({ id: 'run_1', state: 'awaiting_approval' })).toBe('awaiting_approval');
});

test('the member status comes before others', () => {
  expect(runStatusOf({ previous: 'pending', status: 'denied' })).toBe('denied');
});

test('a run without one of the six values shows no status', () => {
  expect(runStatusOf({ id: 'run_1', state: 'paused' })).toBeUndefined();
});
