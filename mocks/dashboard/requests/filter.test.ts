import { expect, test } from 'vitest';
import { type Filter, isIn, matches, noFilter, readFilter } from './filter.ts';
import type { LoggedRequest } from './logged-request.ts';

const request = {
  id: 'req_1',
  method: 'POST',
  path: '/v1/workspaces/acme/agents',
  query: { q: 'night watch' },
  operation: 'createAgent',
  workspace: 'acme',
  status: 409,
  code: 'conflict',
  violations: [],
  omitted_violations: 0,
} as unknown as LoggedRequest;

test.each<[Partial<Filter>, boolean]>([
  [{}, true],
  [{ text: 'AGENTS post' }, true],
  [{ text: 'agents get' }, false],
  [{ text: 'conflict' }, true],
  [{ text: '?q=night' }, true],
  [{ operation: 'createAgent' }, true],
  [{ operation: 'listAgents' }, false],
  [{ status: '4' }, true],
  [{ status: '2' }, false],
  [{ violations: 'on' }, false],
])('%j matches: %s', (filter, expected) => {
  expect(matches({ ...noFilter, ...filter }, request)).toBe(expected);
});

test('violations that are only counted match the filter', () => {
  expect(matches({ ...noFilter, violations: 'on' }, { ...request, omitted_violations: 1 })).toBe(true);
});

test('filters are kept in an address', () => {
  const filter = { text: 'a b&c', operation: 'createAgent', status: '4', violations: 'on', everywhere: 'on' };
  expect(readFilter(new URLSearchParams(filter))).toEqual(filter);
  expect(readFilter(new URLSearchParams())).toEqual(noFilter);
});

test.each([
  ['acme', 'test', true],
  ['acme', null, true],
  [null, null, true],
  ['globex', 'test', false],
  ['acme', 'live', false],
] as const)('a request to %s in the mode %s is in acme, test: %s', (workspace, mode, expected) => {
  expect(isIn({ slug: 'acme', mode: 'test' }, { workspace, mode })).toBe(expected);
});
