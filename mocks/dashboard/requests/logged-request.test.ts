import { expect, test } from 'vitest';
import { addRequest, formatPath, type LoggedRequest, mergeLog } from './logged-request.ts';

test('a path has its query, encoded', () => {
  const path = '/v1/workspaces/acme/agents';
  expect(formatPath({ path, query: {} })).toBe(path);
  expect(formatPath({ path, query: { q: 'a b&c', limit: 5 } })).toBe(`${path}?q=a+b%26c&limit=5`);
});

const request = (id: string, at = id) => ({ id, at, violations: [] }) as unknown as LoggedRequest;
const [a, b, c] = [request('a'), request('b'), request('c')];

test('a request that arrives while the log is loaded is listed once', () => {
  const list = addRequest(addRequest(undefined, b), c);
  expect(mergeLog(list, [b, a])).toEqual([c, b, a]);
  expect(mergeLog(list, [])).toEqual([c, b]);
});

test('a request that the log dropped disappears when the log is loaded again', () => {
  expect(mergeLog([b, a], [c, b])).toEqual([c, b]);
});
