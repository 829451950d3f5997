import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSignature, findRejection, mistakeIn } from './signature.ts';

// Computed with other tools:
//   printf '%s' "$body" | sha256sum
//   printf '1767225600.%s' "$digest" | openssl dgst -sha256 -hmac "$secret"
const secret = 'whsec_00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const timestamp = '1767225600';
const body = Buffer.from('{"id":"evt_1","type":"pages.published","data":{"title":"Café / ☃"}}');
const signature = '141b357d4ca0a0a72313d02211a645eedfe143803bf98449c70e85c9cb5f53d2';

const now = Number(timestamp);
const at = (seconds: number) => ({ from: seconds, to: seconds });
const request = (changes: Record<string, string | undefined> = {}, bytes: Uint8Array = body) => ({
  headers: { 'svc-signature': signature, 'svc-timestamp': timestamp, ...changes },
  body: bytes,
});

test('computes the same signature as other tools', () => {
  expect(createSignature(secret, timestamp, body)).toBe(signature);
});

test('accepts a genuine delivery up to 300 seconds before and after its timestamp', () => {
  for (const off of [-300, 0, 300]) expect(findRejection(request(), secret, at(now + off))).toBeNull();
  for (const off of [-301, 301])
    expect(findRejection(request(), secret, at(now + off))).toBe('stale_timestamp');
  expect(findRejection(request(), secret, { from: now - 900, to: now + 900 })).toBeNull();
  expect(findRejection(request(), secret, at(Number.NaN))).toBe('stale_timestamp');
});

test.each([
  ['missing_headers', { 'svc-signature': undefined }],
  ['missing_headers', { 'svc-timestamp': '' }],
  ['bad_timestamp', { 'svc-timestamp': '1767225600.5' }],
  ['bad_timestamp', { 'svc-timestamp': '2026-01-01T00:00:00Z' }],
  ['stale_timestamp', { 'svc-timestamp': '1767225600000' }],
  ['bad_signature', { 'svc-signature': signature.slice(1) }],
  ['bad_signature', { 'svc-signature': signature.toUpperCase() }],
  ['bad_signature', { 'svc-timestamp': '1767225601' }],
] as const)('returns %s for %o', (reason, changes) => {
  expect(findRejection(request(changes), secret, at(now))).toBe(reason);
});

test('the signature covers every byte', () => {
  const spaced = Buffer.from(body.toString().replace(':', ': '));
  expect(findRejection(request({}, spaced), secret, at(now))).toBe('bad_signature');
});

test('diagnoses a wrong signature', () => {
  const signed = (key: string | Buffer, bytes: Uint8Array) => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    return createHmac('sha256', key).update(`${timestamp}.${digest}`).digest('hex');
  };
  const spaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 2));
  expect(mistakeIn(request(), secret)).toBeNull();
  expect(mistakeIn(request({ 'svc-signature': signed(secret, spaced) }), secret)).toBe('other-bytes');
  const digits = secret.slice('whsec_'.length);
  for (const key of [digits, Buffer.from(digits, 'hex')])
    expect(mistakeIn(request({ 'svc-signature': signed(key, body) }), secret)).toBe('other-key');
  expect(mistakeIn(request({ 'svc-signature': 'f'.repeat(64) }), secret)).toBe('unknown');
});
