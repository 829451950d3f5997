import { expect, test } from 'vitest';
import { formatCurl } from './curl.ts';
import type { Exchange } from './logged-request.ts';

const exchange = (
  entry: object,
  body: string | null = null,
  headers: Record<string, string> = {},
  omitted: string | null = null,
): Exchange =>
  ({
    entry: { method: 'GET', path: '/v1/workspaces/acme/agents', query: {}, ...entry },
    request: { headers, body, omitted },
    response: { headers: {}, body: null, omitted: null },
  }) as unknown as Exchange;

const formatOnOneLine = (...of: Parameters<typeof formatCurl>) =>
  formatCurl(...of).replaceAll(/\s*\\\n\s*/g, ' ');

// `scripts/generate/to-curl.test.ts` runs commands in a shell.
test('the command has the method, the token, the headers and the body of the request', () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/csv', 'User-Agent': 'node' };
  const logged = exchange({ method: 'POST' }, '@{"name":"$HOME"}', headers);
  expect(formatOnOneLine(logged, 'http://x', 'key_test_acme')).toBe(
    `curl -i http://x/v1/workspaces/acme/agents -H 'Authorization: Bearer key_test_acme' -H 'Content-Type: application/json' -H 'Accept: text/csv' --data-raw '@{"name":"$HOME"}'`,
  );
});

test('an unknown token is a variable', () => {
  expect(formatOnOneLine(exchange({}), 'http://x', undefined)).toBe(
    'curl -i http://x/v1/workspaces/acme/agents -H "Authorization: Bearer $TOKEN"',
  );
});

test.each([
  ['/_sandbox/workspaces/acme/console/test/v1/workspaces/acme/agents', 'listAgents'],
  ['/oauth/token', 'exchangeAuthorizationCode'],
])('a request to %s has no Authorization', (path, operation) => {
  expect(formatOnOneLine(exchange({ path, operation }), 'http://x', undefined)).toBe(
    `curl -i http://x${path}`,
  );
});

test('what the log lacks is stated', () => {
  const truncated = exchange({ method: 'POST' }, '{', {}, 'truncated');
  expect(formatOnOneLine(truncated, 'http://x', undefined)).toMatch(
    /^# The log doesn't contain the whole body\./,
  );
});
