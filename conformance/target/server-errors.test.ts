import { examples, headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createServerErrorRetries } from './server-errors.ts';

const request = (method: string, headers: Record<string, string> = {}) => ({
  method,
  url: 'http://127.0.0.1/v1/me',
  headers,
  body: null,
});
const respond = (status: number, body: unknown = '') => ({
  status,
  bytes: Buffer.from(JSON.stringify(body)),
});
const failed = respond(503, examples['upstream-unavailable']);
const withKey = { [headerNames.idempotencyKey.toLowerCase()]: 'a' };

test('a read that gets a 5xx is repeated twice, after 1 s and 2 s plus jitter', () => {
  const { delay } = createServerErrorRetries(() => 0);
  expect([1, 2, 3].map((attempt) => delay(request('GET'), failed, attempt))).toEqual([1_000, 2_000, null]);
  expect(createServerErrorRetries(() => 1).delay(request('GET'), failed, 1)).toBe(1_250);
});

test.each([
  ['a write with an idempotency key', request('POST', withKey), 1_000],
  ['a PUT', request('PUT'), 1_000],
  ['a write without a key, which may have taken effect', request('POST'), null],
  ['a DELETE, whose repetition has another response', request('DELETE'), null],
])('%s', (_what, sentRequest, expected) => {
  expect(createServerErrorRetries(() => 0).delay(sentRequest, failed, 1)).toBe(expected);
});

test('an error marked as not retryable is not repeated', () => {
  const body = { error: { code: 'upstream_unavailable', message: 'no', details: { retryable: false } } };
  expect(createServerErrorRetries().delay(request('GET'), respond(503, body), 1)).toBeNull();
});

test('stops repeating requests to a target whose 5xx persist', () => {
  const { delay } = createServerErrorRetries(() => 0);
  for (let count = 0; count < 3; count += 1) expect(delay(request('GET'), failed, 3)).toBeNull();
  expect(delay(request('GET'), failed, 1)).toBeNull();
});

test('repeats requests again after a successful repetition', () => {
  const { delay } = createServerErrorRetries(() => 0);
  for (let count = 0; count < 2; count += 1) delay(request('GET'), failed, 3);
  expect(delay(request('GET'), respond(200), 2)).toBeNull();
  expect(delay(request('GET'), failed, 3)).toBeNull();
  expect(delay(request('GET'), failed, 1)).toBe(1_000);
});
