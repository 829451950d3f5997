import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isObject } from './core/json.ts';
import { limits } from './core/limits.ts';
import {
  checkNamedOptions,
  InvalidOptionError,
  isFunction,
  isNonEmptyString,
  type OptionCheck,
} from './core/option-checks.ts';
import { isUnspecified, noteServed } from './host/node/network/addresses.ts';
import {
  announcesTooMuch,
  breakConnectionOnFailure,
  closeAfterResponse,
  endOfTurn,
  endWithConnection,
  isHttp10,
  leavesBodyUnread,
  prepareForHttp10,
} from './host/node/server/connection.ts';
import { failInOrder, handleInOrder, waitsForServer } from './host/node/server/pipelines.ts';
import { rejectFailedRequest, respondToProtocolError } from './host/node/server/protocol-errors.ts';
import { isConnectionReset } from './http/fault-injection/lost-response.ts';
import type { Sandbox } from './sandbox.ts';

/** Explains why a server can't listen on an address, with a remedy. @param error the error of Node's server, with its code */
const explainListenError = (
  error: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string },
): Error => {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Choose another port (0 for any free one).`,
    EACCES: `Permission denied for port ${port}. Choose a port above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another host.`,
    ENOTFOUND: `This machine has no address ${host}. Choose another host.`,
  };
  const message = messages[error.code ?? ''];
  return message === undefined ? error : Object.assign(new Error(message), { code: error.code });
};

/** A sandbox that is served on a port. */
export type Served = {
  /** Scheme, host and port, without a path. */
  readonly url: string;
  /** Stops listening, and closes open streams and idle connections. Requests have 30 seconds to complete. */
  close(): Promise<void>;
};

/** The options for serving a sandbox. */
export type ServeOptions = {
  /** The port; 0 selects a free one. */
  port: number;
  /**
   * The address to listen on; `127.0.0.1` by default. An address other than loopback lets other machines use the API.
   * They can use the control plane only with the option `controlToken`.
   */
  host?: string | undefined;
  /**
   * Whether the process only serves the sandbox. The global `Response` may then be replaced by one that is written
   * directly instead of through a stream.
   */
  ownProcess?: boolean | undefined;
  /**
   * Milliseconds within which the headers of a request must arrive. The default is 10,000, or `requestTimeout` if that
   * is less.
   */
  headersTimeout?: number | undefined;
  /** Milliseconds within which a whole request must arrive. The default is 30,000. */
  requestTimeout?: number | undefined;
  /** Called with a line for each failure of the server itself. Writes to standard error by default. */
  log?: ((line: string) => void) | undefined;
};

const highestPort = 65_535;

const timeout: OptionCheck = {
  takes: 'whole milliseconds of at least 1',
  accepts: (value) => Number.isInteger(value) && Number(value) >= 1,
};

/** The check for each option. */
const checks: { readonly [Name in keyof Required<ServeOptions>]: OptionCheck } = {
  port: {
    takes: `a whole number from 0 to ${highestPort}; 0 selects a free port`,
    accepts: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestPort,
  },
  host: { takes: "an address of this machine, such as '127.0.0.1'", accepts: isNonEmptyString },
  ownProcess: { takes: 'true or false', accepts: (value) => typeof value === 'boolean' },
  headersTimeout: timeout,
  requestTimeout: timeout,
  log: { takes: 'a function (line) => void', accepts: isFunction },
};

/** What `serve` needs of a sandbox. */
export type ServedSandbox = Pick<Sandbox, 'fetch'> & Partial<Pick<Sandbox, 'logRefused'>>;

/** @throws InvalidOptionError */
const checkArguments = (sandbox: unknown, options: ServeOptions): void => {
  if (isObject(sandbox) && isFunction(sandbox.then))
    throw new InvalidOptionError(
      'serve takes a sandbox, but received a promise. Await it first: serve(await createSandbox(), { port: 0 }).',
    );
  if (!isObject(sandbox) || !isFunction(sandbox.fetch))
    throw new InvalidOptionError(
      'serve takes a sandbox as its first argument: serve(await createSandbox(), { port: 0 }).',
    );
  checkNamedOptions('serve', checks, options ?? {});
  if (options?.port === undefined)
    throw new InvalidOptionError(
      'serve needs the option "port": serve(sandbox, { port: 4010 }), or { port: 0 } for any free port.',
    );
};

/** Returns an address at which a program of this machine reaches a server. */
const reachable = ({ family, address }: AddressInfo): string => {
  if (isUnspecified(address)) return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
};

/** Serves a sandbox. `serve` of the package loads this module and calls this function. */
export const serve = async (sandbox: ServedSandbox, options: ServeOptions): Promise<Served> => {
  checkArguments(sandbox, options);
  const { port, host = '127.0.0.1', ownProcess = false, log = console.error } = options;
  const { requestTimeout = limits.requestMs } = options;
  const { headersTimeout = Math.min(limits.headersMs, requestTimeout) } = options;
  const closing = new AbortController();
  const respond = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response = await sandbox
      .fetch(request, { incoming, outgoing, closing: closing.signal })
      .catch((error: unknown) => {
        if (!isConnectionReset(error)) throw error;
        outgoing.socket?.resetAndDestroy();
        return RESPONSE_ALREADY_SENT;
      });
    if (response === RESPONSE_ALREADY_SENT) return response;
    await endOfTurn();
    if (leavesBodyUnread(incoming)) closeAfterResponse(incoming, outgoing);
    // A wrapper of a sandbox doesn't pass on Node's response, so the sandbox can't break the connection itself.
    const breaking = ownProcess ? response : breakConnectionOnFailure(response, outgoing);
    if (isHttp10(incoming)) endWithConnection(breaking);
    return breaking;
  };
  const listen = getRequestListener((request, bindings) => respond(request, bindings as HttpBindings), {
    overrideGlobalObjects: ownProcess,
    // Node reads the rest of a body, and `closeAfterResponse` limits that. Hono would set two timers for each request.
    autoCleanupIncoming: false,
    errorHandler: rejectFailedRequest(log, (refusedRequest) => sandbox.logRefused?.(refusedRequest)),
  });
  /** Connections without a request so far, such as those that browsers open in advance. Node doesn't count them as idle. */
  const unused = new Set<Socket>();
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    unused.delete(incoming.socket);
    handleInOrder(incoming, outgoing, () => {
      if (isHttp10(incoming)) prepareForHttp10(incoming, outgoing);
      void listen(incoming, outgoing);
    });
  };
  const settings = {
    // By default, Node itself responds to a request without a Host header, with an empty body.
    requireHostHeader: false,
    maxHeaderSize: limits.headerBytes,
    requestTimeout,
    headersTimeout,
    // A connection exceeds a timeout by at most half of it.
    connectionsCheckingInterval: Math.max(1, Math.min(1000, headersTimeout / 2)),
  };
  const server = createServer(settings, listener);
  server.maxConnections = limits.connections;
  // Node counts the time without any data, also of a write that is longer than the buffers of the connection.
  server.setTimeout(limits.unreadMs, (socket) => {
    if (!waitsForServer(socket)) socket.destroy();
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('clientError', (error, socket) =>
    failInOrder(socket, (isUnread) => {
      const refusedRequest = respondToProtocolError(error, socket);
      // If a body is aborted, its reader logs the request. A connection without any data isn't a request.
      if (refusedRequest && isUnread && (socket as Socket).bytesRead > 0)
        sandbox.logRefused?.(refusedRequest);
    }),
  );
  // RFC 9110 section 10.1.1: an unknown expectation may be ignored.
  server.on('checkExpectation', listener);
  server.on('checkContinue', (incoming, outgoing) => {
    if (!announcesTooMuch(incoming)) outgoing.writeContinue();
    listener(incoming, outgoing);
  });
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((error: Error) => {
    throw explainListenError(error, { port, host });
  });
  const info = server.address() as AddressInfo;
  const forget = noteServed(info.port);
  return {
    url: `http://${reachable(info)}:${info.port}`,
    async close() {
      closing.abort();
      const endIdle = () => {
        server.closeIdleConnections();
        for (const socket of unused) socket.destroy();
      };
      // A connection becomes idle shortly after its last response.
      const sweep = setInterval(endIdle, 20);
      // Node's own timeouts have ended: a client may never send the rest of its request.
      const last = setTimeout(() => server.closeAllConnections(), limits.requestMs);
      const closed = promisify(server.close).call(server);
      endIdle();
      await closed.finally(() => {
        clearInterval(sweep);
        clearTimeout(last);
        forget();
      });
    },
  };
};
