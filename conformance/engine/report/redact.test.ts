import { expect, test } from 'vitest';
import { redact } from './redact.ts';

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

test('secret members of JSON in a quoted string lose their value too', () => {
  expect(redact(`got ${JSON.stringify('{"secret":"opaque","name":"kept"}')}`)).toBe(
    String.raw`got "{\"secret\":\"[redacted]\",\"name\":\"kept\"}"`,
  );
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
