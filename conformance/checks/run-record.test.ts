import { expect, test } from 'vitest';
import { findRunStatus } from './run-record.ts';

test('finds the status of a run under any name', () => {
  expect(findRunStatus({ id: 'run_1', status: 'running' })).toBe('running');
  expect(findRunStatus({ id: 'run_1', state: 'awaiting_approval' })).toBe('awaiting_approval');
});

test('prefers the member `status`', () => {
  expect(findRunStatus({ previous: 'pending', status: 'denied' })).toBe('denied');
});
