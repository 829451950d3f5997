import { expect, test } from 'vitest';
import type { LoggedRequest } from './logged-request.ts';
import { toRows } from './request-rows.ts';

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
