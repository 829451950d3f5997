import { expect, test } from 'vitest';
import type { LoggedRequest } from './logged-request.ts';
import { type Filter, isIn, matches, noFilter, readFilter, toRows } from './request-rows.ts';

const request = (id: string, parts: Partial<LoggedRequest> = {}) =>
  ({ id, method: 'GET', path: '/v1/me', query: {}, status: 200, token: 'tok_1', ...parts }) as LoggedRequest;
const describeRows = (requests: LoggedRequest[], unfolded: string[] = []) =>
  toRows(requests, new Set(unfolded)).map(({ key, requests: { length } }) => `${key}: ${length}`);

test.each<[string, Partial<LoggedRequest>]>([
  ['method', { method: 'HEAD' }],
  ['path', { path: '/v1/workspaces' }],
  ['query', { query: { limit: '2' } }],
  ['status', { status: 429 }],
  ['token', { token: null }],
  ['violations', { violations: [{ path: '/colour' }] as unknown as LoggedRequest['violations'] }],
])('requests that differ in their %s are not equal', (_, parts) => {
  expect(describeRows([request('b', parts), request('a')])).toEqual(['b: 1', 'a: 1']);
});

test('the row of equal requests keeps its key when another one arrives', () => {
  expect(describeRows([request('a')])).toEqual(['a: 1']);
  expect(describeRows([request('b'), request('a')])).toEqual(['a: 2']);
});

const logged = {
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
  expect(matches({ ...noFilter, ...filter }, logged)).toBe(expected);
});

test('violations that are only counted match the filter', () => {
  expect(matches({ ...noFilter, violations: 'on' }, { ...logged, omitted_violations: 1 })).toBe(true);
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
