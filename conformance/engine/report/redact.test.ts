import { secretNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createRedactor } from './redact.ts';

const redact = (value: string, secrets: readonly string[] = []): string =>
  createRedactor(new Map(secrets.map((secret) => [secret, null])))(value);

test('credentials are recognized by their prefix', () => {
  expect(redact('a key_live_abc123, key_test_x-y and sess_ey.J9.sig whsec_00ff.')).toBe(
    'a key_live_[redacted], key_test_[redacted] and sess_[redacted] whsec_[redacted]',
  );
});

test('finds a credential after an escape or within a word', () => {
  expect(redact(String.raw`"a\nkey_test_abc" %3Dsess_a.b`)).toBe(
    String.raw`"a\nkey_test_[redacted]" %3Dsess_[redacted]`,
  );
});

test('secret members of JSON lose their value, whatever its form', () => {
  expect(redact('{"refresh_token": "r-\\"1", "access_token":"zzz","name":"kept"}')).toBe(
    '{"refresh_token": "[redacted]", "access_token":"[redacted]","name":"kept"}',
  );
});

test.each(secretNames)('the member %s, which the contract marks as secret, loses its value', (name) => {
  expect(redact(`{"${name}":"opaque","plan":"kept"}`)).toBe(`{"${name}":"[redacted]","plan":"kept"}`);
});

test('a member that is secret in one body only, and an object with the name of a secret, stay as they are', () => {
  const patch = '{"op":"add","path":"/title","value":"Hello","token":{"mode":"test"}}';
  expect(redact(patch)).toBe(patch);
});

test('secret members of JSON in a quoted string lose their value too', () => {
  expect(redact(`got ${JSON.stringify('{"secret":"opaque","name":"kept"}')}`)).toBe(
    String.raw`got "{\"secret\":\"[redacted]\",\"name\":\"kept\"}"`,
  );
});

test('the token of a proxy URL is hidden, in any place', () => {
  expect(redact('curl http://127.0.0.1:4010/proxy/px_Ab-c_9?x=1 "10px_wide"')).toBe(
    'curl http://127.0.0.1:4010/proxy/px_[redacted]?x=1 "10px_wide"',
  );
});

test.each([
  ['{"url":"https://proxy.acme.example/once/abc","expires_at":"2026"}', 'first'],
  ['{"expires_at": "2026", "url": "https://proxy.acme.example/once/abc"}', 'last'],
])('a proxy URL of another form is hidden: %s', (body) => {
  const hidden = body.replace('https://proxy.acme.example/once/abc', '[redacted]');
  expect(redact(body)).toBe(hidden);
  expect(redact(JSON.stringify(body))).toBe(JSON.stringify(hidden));
  expect(redact('{"id":"whk_1","url":"https://hooks.acme.example/"}')).toContain('hooks.acme.example');
});

test('a truncated secret at the end is hidden too', () => {
  expect(redact('{"name":"ci","secret":"opaque-and-lo')).toBe('{"name":"ci","secret":"[redacted]');
});

test('configured secrets are hidden everywhere, also percent-encoded, the longest first', () => {
  expect(redact('x=opaque%2Fb&y=opaque/b&z=opaque/bc', ['opaque/b', 'opaque/bc'])).toBe(
    'x=[redacted]&y=[redacted]&z=[redacted]',
  );
});

test('a configured secret that is empty, very short or not a string is ignored', () => {
  expect(redact('a pass', ['', 'a', 'pass', 'opaque-\ud800'])).toBe('a pass');
});

test('configured secrets are hidden if they overlap, or are escaped for JSON', () => {
  expect(redact('"abcdefghijkl" "abcdefgh"', ['abcdefgh', 'efghijkl'])).toBe('"[redacted]" "[redacted]"');
  expect(redact(JSON.stringify({ note: 'my "secret"\n' }), ['"secret"\n'])).toBe('{"note":"my [redacted]"}');
});

test('a long string is cut, also within a secret', () => {
  const secret = 'opaque-'.repeat(100);
  const cut = redact('.'.repeat(16_000) + secret, [secret]);
  expect(cut).toBe(`${'.'.repeat(16_000)}[redacted]`);
  expect(redact('.'.repeat(100_000))).toHaveLength(16_384);
});

test.each([
  ['backslashes', '\\'.repeat(65_536)],
  ['quotes', '"'.repeat(65_536)],
  ['JSON that is cut off', `"secret":"${'\\"secret\\":\\"'.repeat(5_000)}\\\n`],
  ['spaces', `"url":"x"${' '.repeat(65_536)}`],
])('the start of 64 kB of %s remains', (_, value) => {
  expect(redact(value).length).toBeLessThanOrEqual(16_384);
});
