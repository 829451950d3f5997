import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { examples, headerNames, mediaTypes, operations, scopes } from '@workspace-api/contract';
import { onTestFinished } from 'vitest';

/** A request, as passed to a handler. */
export type FakeRequest = {
  method: string;
  /** The path below the base, with its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** The response of a handler; `hang-up` closes the connection without a response. */
export type FakeResponse =
  | { status: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'hang-up';

export type FakeTarget = { url: string; requests: FakeRequest[]; close: () => Promise<void> };

/** Closes connections to a port on which nothing listens, until there was one: a client noticed that the server is down. */
const rejectConnection = async (port: number): Promise<void> => {
  const server = createTcpServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(server, 'connection');
  await once(server.close(), 'close');
};

/** The token that the fake target accepts. */
export const fakeToken = 'key_test_of_the_fake_target';

const rateLimits = {
  [headerNames.rateLimitLimit]: '100',
  [headerNames.rateLimitRemaining]: '99',
  [headerNames.rateLimitReset]: '60',
};

/** The principal that the fake target shows. */
export const fakeMe = { ...examples.me, token: { ...examples.me.token, scopes } };

/**
 * A minimal server, on a free port by default. If the handler returns nothing, it serves the principal at `/me` and a 404
 * elsewhere.
 *
 * @param atEnd registers its end; at the end of the test by default
 */
export const startFakeTarget = async (
  handler: (
    request: FakeRequest,
    count: number,
  ) => FakeResponse | undefined | Promise<FakeResponse | undefined>,
  ownPort = 0,
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<FakeTarget> => {
  const requests: FakeRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request: FakeRequest = {
      method: incoming.method ?? '',
      path: (incoming.url ?? '').replace(/^\/v1/, ''),
      headers: incoming.headers,
      body: await text(incoming),
    };
    requests.push(request);
    const defaultResponse =
      request.path === operations.getMe.path ? { status: 200, body: fakeMe } : undefined;
    const response: FakeResponse = (await handler(request, requests.length)) ??
      defaultResponse ?? { status: 404, body: examples['not-found'] };
    if (response === 'hang-up') {
      incoming.socket.destroy();
      return;
    }
    const body = response.text ?? (response.body === undefined ? '' : JSON.stringify(response.body));
    outgoing.writeHead(response.status, {
      'content-type': mediaTypes.json,
      ...rateLimits,
      ...response.headers,
    });
    outgoing.end(body);
  });
  await new Promise<void>((listening) => server.listen(ownPort, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  atEnd(close);
  return { url: `http://127.0.0.1:${port}/v1`, requests, close };
};

/** Replaces a target, once a client has noticed that it is down. */
export const restart = async (
  previous: FakeTarget,
  handler: Parameters<typeof startFakeTarget>[0],
): Promise<FakeTarget> => {
  const port = Number(new URL(previous.url).port);
  await previous.close();
  await rejectConnection(port);
  return startFakeTarget(handler, port);
};
