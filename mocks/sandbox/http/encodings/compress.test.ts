import { gunzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const createRequest = (acceptEncoding?: string) =>
  new Request(
    'http://sandbox.test/',
    acceptEncoding === undefined ? {} : { headers: { 'Accept-Encoding': acceptEncoding } },
  );
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const long = 'ä'.repeat(3000);

test('a body over 4 KB is sent as gzip to a client that accepts it', async () => {
  const response = await compress(createRequest('gzip'), new Response(long));
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(response)).toString()).toBe(long);
});

test('a body over 4 KB is sent as zstd to a client that accepts it', async () => {
  const response = await compress(createRequest('zstd'), new Response(long));
  expect(response.headers.get('Content-Encoding')).toBe('zstd');
  expect(Buffer.from((await Zstd.load()).decompress(await bytes(response))).toString()).toBe(long);
});

test.each([
  [4096, null],
  [4097, 'gzip'],
])('a body of %i bytes has Content-Encoding %j', async (length, coding) => {
  const response = await compress(createRequest('gzip'), new Response('x'.repeat(length)));
  expect(response.headers.get('Content-Encoding')).toBe(coding);
});

test('the threshold counts bytes, not characters', async () => {
  const response = await compress(createRequest('gzip'), new Response('ä'.repeat(2049)));
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
});

test('a client without Accept-Encoding gets an uncompressed body and Vary', async () => {
  const response = await compress(
    createRequest(),
    new Response(long, { status: 203, headers: { Vary: 'Accept' } }),
  );
  expect(response.status).toBe(203);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
  expect(await response.text()).toBe(long);
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
