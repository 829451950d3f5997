import { expect, test } from 'vitest';
import { createMatcher } from './patterns.ts';

const ids = [
  'pagination.envelope',
  'pagination.walk-ends',
  'idempotency.replay',
  'idempotency.mismatch-is-422',
];
const chosen = (...patterns: string[]) => ids.filter(createMatcher(patterns));

test('no pattern lets everything through', () => {
  expect(chosen()).toEqual(ids);
});

test('a family is all of its clauses', () => {
  expect(chosen('pagination')).toEqual(['pagination.envelope', 'pagination.walk-ends']);
});

test('a star stands for any characters', () => {
  expect(chosen('idempotency.*')).toEqual(['idempotency.replay', 'idempotency.mismatch-is-422']);
  expect(chosen('*422')).toEqual(['idempotency.mismatch-is-422']);
});

test('a whole id is itself, and the start of one is nothing', () => {
  expect(chosen('idempotency.replay')).toEqual(['idempotency.replay']);
  expect(chosen('idempotency.rep', 'page')).toEqual([]);
});

test('characters of expressions stand for themselves', () => {
  expect(chosen('idempotency(.*')).toEqual([]);
});
