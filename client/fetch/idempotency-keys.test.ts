import { expect, test } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';

const getSentKey = async (init: RequestInit, newKey?: () => string): Promise<string | null> => {
  const send = idempotencyKeys(newKey)((request) => new Response(request.headers.get('Idempotency-Key')));
  return (await (await send('http://127.0.0.1/v1/me', init)).text()) || null;
};

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s gets a separate UUID for each call', async (method) => {
  const keys = [await getSentKey({ method }), await getSentKey({ method })];
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test.each(['GET', 'HEAD'])('a %s gets no key', async (method) => {
  expect(await getSentKey({ method })).toBeNull();
});

test("the caller's key is kept, and the function that creates keys can be replaced", async () => {
  expect(await getSentKey({ method: 'POST', headers: { 'Idempotency-Key': 'order-7' } })).toBe('order-7');
  expect(await getSentKey({ method: 'POST' }, () => 'from-the-port')).toBe('from-the-port');
});
