import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { joinHeaders } from '../exchange.ts';
import { type ListenAddress, listen } from '../listen.ts';
import { type Clock, systemClock } from '../waits.ts';

/** The response of an endpoint. */
export type EndpointResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the body of a delivery in the contract's names. @param type the type of its event */
type ReadDelivery = (body: string, type: string | undefined) => string;

/** The largest body that is recorded, in bytes. */
const maxBody = 1024 * 1024;

/** Reads the body of a request; null if it exceeds the receiver's limit. */
const readBody = async (request: IncomingMessage): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A request with its body. @param read returns a body in the contract's names, if the target has others */
const toReceived = (
  { method = '', url = '', headersDistinct, socket }: IncomingMessage,
  body: Uint8Array,
  read?: ReadDelivery,
) => ({
  method,
  /** The path and query, exactly as sent. */
  target: url,
  /** Headers by lower-case name. Several values of one header are joined with commas. */
  headers: joinHeaders(Object.entries(headersDistinct)),
  /** The bytes of the body. */
  body,
  ...(read && { read }),
  /** The status of the response, once it was sent. */
  responseStatus: null as number | null,
  /** Whether the connection has closed. If it closed after a response, the sender has read the response. */
  get isClosed() {
    return socket.destroyed;
  },
});

/** A request that arrived at an endpoint of the receiver. */
export type Received = ReturnType<typeof toReceived>;

/** Creates the response to a request. A promise that never settles leaves the sender without a response. */
export type Respond = (received: Received, index: number) => EndpointResponse | Promise<EndpointResponse>;

/** More requests than any run causes. Requests beyond this limit, from a stray sender, are refused. */
const maxRequests = 20_000;
const maxConnections = 256;
/** How long a request may take to arrive, in milliseconds. */
const requestTimeout = 30_000;

const noContent: EndpointResponse = { status: 204 };

/**
 * Starts a webhook receiver: an HTTP server with one path for each endpoint. It records requests byte for byte, and responds on
 * each path as configured. Requests to other paths get a 404 and are not recorded.
 *
 * @param read returns the body of a delivery in the contract's names, if the target has others
 * @throws Error if it can't listen at the address
 */
export const createReceiver = async (
  address: ListenAddress = { host: '127.0.0.1', port: 0 },
  clock: Clock = systemClock,
  read?: ReadDelivery,
) => {
  const paths = new Map<string, { received: Received[]; how: Respond }>();
  const changes = new EventEmitter().setMaxListeners(0);
  let requests = 0;
  const notify = () => changes.emit('change');

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '', 'http://receiver');
    const path = paths.get(pathname.split('/').at(-1) ?? '');
    requests += 1;
    const refuse = (status: number) => void response.writeHead(status, { connection: 'close' }).end();
    if (!path || requests > maxRequests) return refuse(path ? 503 : 404);
    const body = await readBody(request);
    if (body === null) return refuse(413);
    const received = toReceived(request, body, read);
    const index = path.received.push(received) - 1;
    response.once('close', notify);
    const responding = path.how(received, index);
    notify();
    const { status, headers = {} } = await responding;
    if (response.destroyed) return;
    received.responseStatus = status;
    response.writeHead(status, headers).end();
  };

  const server = createServer({ requestTimeout }, (request, response) => {
    // A sender that disconnects isn't a failure of the receiver. Requests that arrived completely are recorded.
    respond(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => socket.once('close', notify));
  server.maxConnections = maxConnections;
  const url = await listen(server, address).catch((error: Error) => {
    throw new Error(
      `The webhook receiver cannot listen on ${address.host}:${address.port}: ${error.message}. Use --receiver-listen to choose another address.`,
    );
  });
  return {
    /** Where it listens. */
    url,
    /**
     * Adds an endpoint, for one subscription.
     *
     * @param how creates its responses; by default a 204
     * @param base the URL at which the target reaches the receiver
     */
    endpoint: (how: Respond = () => noContent, base: string = url) => {
      const id = randomUUID();
      const received: Received[] = [];
      paths.set(id, { received, how });
      return {
        /** The URL at which the target reaches it. It can't be guessed. */
        url: `${base}/${id}`,
        /** The end of the path of requests to it. Anything before it belongs to a tunnel. */
        path: `/${id}`,
        /** The requests received so far, in order. */
        received: received as readonly Received[],
      };
    },
    /**
     * Waits until `find` returns a value. It is called immediately, and again after each arrival, each response and each closed
     * connection.
     *
     * @returns the value; undefined once `milliseconds` have passed or the signal is aborted
     */
    until: async <T>(
      find: () => T | undefined,
      milliseconds: number,
      signal?: AbortSignal,
    ): Promise<T | undefined> => {
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
    /** Closes open connections and stops listening. */
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type Receiver = Awaited<ReturnType<typeof createReceiver>>;
