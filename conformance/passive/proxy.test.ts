import { once } from 'node:events';
import { type RequestListener, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { mediaTypes } from '@workspace-api/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { createObserver, type Observer } from './observer.ts';
import { passiveSettings } from './passive-settings.test-helper.ts';
import { type RunningProxy, resetPath, startProxy } from './proxy.ts';

let listener: RequestListener;
let proxy: RunningProxy;
let observer: Observer;
let origin: string;

beforeEach(async () => {
  origin = await listen((request, response) => listener(request, response));
  const target = `${origin}/workspaces-api/v1`;
  observer = createObserver(passiveSettings(target));
  proxy = await startProxy({ target, host: '127.0.0.1', port: 0 }, observer);
  onTestFinished(proxy.close);
});

const json = { 'content-type': mediaTypes.json };

/** Sends one request through the proxy and returns every part of its response. */
const sendRequest = async (path: string, headers: Record<string, string> = {}, body = '') => {
  const url = new URL(proxy.url.replace(/\/v1$/, path));
  const request = send(url, { method: body === '' ? 'GET' : 'POST', headers });
  request.end(body);
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  const responseBody = await text(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    raw: response.rawHeaders,
    trailers: response.trailers,
    text: responseBody,
  };
};

test('the base path and the Host header are the target’s', async () => {
  const receivedValues: (string | undefined)[] = [];
  listener = (request, response) => {
    receivedValues.push(request.url, request.headers.host);
    response.writeHead(200, json).end('{}');
  };
  await sendRequest('/v1/me?x=%20');
  await sendRequest('/_sandbox/clock');
  const { host } = new URL(origin);
  expect(receivedValues).toEqual(['/workspaces-api/v1/me?x=%20', host, '/_sandbox/clock', host]);
});

test('hop-by-hop headers are removed, and all others are forwarded, including repeated ones', async () => {
  let receivedHeaders: Record<string, unknown> = {};
  listener = (request, response) => {
    receivedHeaders = request.headers;
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(200, { ...json, 'X-Hop': 'x', Connection: 'X-Hop' }).end('{}');
  };
  const reply = await sendRequest('/v1/me', {
    connection: 'x-private',
    'x-private': '1',
    'x-public': '2',
    te: 'trailers',
  });
  expect(receivedHeaders).toMatchObject({ 'x-public': '2', te: 'trailers' });
  expect(receivedHeaders).not.toHaveProperty('x-private');
  expect(reply.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'] });
  expect(reply.headers).not.toHaveProperty('x-hop');
});

test('chunked and compressed bodies and trailers are forwarded byte for byte', async () => {
  const received: string[] = [];
  const zipped = gzipSync('{"data":[]}');
  listener = async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { ...json, 'content-encoding': 'gzip', trailer: 'X-End' });
    response.write(zipped.subarray(0, 5));
    response.addTrailers({ 'X-End': 'yes' });
    response.end(zipped.subarray(5));
  };
  const reply = await sendRequest('/v1/workspaces/acme/agents', { 'transfer-encoding': 'chunked' }, 'Käse');
  expect(received).toEqual(['Käse']);
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(reply.trailers).toEqual({ 'x-end': 'yes' });
});

test('a stream is forwarded while it is open, and closes with the proxy', async () => {
  listener = (_request, response) => {
    response.writeHead(200, { 'content-type': mediaTypes.ndjson });
    response.write('{"ts":"2026-01-01T00:00:00.000Z"}\n');
  };
  const request = send(`${proxy.url}/workspaces/acme/logs/tail`);
  request.end();
  const [incoming] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  const [first] = await once(incoming, 'data');
  expect(String(first)).toContain('2026-01-01');
  incoming.on('error', () => {});
  await proxy.close();
  expect(observer.result().observed).toMatchObject({ checked: 1 });
});

test('a truncated response is truncated for the client, and not checked', async () => {
  listener = (_request, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' });
    response.write('{"data":[');
    setImmediate(() => response.destroy());
  };
  await expect(sendRequest('/v1/workspaces/acme/agents')).rejects.toThrow();
  await proxy.close();
  expect(observer.result().observed).toEqual({
    checked: 0,
    skipped: [{ reason: 'the target truncated the response', count: 1 }],
  });
});

test('a response of several packets is checked as a whole', async () => {
  listener = (_request, response) => {
    const body = JSON.stringify({ filler: 'x'.repeat(1 << 20) });
    response.writeHead(200, { ...json, 'content-length': body.length }).end(body);
  };
  await sendRequest('/v1/me');
  await proxy.close();
  const { result, observed } = observer.result();
  expect(observed).toEqual({ checked: 1, skipped: [] });
  expect(JSON.stringify(result.observations)).not.toContain('the body is not JSON');
});

test('a reset clears the state of the trace', async () => {
  listener = (_request, response) => {
    response.writeHead(200, json).end('{"id":"apr_1","status":"approved"}');
  };
  const decide = () => sendRequest('/v1/approvals/apr_1/approve', {}, '{}');
  await decide();
  const url = proxy.url.replace(/\/v1$/, resetPath);
  expect((await fetch(url, { method: 'POST' })).status).toBe(204);
  await decide();
  await proxy.close();
  expect(Object.keys(observer.result().result.observations)).not.toContain('approvals.already-decided');
});

test('the error for a port in use names the remedy', async () => {
  const { port } = new URL(proxy.url);
  const options = { target: 'http://127.0.0.1:1/v1', host: '127.0.0.1', port: Number(port) };
  await expect(startProxy(options, observer)).rejects.toThrow(/Port \d+ is in use\. Use --port/);
});
