import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSignature, mistakeIn } from './signature.ts';

// Computed with other tools:
//   printf '%s' "$body" | sha256sum
//   printf '1767225600.%s' "$digest" | openssl dgst -sha256 -hmac "$secret"
const secret = 'whsec_00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const timestamp = '1767225600';
const body = Buffer.from('{"id":"evt_1","type":"pages.published","data":{"title":"Café / ☃"}}');
const signature = '141b357d4ca0a0a72313d02211a645eedfe143803bf98449c70e85c9cb5f53d2';
const request = (changes: Record<string, string | undefined> = {}, bytes: Uint8Array = body) => ({
  headers: { 'svc-signature': signature, 'svc-timestamp': timestamp, ...changes },
  body: bytes,
});

test('computes the same signature as other tools', () => {
  expect(createSignature(secret, timestamp, body)).toBe(signature);
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
