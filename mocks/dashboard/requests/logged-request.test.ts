import { expect, test } from 'vitest';
import { formatPath } from './logged-request.ts';

test('a path has its query, encoded', () => {
  const path = '/v1/workspaces/acme/agents';
  expect(formatPath({ path, query: {} })).toBe(path);
  expect(formatPath({ path, query: { q: 'a b&c', limit: 5 } })).toBe(`${path}?q=a+b%26c&limit=5`);
});
