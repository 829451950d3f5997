import type { EventEmitter } from 'node:events';
import type {
  ClientRequest,
  IncomingMessage,
  OutgoingMessage,
  RequestOptions,
  ServerResponse,
} from 'node:http';
import { operationAt } from '../target/operation-path.ts';
import type { BodyInProgress, ExchangeLog } from './exchange-log.ts';
import { endToEnd, respondOwn, toPairs } from './messages.ts';
import { belowBase } from './observer.ts';

/** The target, from the proxy's point of view. */
export type Upstream = {
  /** The API's base, ending in /v1. */
  base: string;
  origin: string;
  /** The value of the Host header. */
  host: string;
  /** Opens a connection of its own for a request. */
  request: (options: Pick<RequestOptions, 'method' | 'path' | 'setHost'>) => ClientRequest;
};

const noResponse = 'the target returned no response';
const invalidResponse = "the target returned a response that can't be forwarded";
const clientAborted = 'the client closed the connection before the end of the response';
const cutOff = 'the target truncated the response';

/** Calls a function for each event, and another one with what it throws. */
type Listen = <Arguments extends unknown[]>(
  emitter: EventEmitter,
  event: string,
  handle: (...values: Arguments) => void,
) => void;

/** Whether the response has a body that is sent in chunks, so that trailers can follow it. */
const hasChunks = (request: IncomingMessage, { statusCode = 0, headers }: IncomingMessage): boolean =>
  request.httpVersion === '1.1' &&
  request.method !== 'HEAD' &&
  ![204, 304].includes(statusCode) &&
  headers['content-length'] === undefined;

/** Copies the body and the trailers of a message to another message, as fast as that is read. */
const relay = (
  on: Listen,
  from: IncomingMessage,
  to: OutgoingMessage,
  take: (chunk: Buffer) => void = () => {},
): void => {
  const isWritable = (): boolean => !to.destroyed && !to.writableEnded;
  const end = (): void => {
    if (!isWritable()) return;
    to.addTrailers(toPairs(from.rawTrailers));
    to.end();
  };
  if (from.readableEnded) {
    end();
    return;
  }
  on(from, 'data', (chunk: Buffer) => {
    take(chunk);
    if (!isWritable() || to.write(chunk)) return;
    from.pause();
    to.once('drain', () => from.resume());
  });
  on(from, 'end', end);
};

/** Reads the body of a request; if it can't be checked, only its start. */
const readStart = async (request: IncomingMessage, body: BodyInProgress): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    if (!body.add(chunk as Buffer)) break;
  }
  return Buffer.concat(chunks);
};

/**
 * Forwards requests to the target and returns its responses unchanged. The target receives nothing of a request before the proxy
 * has its body, so requests start in the order in which the observer is notified of them. Whatever happens in one exchange, an
 * error of the proxy included, ends only that exchange.
 */
export const createForwarder = (upstream: Upstream, log: ExchangeLog) => {
  const streams = new Set<() => void>();

  /** Forwards one request. @param path its path and query at the target, or `*` */
  const forward = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    // Writing to a client that has gone fails. A `close` event determines what to do.
    response.on('error', () => {});
    const body = log.collectBody();
    const sending = readStart(request, body).then(
      (start) => send(request, response, path, { start, body }),
      () => {
        body.drop();
        log.leaveOut('the client closed the connection before the end of the request');
      },
    );
    log.waitFor(sending);
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { start, body }: { readonly start: Buffer; readonly body: BodyInProgress },
  ): void => {
    const { method = 'GET', rawHeaders } = request;
    // `*` is the server as a whole (RFC 9110, section 7.1).
    const url = upstream.origin + (path === '*' ? '' : path);
    const below = belowBase(upstream.base, url);
    const isStream = below !== null && operationAt(method, below)?.stream === true;
    const exchange = log.begin(method, url, rawHeaders, body);
    let outgoing: ClientRequest | undefined;

    /** Ends the exchange without the target's response, or without the rest of it. */
    const abandon = (reason: string, code: string, message: string): void => {
      exchange.lose(response.destroyed ? clientAborted : reason);
      outgoing?.destroy();
      if (response.headersSent || response.destroyed) response.destroy();
      else respondOwn(response, { status: 502, code, message });
    };
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        log.failed(error);
        abandon('an error in the proxy', 'proxy_error', String(error));
      }
    };
    const on: Listen = (emitter, event, handle) => {
      emitter.on(event, (...values) => attempt(() => handle(...(values as Parameters<typeof handle>))));
    };
    const rejectResponse = (problem: string): void =>
      abandon(
        `${invalidResponse}: ${problem}`,
        'invalid_response',
        `${upstream.origin} returned a response that can't be forwarded: ${problem}`,
      );

    /** Returns the response of the target. */
    const respond = (incoming: IncomingMessage): void => {
      const { statusCode: status = 0, statusMessage, headers: joined } = incoming;
      const headers = endToEnd(incoming.rawHeaders, ...(hasChunks(request, incoming) ? [] : ['trailer']));
      response.sendDate = false;
      try {
        if (status < 200) throw new Error(`${status} is not the status of a final response`);
        response.writeHead(status, statusMessage, headers.flat());
      } catch (error) {
        rejectResponse((error as Error).message);
        return;
      }
      const hangUp = (): void => {
        outgoing?.destroy();
        response.destroy();
      };
      // Sends the headers before the body, which may come much later. flushHeaders would encode them as UTF-8.
      response.write(Buffer.alloc(0));
      if (isStream) streams.add(hangUp);
      const announced = Number(joined['content-length'] ?? Number.NaN);
      on(incoming, 'end', () => exchange.complete(incoming, incoming.complete));
      relay(on, incoming, response, (chunk) => {
        exchange.addToResponse(chunk);
        // With its last byte, the client has the whole response and may act on it before the proxy sees the end.
        if (exchange.responseLength() === announced) exchange.complete(incoming, true);
      });
      // The target cut the response off, or the client closed the connection.
      on(incoming, 'close', () => {
        streams.delete(hangUp);
        if (incoming.complete) return;
        if (isStream) exchange.complete(incoming, false);
        else exchange.lose(response.writableFinished || response.destroyed ? clientAborted : cutOff);
        response.destroy();
      });
      // A `close` event follows and determines what to do.
      on(incoming, 'error', () => {});
    };

    attempt(() => {
      on(response, 'close', () => {
        if (!response.writableFinished) outgoing?.destroy();
      });
      on(request, 'error', () => {});

      const sent = upstream.request({ method, path, setHost: false });
      outgoing = sent;
      const transferEncoding = request.headers['transfer-encoding'];
      const isChunked = transferEncoding !== undefined;
      for (const [name, value] of endToEnd(rawHeaders, 'host', ...(isChunked ? [] : ['trailer'])))
        sent.appendHeader(name, value);
      sent.setHeader('Host', upstream.host);
      if (isChunked) sent.setHeader('Transfer-Encoding', transferEncoding);
      // Trailers are sent only to clients that declare that they read them (RFC 9110, section 6.5.1).
      if (/\btrailers\b/i.test(String(request.headers.te ?? ''))) sent.setHeader('TE', 'trailers');

      let incoming: IncomingMessage | undefined;
      on(sent, 'response', (received: IncomingMessage) => {
        incoming = received;
        respond(received);
      });
      // Only a status below 200, which is rejected, switches protocols.
      on(sent, 'upgrade', respond);
      on(sent, 'error', (error: NodeJS.ErrnoException) => {
        // The events of the response determine what to do. Bytes after its end don't belong to it.
        if (incoming) return;
        const message = `${upstream.origin} returned no response: ${error.message}`;
        if (error.code?.startsWith('HPE_')) rejectResponse(error.message);
        else abandon(noResponse, 'target_unreachable', message);
      });
      on(sent, 'close', () => {
        // Nothing reads the rest of the request any more, and the connection may be used for another one.
        request.resume();
        // In any case, no more events follow. The events of the response come first.
        setImmediate(() => exchange.lose(clientAborted));
      });
      if (start.length > 0) sent.write(start);
      relay(on, request, sent);
    });
  };

  return {
    forward,
    /** Closes the connections of streams, which never end on their own. */
    endStreams: (): void => {
      for (const hangUp of streams) hangUp();
    },
  };
};
