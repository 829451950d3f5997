import { expect, test } from 'vitest';
import { chooseTouched, wordsChangedSince } from './touched.ts';

const servers = [
  {
    name: 'agent-starts-active',
    family: 'agents',
    clauses: ['agents.starts-inactive'],
    operations: ['createAgent'],
  },
  {
    name: 'agent-never-runs',
    family: 'agents',
    clauses: ['agents.active-executes'],
    operations: ['listRuns'],
  },
  {
    name: 'limit-ignored',
    family: 'pagination',
    clauses: ['pagination.limit-respected'],
    operations: ['a', 'b', 'c', 'd'],
  },
];

test('without a change, one server of each family is chosen', () => {
  expect(chooseTouched(servers, new Set())).toHaveLength(2);
});

test.each([
  ['its name', 'agent-never-runs'],
  ['its clause', 'agents.active-executes'],
  ['an operation of its clause', 'listRuns'],
])('a change that contains %s puts it first', (_what, word) => {
  expect(chooseTouched(servers, new Set([word]))).toEqual(['agent-never-runs', 'limit-ignored']);
});

test('every server that is touched is chosen', () => {
  expect(chooseTouched(servers, new Set(['createAgent', 'listRuns']))).toHaveLength(3);
});

test('a clause about every operation is not touched by one of them', () => {
  expect(
    chooseTouched([...servers, { ...servers[2], name: 'other', family: 'pagination' }], new Set(['a'])),
  ).toHaveLength(2);
});

test('reads the changes since a commit, and says which commit is unknown', () => {
  expect(wordsChangedSince('HEAD')).toBeInstanceOf(Set);
  expect(() => wordsChangedSince('no-such-commit')).toThrow('no-such-commit');
});
