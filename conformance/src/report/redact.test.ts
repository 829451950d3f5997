import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test('credentials are known by their prefix', () => {
  expect(redact('a key_live_abc123, key_test_x-y and sess_ey.J9.sig whsec_00ff.')).toBe(
    'a key_live_[redacted], key_test_[redacted] and sess_[redacted] whsec_[redacted]',
  );
});

test('members of JSON that hold secrets lose their value, whatever it looks like', () => {
  expect(redact('{"refresh_token": "r-\\"1", "access_token":"zzz","name":"kept"}')).toBe(
    '{"refresh_token": "[redacted]", "access_token":"[redacted]","name":"kept"}',
  );
});

test('a secret that was cut off at the end is hidden too', () => {
  expect(redact('{"name":"ci","secret":"opaque-and-lo')).toBe('{"name":"ci","secret":"[redacted]');
});

test('given secrets are hidden wherever they stand, also percent-encoded, the longest first', () => {
  expect(redact('x=a%2Fb&y=a/b&z=a/bc', ['a/b', 'a/bc'])).toBe('x=[redacted]&y=[redacted]&z=[redacted]');
});

test('an empty secret hides nothing', () => {
  expect(redact('kept', [''])).toBe('kept');
});
