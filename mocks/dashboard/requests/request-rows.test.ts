import { expect, test } from 'vitest';
import type { LoggedRequest } from './logged-request.ts';
import { findRow, toRows } from './request-rows.ts';

const request = (id: string, parts: Partial<LoggedRequest> = {}) =>
  ({ id, method: 'GET', path: '/v1/me', query: {}, status: 200, token: 'tok_1', ...parts }) as LoggedRequest;
const describeRows = (requests: LoggedRequest[], unfolded: string[] = []) =>
  toRows(requests, new Set(unfolded)).map(({ key, requests: { length } }) => `${key}: ${length}`);

test('equal requests in a row are one row', () => {
  expect(describeRows([request('d'), request('c'), request('b', { status: 401 }), request('a')])).toEqual([
    'c: 2',
    'b: 1',
    'a: 1',
  ]);
});

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

test('an unfolded row is followed by its requests, each in its own row', () => {
  const requests = [request('c', { status: 201 }), request('b'), request('a')];
  expect(describeRows(requests, ['a'])).toEqual(['c: 1', 'a: 2', 'a b: 1', 'a a: 1']);
  const rows = toRows(requests, new Set(['a']));
  expect(rows.map(({ parent }) => parent)).toEqual([undefined, undefined, 'a', 'a']);
  expect(['c', 'b', 'a', 'x'].map((id) => findRow(rows, id))).toEqual([0, 2, 3, -1]);
  expect(findRow(toRows(requests, new Set()), 'b')).toBe(1);
});
