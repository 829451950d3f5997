import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatCurl } from './curl.ts';
import type { Exchange } from './logged-request.ts';

const exchange = (method: string, body: string | null, headers: Record<string, string> = {}): Exchange =>
  ({
    entry: { method, path: '/v1/workspaces/acme/agents', query: {} },
    request: { headers, body, omitted: null },
    response: { headers: {}, body: null, omitted: null },
  }) as unknown as Exchange;

/** Splits a command into words, like a shell. */
const splitWords = (command: string): string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl/, String.raw`printf '%s\0'`)], {
    env: { TOKEN: 'theirs' },
  })
    .toString()
    .split('\0')
    .slice(0, -1);

test('a shell parses the command into the parts of the request', () => {
  const body = `{"name":"It's \\"quoted\\" $HOME \`x\`\\n"}`;
  const headers = { 'Content-Type': 'application/json', Accept: 'text/csv', 'User-Agent': 'node' };
  expect(
    splitWords(formatCurl(exchange('POST', body, headers), 'http://127.0.0.1:4010', 'key_test_acme')),
  ).toEqual([
    '-i',
    'http://127.0.0.1:4010/v1/workspaces/acme/agents',
    '-H',
    'Authorization: Bearer key_test_acme',
    '-H',
    'Content-Type: application/json',
    '-H',
    'Accept: text/csv',
    '--data-raw',
    body,
  ]);
});

test('an unknown token is a variable', () => {
  expect(splitWords(formatCurl(exchange('GET', null), 'http://x', undefined))).toEqual([
    '-i',
    'http://x/v1/workspaces/acme/agents',
    '-H',
    'Authorization: Bearer theirs',
  ]);
});

test('a request of the console or of an operation without a token has no Authorization', () => {
  const console = exchange('GET', null);
  const [path, operation] = [
    '/_sandbox/workspaces/acme/console/test/v1/workspaces/acme/agents',
    'listAgents',
  ];
  const inConsole = { ...console, entry: { ...console.entry, path, operation } };
  expect(formatCurl(inConsole, 'http://x', undefined)).toBe(`curl -i http://x${path}`);
  const signIn = {
    ...console,
    entry: { ...console.entry, path: '/oauth/token', operation: 'exchangeAuthorizationCode' },
  };
  expect(formatCurl(signIn, 'http://x', undefined)).toBe('curl -i http://x/oauth/token');
});

test('a body that starts with an at-sign is not a file name, and what the log lacks is stated', () => {
  const logged = exchange('POST', '@/etc/passwd', { 'Content-Type': 'application/json' });
  expect(splitWords(formatCurl(logged, 'http://x', undefined)).slice(-2)).toEqual([
    '--data-raw',
    '@/etc/passwd',
  ]);
  const truncated = { ...logged, request: { ...logged.request, omitted: 'truncated' as const } };
  expect(formatCurl(truncated, 'http://x', undefined)).toMatch(/^# The log doesn't contain the whole body\./);
});
