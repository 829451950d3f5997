import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const createRequest = (acceptEncoding?: string) =>
  new Request(
    'http://sandbox.test/',
    acceptEncoding === undefined ? {} : { headers: { 'Accept-Encoding': acceptEncoding } },
  );
const long = 'ä'.repeat(3000);

test.each([
  [4096, null],
  [4097, 'gzip'],
])('a body of %i bytes has Content-Encoding %j', async (length, coding) => {
  const response = await compress(createRequest('gzip'), new Response('x'.repeat(length)));
  expect(response.headers.get('Content-Encoding')).toBe(coding);
});

test('the status and the headers stay the same', async () => {
  const original = new Response(long, {
    status: 400,
    headers: { 'Content-Length': '6000', 'X-Request-Id': 'req_1' },
  });
  const response = await compress(createRequest('gzip'), original);
  expect(response.status).toBe(400);
  expect(response.headers.get('X-Request-Id')).toBe('req_1');
  expect(response.headers.get('Content-Length')).toBeNull();
});

test.each([
  ['no body', new Response(null, { status: 204 })],
  ['an encoded body', new Response(long, { headers: { 'Content-Encoding': 'br' } })],
  [
    'a body with no-transform',
    new Response(long, { headers: { 'Cache-Control': 'no-store, no-transform' } }),
  ],
])('a response with %s is not changed', async (_, response) => {
  expect(await compress(createRequest('gzip'), response)).toBe(response);
});
