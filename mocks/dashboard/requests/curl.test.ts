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
    '-X',
    'POST',
    'http://127.0.0.1:4010/v1/workspaces/acme/agents',
    '-H',
    'Authorization: Bearer key_test_acme',
    '-H',
    'Accept: text/csv',
    '-H',
    'Content-Type: application/json',
    '-d',
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
