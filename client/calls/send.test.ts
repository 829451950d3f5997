import { expect, test } from 'vitest';
import { createCaller } from '../create-client.ts';
import { settle } from '../results/to-result.ts';
import { createRequest, type Init, send } from './send.ts';

/** Sends the request of an operation through a caller whose server is a function. */
const call = (
  server: (request: globalThis.Request) => Response | Promise<Response>,
  method: string,
  path: string,
  init: Partial<Init> = {},
) => {
  const caller = createCaller({ baseUrl: 'http://127.0.0.1/v1/', token: 'a', fetch: server });
  return send(caller, method, path, { ...createRequest(path, []), ...init });
};

test('path and query parameters are encoded, and undefined ones are omitted', async () => {
  const caller = createCaller({
    baseUrl: 'http://127.0.0.1/v1/',
    fetch: ({ url }) => Response.json(url),
  });
  const path = '/w/{slug}/p/{id}';
  const init = createRequest(path, ['a/b', 'ü', { q: 'a&b=c', limit: 2, cursor: undefined }]);
  const { data } = await send(caller, 'get', path, init);
  expect(data).toBe('http://127.0.0.1/v1/w/a%2Fb/p/%C3%BC?q=a%26b%3Dc&limit=2');
});

test('a body is sent as JSON, with the headers of the call', async () => {
  const { data } = await call(
    async (request) =>
      Response.json([
        request.method,
        request.headers.get('Content-Type'),
        request.headers.get('If-Match'),
        await request.json(),
      ]),
    'patch',
    '/w',
    { body: [1], headers: { 'If-Match': '"3"' } },
  );
  expect(data).toEqual(['PATCH', 'application/json', '"3"', [1]]);
});

test('a response without a body has no data, and a streamed response has its stream', async () => {
  expect(await call(() => new Response(null, { status: 204 }), 'delete', '/w')).toMatchObject({
    data: undefined,
  });
  const csv = () => new Response('a\r\n', { headers: { 'Content-Type': 'text/csv' } });
  const headers = { Accept: 'text/csv' };
  const { data } = await call(csv, 'get', '/w', { parseAs: 'stream', headers });
  expect(await new Response(data as ReadableStream).text()).toBe('a\r\n');
});

test('only a streamed response can have another encoding than JSON', async () => {
  const accepted: (string | null)[] = [];
  const csv = ({ headers }: globalThis.Request) => {
    accepted.push(headers.get('Accept'));
    return new Response('a\r\n', { headers: { 'Content-Type': 'text/csv' } });
  };
  const response = call(csv, 'get', '/w', { headers: { Accept: 'text/csv' } });
  await expect(response).rejects.toMatchObject({ kind: 'unexpected_body', body: 'a\r\n' });
  expect(accepted).toEqual(['application/json']);
});

test("the service's error is returned with its envelope", async () => {
  const respondNotFound = () =>
    Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 });
  await expect(settle(call(respondNotFound, 'get', '/w'))).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
  });
});
