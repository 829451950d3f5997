import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createObserver, type Observer } from './observer.ts';
import { passiveSettings } from './passive-settings.test-helper.ts';
import { type RunningProxy, startProxy } from './proxy.ts';

/** What the target sends for each connection. */
let reply: string;
/** What the target received, by connection. */
let received: string[];
let targetHost: string;
let proxy: RunningProxy;
let observer: Observer;

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-From: target\r\n\r\n{}';

const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  const index = received.push('') - 1;
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const isFirst = received[index] === '';
    received[index] += chunk.toString('latin1');
    if (isFirst) socket.end(reply, 'latin1');
  });
});

beforeEach(async () => {
  reply = ok;
  received = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  targetHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = `http://${targetHost}/v1`;
  observer = createObserver(passiveSettings(target));
  proxy = await startProxy({ target, host: '127.0.0.1', port: 0 }, observer);
});

afterEach(async () => {
  await proxy.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
  await once(server, 'close');
});

/** Opens a connection to the proxy and sends bytes. */
const open = (bytes: string): Socket => {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return socket;
};

/** Sends bytes to the proxy. Returns what it sends until it closes the connection. */
const sendRaw = async (bytes: string): Promise<string> => {
  const socket = open(bytes);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk.toString('latin1');
  });
  await once(socket, 'close');
  return response;
};

const close = 'Connection: close\r\n\r\n';

/** Sends a request with a target. */
const sendTarget = (target: string, method = 'GET') =>
  sendRaw(`${method} ${target} HTTP/1.1\r\nHost: x\r\n${close}`);

const firstLine = (message: string | undefined): string | undefined => message?.split('\r\n')[0];

/** Closes the proxy, and returns why exchanges were not checked. */
const skipped = async (): Promise<string[]> => {
  await proxy.close();
  const { observed, result } = observer.result();
  expect(result.errors).toEqual([]);
  return observed.skipped.map(({ reason }) => reason);
};

describe('a request target', () => {
  test.each([
    '/v1/%2e%2e/x',
    '/v1/a/../b/./c',
    "/v1/me?name='x'",
    '/v1/me?',
    '/v1/me#part',
    '/v1/me?x=%7e|^`{}',
    '/v1//me',
    '//other.example/v1/me',
    '/v1/a\\b',
    '*',
  ])('%s reaches the target as it came', async (target) => {
    expect(await sendTarget(target)).toContain('X-From: target');
    expect(firstLine(received[0])).toBe(`GET ${target} HTTP/1.1`);
  });

  test.each([
    ["/v1/me?x='%2e", 'GET', "/v1/me?x='%2e"],
    ['', 'GET', '/'],
    ['?x', 'GET', '/?x'],
    ['', 'OPTIONS', '*'],
    ['/%2e%2e/', 'DELETE', '/%2e%2e/'],
  ])(
    'in absolute form with the path "%s" is forwarded without its origin',
    async (path, method, expected) => {
      for (const origin of [`http://${targetHost}`, new URL(proxy.url).origin])
        expect(await sendTarget(origin + path, method)).toContain('X-From: target');
      expect(received.map(firstLine)).toEqual(Array(2).fill(`${method} ${expected} HTTP/1.1`));
      expect(received[0]).toContain(`\r\nHost: ${targetHost}\r\n`);
    },
  );

  test.each(['http://other.example/v1/me', 'https://other.example', 'ftp://x/', 'http://[/v1', 'http://'])(
    'in absolute form for another server (%s) is rejected, and the report says so',
    async (target) => {
      const response = await sendTarget(target);
      expect(response).toMatch(/^HTTP\/1\.1 421 .*only requests to http:\/\/127\.0\.0\.1:\d+ are forwarded/s);
      expect(received).toEqual([]);
      expect(await skipped()).toEqual(['the request was for another server than the target']);
    },
  );

  test('of a tunnel is rejected with the remedy, even if the client keeps the connection open', async () => {
    const socket = open('CONNECT api.example:443 HTTP/1.1\r\nHost: api.example:443\r\n\r\n');
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 501 .*Set the client's base URL to http:\/\/127/s);
    expect(await skipped()).toEqual(['the client requested a tunnel (CONNECT)']);
  });

  test('with dot segments is not checked, because the target may resolve them', async () => {
    reply = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
    for (const path of ['/v1/workspaces/acme/agents/..', '/v1/workspaces/acme/agents/%2E%2e?x'])
      await sendTarget(path);
    expect(await skipped()).toEqual(['no operation of the contract has this method and path']);
  });
});

describe('a response', () => {
  test.each([
    ['a control character in its reason phrase', 'HTTP/1.1 200 a\x01b\r\nContent-Length: 0\r\n\r\n'],
    ['status 000', 'HTTP/1.1 000 X\r\nContent-Length: 0\r\n\r\n'],
    ['status 099', 'HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n'],
    ['status 101', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
    ['status 101 and another protocol', 'HTTP/1.1 101 X\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n\x00'],
    ['a control character in a header', 'HTTP/1.1 200 OK\r\nX-A: a\x01b\r\nContent-Length: 0\r\n\r\n'],
    ['two framings', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['no status line', 'hello\r\n\r\n'],
  ])('with %s becomes a 502, and the report says so', async (_, bytes) => {
    reply = bytes;
    const response = await sendTarget('/v1/me');
    expect(response).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n.*"code":"invalid_response"/s);
    expect(await skipped()).toEqual([
      expect.stringMatching(/^the target returned a response that can't be forwarded: /),
    ]);
  });

  test('that is missing becomes a 502, and the report says so', async () => {
    reply = '';
    expect(await sendTarget('/v1/me')).toMatch(/^HTTP\/1\.1 502 .*"code":"target_unreachable"/s);
    expect(await skipped()).toEqual(['the target returned no response']);
  });

  test.each([
    ['204', 'Content-Length: 5\r\n\r\nhello'],
    ['304', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
    ['200', 'Content-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nnot'],
    ['200', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nrubbish'],
  ])('with status %s and bytes after its end is forwarded without them', async (status, rest) => {
    reply = `HTTP/1.1 ${status} X\r\n${rest}`;
    const response = await sendTarget('/v1/me');
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} X\r\n`));
    expect(response).not.toMatch(/hello|not|rubbish/);
    // The bytes don't become the response to the next request.
    reply = ok;
    expect(await sendTarget('/v1/me')).toContain('X-From: target');
    expect(await skipped()).toEqual([]);
  });

  test.each([
    ['to an HTTP/1.0 client', 'GET /v1/me HTTP/1.0\r\nTE: trailers\r\n\r\n', '200 OK'],
    ['to a HEAD request', `HEAD /v1/me HTTP/1.1\r\nHost: x\r\n${close}`, '200 OK'],
    ['without a body', `GET /v1/me HTTP/1.1\r\nHost: x\r\n${close}`, '204 No Content'],
  ])('with trailers %s is forwarded without them', async (_, request, status) => {
    reply = `HTTP/1.1 ${status}\r\nTransfer-Encoding: chunked\r\nTrailer: X-End\r\n\r\n2\r\n{}\r\n0\r\nX-End: 1\r\n\r\n`;
    const response = await sendRaw(request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
    expect(response).not.toContain('X-End');
  });

  test('with an unusual status, reason phrase and header is forwarded byte for byte', async () => {
    reply =
      'HTTP/1.1 999 Käse ok\r\nX-ONE: ä\tb\r\nx-one: 2\r\nConstructor: c\r\nContent-Length: 1\r\n\r\n\xff';
    const response = await sendTarget('/v1/me');
    for (const part of reply.split('\r\n')) expect(response).toContain(part);
    expect(await skipped()).toEqual([]);
  });
});

describe('a request', () => {
  test.each([
    [
      'announces trailers without sending chunks',
      `GET /v1/me HTTP/1.1\r\nHost: x\r\nTrailer: X-End\r\n${close}`,
    ],
    ['has an expectation', `GET /v1/me HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\n${close}`],
    ['is of HTTP/1.0', 'GET /v1/me HTTP/1.0\r\n\r\n'],
    [
      'would switch protocols',
      'GET /v1/me HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\nUpgrade: x\r\n\r\n',
    ],
  ])('that %s is forwarded', async (_, request) => {
    expect(await sendRaw(request)).toContain('X-From: target');
  });

  test('reaches the target once the proxy has its body', async () => {
    const socket = open('POST /v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{}');
    expect(await sendTarget('/v1/me')).toContain('X-From: target');
    expect(received.map(firstLine)).toEqual(['GET /v1/me HTTP/1.1']);
    socket.write('  ');
    expect(String((await once(socket, 'data'))[0])).toContain('X-From: target');
    expect(received[1]).toMatch(/\r\n\r\n\{\} {2}$/);
  });

  test('whose client closes the connection before its end is not forwarded, and the report says so', async () => {
    const socket = open('POST /v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{}');
    expect(await sendTarget('/v1/me')).toContain('X-From: target');
    socket.destroy();
    expect(await skipped()).toContain('the client closed the connection before the end of the request');
    expect(received).toHaveLength(1);
  });

  test('with a body that is too large to check is forwarded', async () => {
    const body = 'x'.repeat(9 * 2 ** 20);
    const head = `POST /v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n`;
    expect(await sendRaw(`${head}${close}${body}`)).toContain('X-From: target');
    expect(await skipped()).toEqual(['a body over 8 MiB']);
  });

  test('in chunks is forwarded with its trailers', async () => {
    const head = 'POST /v1/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTrailer: X-End\r\n';
    await sendRaw(`${head}${close}2\r\n{}\r\n0\r\nX-End: 1\r\n\r\n`);
    expect(received[0]).toMatch(/\r\nTrailer: X-End\r\n.*\r\n0\r\nX-End: 1\r\n\r\n$/s);
  });
});
