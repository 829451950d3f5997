import { execFile } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listen } from '../../conformance/test/listen.ts';
import { type CurlOptions, type CurlRequest, toCurl } from '../../generated/code/to-curl.ts';

const token = 'key_test_9fK2sQ';
const request = (parts: Partial<CurlRequest> = {}): CurlRequest => ({
  method: 'GET',
  url: 'http://127.0.0.1:4010/v1/me',
  headers: { Authorization: `Bearer ${token}` },
  ...parts,
});

/** Runs a command against a server of its own. @returns what the server received */
const receive = async (
  { path, ...request }: Omit<CurlRequest, 'url'> & { path: string },
  options?: CurlOptions,
) => {
  const received: unknown[] = [];
  const origin = await listen(async (incoming, response) => {
    const { method, url: target, headers } = incoming;
    received.push({ method, target, headers, body: await buffer(incoming) });
    response.setHeader('Content-Length', 1000).end(method === 'HEAD' ? undefined : 'x'.repeat(1000));
  });
  const command = toCurl({ ...request, url: `${origin}${path}` }, options);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test asserts that none is left
  expect(command).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  const env = { ...process.env, TOKEN: token };
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { env });
  expect(stdout).toContain('HTTP/1.1 200 OK');
  expect(received).toHaveLength(1);
  return received[0];
};

test('a read is a plain curl command with the token as a variable in double quotes', () => {
  expect(toCurl(request())).toMatchInlineSnapshot(
    `"curl -sS -i http://127.0.0.1:4010/v1/me -H "Authorization: Bearer $TOKEN""`,
  );
});

test('a write has its method, headers and body', () => {
  const command = toCurl(
    request({
      method: 'PUT',
      url: 'http://127.0.0.1:4010/v1/workspaces/acme/secrets',
      headers: [
        ['authorization', `Bearer ${token}`],
        ['content-type', 'application/json'],
        ['content-length', '11'],
      ],
      body: '{"name":"x"}',
    }),
  );
  expect(command).toMatchInlineSnapshot(
    `"curl -sS -i -X PUT http://127.0.0.1:4010/v1/workspaces/acme/secrets -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-raw '{"name":"x"}'"`,
  );
});

test('curl sends a header with shell syntax next to the token unchanged', async () => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Odd': '$HOME "x" `id`' };
  expect(await receive({ method: 'GET', path: '/v1/a', headers })).toMatchObject({
    headers: { authorization: `Bearer ${token}`, 'x-odd': '$HOME "x" `id`' },
  });
});

test('a very long body is summarized, not shown', () => {
  const command = toCurl(request({ method: 'POST', body: 'x'.repeat(100_000) }), { maxBodyBytes: 4096 });
  expect(command).toMatch(/--data-binary @body {2}# body: 100000 bytes of text, too long to show$/);
});

test('the command never contains the token, wherever it was in the request, and curl sends it', async () => {
  const path = `/v1/me?token=${token}`;
  const headers = { Authorization: `Bearer ${token}`, 'X-Copy': `${token}1` };
  const parts = { method: 'POST', headers, body: `{"token":"${token}"}` };
  expect(toCurl({ ...parts, url: `http://127.0.0.1:4010${path}` })).not.toContain(token);
  expect(await receive({ ...parts, path })).toMatchObject({
    target: path,
    headers: { 'x-copy': `${token}1` },
    body: Buffer.from(parts.body),
  });
});

test.each([
  ['Bearer  key_live_abc', 'Bearer  $TOKEN'],
  ['bearer key_live_abc', 'bearer $TOKEN'],
  ['Basic a2V5', 'Basic $TOKEN'],
  ['key_live_abc', '$TOKEN'],
])('credentials of any form are hidden: %s', (value, expected) => {
  expect(toCurl(request({ headers: { Authorization: value } }))).toContain(`-H "Authorization: ${expected}"`);
});

test('a scheme without credentials is unchanged', () => {
  expect(toCurl(request({ headers: { Authorization: 'Bearer' } }))).toContain("-H 'Authorization: Bearer'");
});

test('other tokens have their own variables, and invented ones are shown', () => {
  const session = 'sess_abc.def.ghi';
  const variables = new Map([[session, 'SESSION']]);
  expect(toCurl(request({ headers: { Authorization: `Bearer ${session}` } }), { variables })).toContain(
    '"Authorization: Bearer $SESSION"',
  );
  const harmless = new Set(['no-such-token']);
  expect(toCurl(request({ headers: { Authorization: 'Bearer no-such-token' } }), { harmless })).toContain(
    "'Authorization: Bearer no-such-token'",
  );
});

const bodies: [string, string | Uint8Array][] = [
  ['a file name after an at-sign', '@/etc/passwd'],
  ['only an at-sign', '@'],
  ['quotes', `{"a":"it's \\"so\\""}`],
  ['line breaks at both ends', '\n{\r\n}\n'],
  ['percent signs', 'a=%41&b=100%'],
  ['shell syntax', '$(rm -rf /) `id` ${HOME} \\ ! ; & | > # ~ *'],
  ['terminal escapes', 'a\u001b[31mred\u009b2J\u0007\n\tb'],
  ['bidirectional overrides', 'a\u202eb'],
  ['letters beyond ASCII', 'Grüße, 世界 🌍'],
  ['binary', new Uint8Array([255, 254, 64, 10, 39])],
  ['a NUL', 'a\0b'],
  ['the token next to shell syntax', `$HOME ${token}!`],
];

test.each(bodies)('curl sends a body with %s byte for byte', async (_, body) => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Empty': '' };
  const options = { isMultiline: true, flags: ['-sS', '-i'] };
  expect(await receive({ method: 'POST', path: '/v1/a', headers, body }, options)).toMatchObject({
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-empty': '' },
    body: Buffer.from(body),
  });
});

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])(
  'curl sends a %s without a body, and ends',
  async (method) => {
    const sent = await receive({ method, path: '/v1/a', headers: {} });
    expect(sent).toMatchObject({ method, target: '/v1/a', body: Buffer.alloc(0) });
  },
);

test.each(['/v1/a?x=[1-9]&y={a,b}', '/v1/%5B%5D/%2e', '/v1/a/../b', "/v1/it's?a=$HOME"])(
  'curl sends the path %s as it is',
  async (path) => {
    expect(await receive({ method: 'GET', path, headers: {} })).toMatchObject({ target: path });
  },
);
