import { expect, test } from 'vitest';
import { createMatcher } from './patterns.ts';

const ids = [
  'pagination.envelope',
  'pagination.walk-ends',
  'idempotency.replay',
  'idempotency.mismatch-is-422',
];
const chosen = (...patterns: string[]) => ids.filter(createMatcher(patterns));

test('without patterns everything matches', () => {
  expect(chosen()).toEqual(ids);
});

test('a family matches all of its clauses', () => {
  expect(chosen('pagination')).toEqual(['pagination.envelope', 'pagination.walk-ends']);
});

test('an asterisk matches any characters', () => {
  expect(chosen('idempotency.*')).toEqual(['idempotency.replay', 'idempotency.mismatch-is-422']);
  expect(chosen('*422')).toEqual(['idempotency.mismatch-is-422']);
});

test('an id matches only itself, and the start of an id matches nothing', () => {
  expect(chosen('idempotency.replay')).toEqual(['idempotency.replay']);
  expect(chosen('idempotency.rep', 'page')).toEqual([]);
});

test('characters of regular expressions match themselves', () => {
  expect(chosen('idempotency(.*')).toEqual([]);
});
