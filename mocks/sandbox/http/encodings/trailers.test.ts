import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Connection } from '../../host/connection.ts';
import { type Bindings, findConnection } from '../../host/node/connection.ts';
import { compress } from './compress.ts';
import { encodeList } from './encode-list.ts';
import { wantsTrailers } from './ndjson.ts';
import { createPage } from './page.test-helper.ts';

const respond = (incoming: Request, connection: Connection | undefined): Promise<Response> => {
  const form = { nextCursor: 'abc', hasMore: true, wantsTrailers: wantsTrailers(incoming, connection) };
  const items = Array.from({ length: 300 }, (_, number) => ({ id: `sub_${number}` }));
  const { body, headers, trailers } = encodeList(
    mediaTypes.ndjson,
    createPage('listSubmissions', items, form),
  );
  if (trailers !== undefined) connection?.sendTrailers(trailers);
  return compress(incoming, new Response(body, { headers }));
};

/** Sends a request over a real connection, because fetch drops trailers. */
const exchange = async (headers: Record<string, string>) => {
  const server = serve({
    overrideGlobalObjects: false,
    port: 0,
    hostname: '127.0.0.1',
    fetch: (incoming, env) => respond(incoming, findConnection(env as Bindings)),
  });
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await new Promise<{ body: string; trailers: NodeJS.Dict<string>; announced: string | undefined }>(
      (resolve, reject) => {
        const { port } = server.address() as AddressInfo;
        const clientRequest = request({ port, host: '127.0.0.1', headers }, (response) => {
          let body = '';
          response.setEncoding('latin1').on('data', (chunk: string) => {
            body += chunk;
          });
          response.on('end', () => {
            const announced = response.headers.trailer;
            resolve({ body, trailers: response.trailers, announced });
          });
        });
        clientRequest.on('error', reject).end();
      },
    );
  } finally {
    server.close();
  }
};

test('a client that accepts trailers gets the cursor and has_more in them, and only records in the body', async () => {
  const { body, trailers, announced } = await exchange({ TE: 'trailers', Connection: 'TE' });
  expect(announced).toBe(`${headerNames.nextCursor}, X-Has-More`);
  expect(trailers).toEqual({ [headerNames.nextCursor.toLowerCase()]: 'abc', 'x-has-more': 'true' });
  expect(body.trimEnd().split('\n')).toHaveLength(300);
  expect(body).not.toContain('__meta__');
});

test('trailers are sent with a compressed body', async () => {
  const { body, trailers } = await exchange({ TE: 'gzip;q=0.5, trailers', 'Accept-Encoding': 'gzip' });
  expect(body.startsWith('\u001f\u008b')).toBe(true);
  expect(trailers).toMatchObject({ 'x-has-more': 'true' });
});

test('any other client gets them in the last line', async () => {
  const { body, trailers } = await exchange({});
  expect(trailers).toEqual({});
  expect(body.trimEnd().split('\n').at(-1)).toBe('{"__meta__":{"next_cursor":"abc","has_more":true}}');
});

test('without a connection, no trailers are sent', () => {
  expect(wantsTrailers(new Request('http://sandbox.test/', { headers: { TE: 'trailers' } }), undefined)).toBe(
    false,
  );
});
