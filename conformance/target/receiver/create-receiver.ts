import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from '../clock.ts';
import { type EndpointResponse, type Received, readBody, toReceived } from './received.ts';

/** Answers a request; a promise that is never settled leaves the sender without an answer. */
export type Respond = (received: Received, index: number) => EndpointResponse | Promise<EndpointResponse>;

/** One path of the receiver. */
export type Endpoint = {
  /** The last segment of its path, which nobody can guess. */
  readonly id: string;
  /** What arrived so far, in order. */
  readonly received: readonly Received[];
  /** Sets how requests are answered from now on. */
  endpointResponse(how: Respond): void;
};

/** A webhook receiver: an HTTP server with one path for each subscription. */
export type Receiver = {
  /** Its base URL on this machine, without a slash at the end. */
  readonly url: string;
  /** Adds a path. @param how answers its requests; by default with 204 */
  endpoint(how?: Respond): Endpoint;
  /**
   * Waits until `look` returns something: it is asked now, and after each arrival, each answer and each connection that
   * ends.
   *
   * @returns what it returned; undefined once `milliseconds` have passed or the signal is aborted
   */
  until<T>(find: () => T | undefined, milliseconds: number, signal?: AbortSignal): Promise<T | undefined>;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
};

/** Where to listen. */
export type ReceiverAddress = { readonly host: string; readonly port: number };

/** More requests than any run causes: what a stray sender sends beyond it is refused. */
const maxRequests = 20_000;
const maxConnections = 256;
/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000;

const noContent: EndpointResponse = { status: 204 };

type Path = { received: Received[]; how: Respond };

/** An error of `listen` with its remedy. */
const listenError = ({ host, port }: ReceiverAddress, { message }: Error): Error =>
  new Error(
    `The webhook receiver cannot listen on ${host}:${port}: ${message}. Choose another address with --receiver-listen.`,
  );

/**
 * Starts a webhook receiver. It records requests byte for byte, and answers each path as it is told. Requests to other
 * paths get 404 and are not recorded.
 *
 * @throws Error if it can't listen at the address
 */
export const createReceiver = async (
  address: ReceiverAddress = { host: '127.0.0.1', port: 0 },
  clock: Clock = systemClock,
): Promise<Receiver> => {
  const paths = new Map<string, Path>();
  const watchers = new Set<() => void>();
  let requests = 0;
  const notify = () => {
    for (const watcher of [...watchers]) watcher();
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '', 'http://receiver');
    const path = paths.get(pathname.split('/').at(-1) ?? '');
    requests += 1;
    if (!path || requests > maxRequests) {
      response.writeHead(path ? 503 : 404, { connection: 'close' }).end();
      return;
    }
    const body = await readBody(request);
    if (body === null) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    const received = toReceived(request, body);
    const index = path.received.push(received) - 1;
    response.once('close', () => {
      received.isGone = !response.writableFinished;
      notify();
    });
    request.socket.once('close', () => {
      received.isClosed = true;
      notify();
    });
    const endpointResponse = path.how(received, index);
    notify();
    const { status, headers = {} } = await endpointResponse;
    if (response.destroyed) return;
    received.responseStatus = status;
    response.writeHead(status, headers).end();
  };

  const server = createServer({ requestTimeout }, (request, response) => {
    // A sender that breaks off is no failure of the receiver: what arrived in full is recorded.
    respond(request, response).catch(() => response.destroy());
  });
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(address, error)));
    server.listen(address.port, address.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;

  return {
    url: `http://${host}:${port}`,
    endpoint(how = () => noContent) {
      const id = randomUUID();
      const path: Path = { received: [], how };
      paths.set(id, path);
      return {
        id,
        received: path.received,
        endpointResponse: (next) => {
          path.how = next;
        },
      };
    },
    async until(find, milliseconds, signal) {
      const first = find();
      if (first !== undefined) return first;
      const over = new AbortController();
      const ended = signal ? AbortSignal.any([over.signal, signal]) : over.signal;
      let watcher = () => {};
      try {
        return await Promise.race([
          new Promise<ReturnType<typeof find>>((resolve) => {
            watcher = () => {
              const result = find();
              if (result !== undefined) resolve(result);
            };
            watchers.add(watcher);
          }),
          clock.wait(milliseconds, ended).then(
            () => undefined,
            () => undefined,
          ),
        ]);
      } finally {
        watchers.delete(watcher);
        over.abort();
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
