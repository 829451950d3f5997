import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type CurlRequest, toCurl } from './curl.ts';

const token = 'key_test_9fK2sQ';
const request = (parts: Partial<CurlRequest> = {}): CurlRequest => ({
  method: 'GET',
  url: 'http://127.0.0.1:4010/v1/me',
  headers: { Authorization: `Bearer ${token}` },
  ...parts,
});

/** The arguments that a shell passes to curl, and curl's standard input. */
const run = (command: string) => {
  const stub = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; printf '\\0'; cat; }`;
  const output = execFileSync('bash', ['-c', `${stub}\n${command}`], {
    env: { TOKEN: 'from-the-shell', SESSION: 'a-session' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = output.indexOf('\0\0');
  return { words: output.subarray(0, end).toString().split('\0'), stdin: output.subarray(end + 2) };
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
    `"curl -sS -i -X PUT http://127.0.0.1:4010/v1/workspaces/acme/secrets -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-binary '{"name":"x"}'"`,
  );
});

test.each([
  ['quotes', `{"a":"it's \\"so\\""}`],
  ['shell syntax', '$(rm -rf /) `id` ${HOME} \\ ! ; & | > # ~ *'],
  ['newlines and tabs', 'a\n\tb\n'],
  ['terminal escapes', 'a\u001b[31mred\u009b2J\u0007'],
  ['bidirectional overrides', 'a\u202eb'],
  ['a leading at-sign', '@/etc/passwd'],
  ['letters beyond ASCII', 'Grüße, 世界 🌍'],
  ['the token next to shell syntax', `$HOME ${token}!`],
])('curl receives a body with %s unchanged', (_, body) => {
  const command = toCurl(request({ method: 'POST', body }));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test asserts that none is left
  expect(command).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  expect(run(command).words.at(-1)).toBe(body.replace(token, 'from-the-shell'));
});

test('curl receives a header with shell syntax next to the token unchanged', () => {
  const command = toCurl(
    request({ headers: { Authorization: `Bearer ${token}`, 'X-Odd': '$HOME "x" `id`' } }),
  );
  expect(run(command).words.slice(-3)).toEqual([
    'Authorization: Bearer from-the-shell',
    '-H',
    'X-Odd: $HOME "x" `id`',
  ]);
});

test('curl receives a binary body byte for byte, with a comment', () => {
  const body = new Uint8Array([0, 255, 10, 39, 0, 128]);
  const command = toCurl(request({ method: 'POST', body }));
  expect(command).toContain('# body: 6 bytes of binary, in base64');
  expect(new Uint8Array(run(command).stdin)).toEqual(body);
});

test('a very long body is summarized, not shown', () => {
  const command = toCurl(request({ method: 'POST', body: 'x'.repeat(100_000) }));
  expect(command).toMatch(/--data-binary @body {2}# body: 100000 bytes of text, too long to show$/);
});

test('the command never contains the token, wherever it was in the request', () => {
  const command = toCurl(
    request({
      method: 'POST',
      url: `http://127.0.0.1:4010/v1/me?token=${token}`,
      headers: { Authorization: `Bearer ${token}`, 'X-Copy': `${token}1` },
      body: `{"token":"${token}"}`,
    }),
  );
  expect(command).not.toContain(token);
  expect(run(command).words).toContain('X-Copy: from-the-shell1');
  expect(run(command).words.at(-1)).toBe('{"token":"from-the-shell"}');
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

test('curl doesn’t rewrite the URL or add a content type', () => {
  const command = toCurl(
    request({ method: 'POST', url: 'http://127.0.0.1:4010/v1/a/../b?x=[1]', headers: {}, body: '{}' }),
  );
  expect(command).toMatchInlineSnapshot(
    `"curl -sS -i --globoff --path-as-is 'http://127.0.0.1:4010/v1/a/../b?x=[1]' -H 'Content-Type:' --data-binary '{}'"`,
  );
});

test('an empty header is sent empty, not removed', () => {
  expect(toCurl(request({ headers: { 'Idempotency-Key': '' } }))).toContain("-H 'Idempotency-Key;'");
});
