import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Clock, systemClock } from '../clock.ts';
import { type EndpointResponse, type Received, readBody, toReceived } from './received.ts';

/** Creates the response to a request. A promise that never settles leaves the sender without a response. */
export type Respond = (received: Received, index: number) => EndpointResponse | Promise<EndpointResponse>;

/** One path of the receiver. */
export type Endpoint = {
  /** The last segment of its path, which can't be guessed. */
  readonly id: string;
  /** The requests received so far, in order. */
  readonly received: readonly Received[];
  /** Sets how the endpoint responds from now on. */
  endpointResponse(how: Respond): void;
};

/** A webhook receiver: an HTTP server with one path for each subscription. */
export type Receiver = {
  /** Its base URL on this machine, without a trailing slash. */
  readonly url: string;
  /** Adds a path. @param how creates its responses; by default a 204 */
  endpoint(how?: Respond): Endpoint;
  /**
   * Waits until `find` returns a value. It is called immediately, and again after each arrival, each response and each closed
   * connection.
   *
   * @returns the value; undefined once `milliseconds` have passed or the signal is aborted
   */
  until<T>(find: () => T | undefined, milliseconds: number, signal?: AbortSignal): Promise<T | undefined>;
  /** Closes open connections and stops listening. */
  close(): Promise<void>;
};

/** Where to listen. */
export type ReceiverAddress = { readonly host: string; readonly port: number };

/** More requests than any run causes. Requests beyond this limit, from a stray sender, are refused. */
const maxRequests = 20_000;
const maxConnections = 256;
/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000;

const noContent: EndpointResponse = { status: 204 };

type Path = { received: Received[]; how: Respond };

/** Adds a remedy to an error of `listen`. */
const listenError = ({ host, port }: ReceiverAddress, { message }: Error): Error =>
  new Error(
    `The webhook receiver cannot listen on ${host}:${port}: ${message}. Use --receiver-listen to choose another address.`,
  );

/**
 * Starts a webhook receiver. It records requests byte for byte, and responds on each path as configured. Requests to other
 * paths get a 404 and are not recorded.
 *
 * @throws Error if it can't listen at the address
 */
export const createReceiver = async (
  address: ReceiverAddress = { host: '127.0.0.1', port: 0 },
  clock: Clock = systemClock,
): Promise<Receiver> => {
  const paths = new Map<string, Path>();
  const changes = new EventEmitter().setMaxListeners(0);
  /** The requests that arrived on a connection. A sender can send all its deliveries on one. */
  const arrivals = new WeakMap<Socket, Received[]>();
  let requests = 0;
  const notify = () => changes.emit('change');

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
    arrivals.get(request.socket)?.push(received);
    const endpointResponse = path.how(received, index);
    notify();
    const { status, headers = {} } = await endpointResponse;
    if (response.destroyed) return;
    received.responseStatus = status;
    response.writeHead(status, headers).end();
  };

  const server = createServer({ requestTimeout }, (request, response) => {
    // A sender that disconnects isn't a failure of the receiver. Requests that arrived completely are recorded.
    respond(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    const received: Received[] = [];
    arrivals.set(socket, received);
    socket.once('close', () => {
      for (const one of received) one.isClosed = true;
      notify();
    });
  });
  server.maxConnections = maxConnections;
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: Error) => {
    throw listenError(address, error);
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
      const over = new AbortController();
      const ended = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
      const end = () => over.abort();
      clock.wait(milliseconds, ended).then(end, end);
      try {
        for (;;) {
          const result = find();
          if (result !== undefined || ended.aborted) return result;
          await once(changes, 'change', { signal: ended }).catch(() => undefined);
        }
      } finally {
        end();
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
