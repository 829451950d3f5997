import { expect, test } from 'vitest';
import { heldInRun } from './scenario-facts.ts';

test('a scenario that switches its own session runs at the same time as others', () => {
  expect(heldInRun(['session'], {})).toEqual(['session']);
});

test('a scenario that would switch the session of the configuration holds the server', () => {
  expect(heldInRun(['session'], { session: 'sess_1' })).toBe('server');
});

test('a session from the configuration does not affect what other scenarios hold', () => {
  expect(heldInRun([], { session: 'sess_1' })).toEqual([]);
  expect(heldInRun(['theme'], { session: 'sess_1' })).toEqual(['theme']);
  expect(heldInRun('server', { session: 'sess_1' })).toBe('server');
});
