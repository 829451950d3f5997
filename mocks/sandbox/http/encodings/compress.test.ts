import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const createRequest = (acceptEncoding?: string) =>
  new Request(
    'http://sandbox.test/',
    acceptEncoding === undefined ? {} : { headers: { 'Accept-Encoding': acceptEncoding } },
  );
const long = 'ä'.repeat(3000);

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
