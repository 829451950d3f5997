import { expect, test } from 'vitest';
import type { PlainRequest } from './draft.ts';
import { exchange } from './transport.ts';

const request: PlainRequest = { method: 'GET', url: '/v1/me', headers: [['Accept', 'text/csv']] };
const never = new AbortController().signal;

/** Sends the request to a server that returns this response. */
const receive = (body: BodyInit | null, init: ResponseInit = {}) =>
  exchange(
    async () => new Response(body, init),
    request,
    never,
    () => undefined,
  );

test('a response has its status, headers, text and size', async () => {
  const headers = { ETag: '"4"', 'X-Request-Id': 'req_1' };
  expect(await receive('{"a":"é"}', { status: 201, headers })).toMatchObject({
    status: 201,
    headers: { etag: '"4"', 'x-request-id': 'req_1' },
    text: '{"a":"é"}',
    size: 10,
    isComplete: true,
  });
});

test("a body that isn't text is described by its size", async () => {
  expect(await receive(new Uint8Array([0xff, 0xfe, 1]))).toMatchObject({ text: undefined, size: 3 });
  expect(await receive(new Uint8Array([65, 0, 66]))).toMatchObject({ text: undefined, size: 3 });
  expect(await receive(null, { status: 204 })).toMatchObject({ text: '', size: 0 });
});

test('only the beginning of a long body is kept', async () => {
  const received = await receive('é'.repeat(600_001));
  expect(received.size).toBe(1_200_002);
  expect(received.text?.length).toBe(500_000);
});
