import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { belowBase, operationAt } from '../target/operation-path.ts';
import type { BodyInProgress, ExchangeLog } from './exchange-log.ts';
import { endToEnd, respondOwn, toPairs } from './messages.ts';

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

const clientAborted = 'the client closed the connection before the end of the response';

/** Handles the `error` events of a message whose other events determine what to do. */
const ignore = (): void => {};

/** Whether the response has a body that is sent in chunks, so that trailers can follow it. */
const hasChunks = (request: IncomingMessage, { statusCode = 0, headers }: IncomingMessage): boolean =>
  request.httpVersion === '1.1' &&
  request.method !== 'HEAD' &&
  ![204, 304].includes(statusCode) &&
  headers['content-length'] === undefined;

/** Reads the body of a request; if it can't be checked, only its start. */
const readStart = async (request: IncomingMessage, body: BodyInProgress): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    if (!body.add(chunk as Buffer)) break;
  }
  return Buffer.concat(chunks);
};

const copyHeaders = ({ headers, rawHeaders }: IncomingMessage, to: ClientRequest, host: string): void => {
  const encoding = headers['transfer-encoding'];
  for (const [name, value] of endToEnd(rawHeaders, 'host', ...(encoding === undefined ? ['trailer'] : [])))
    to.appendHeader(name, value);
  to.setHeader('Host', host);
  if (encoding !== undefined) to.setHeader('Transfer-Encoding', encoding);
  // Trailers are sent only to clients that declare that they read them (RFC 9110, section 6.5.1).
  if (/\btrailers\b/i.test(String(headers.te ?? ''))) to.setHeader('TE', 'trailers');
};

/** Sends the body of a request, as fast as the target reads it, and its trailers. */
const sendBody = async (from: IncomingMessage, start: Buffer, to: ClientRequest): Promise<void> => {
  if (start.length > 0) to.write(start);
  if (!from.readableEnded) {
    from.pipe(to, { end: false });
    await new Promise((done) => from.once('end', done));
  }
  if (to.destroyed) return;
  to.addTrailers(toPairs(from.rawTrailers));
  to.end();
};

/** Waits for the target's response. Rejects if there is none. */
const getResponse = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.on('response', resolve);
    // Only a status below 200, which is rejected, switches protocols.
    sent.on('upgrade', resolve);
    sent.on('error', reject);
    sent.on('close', () => reject(new Error('the connection was closed')));
  });

/**
 * Forwards requests to the target and returns its responses unchanged. The target receives nothing of a request before the proxy
 * has its body, so requests start in the order in which the observer is notified of them. Whatever happens in one exchange, an
 * error of the proxy included, ends only that exchange.
 */
export const createForwarder = (upstream: Upstream, log: ExchangeLog) => {
  const streams = new Set<() => void>();

  const send = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    // Writing to a client that has gone fails. A `close` event determines what to do.
    response.on('error', ignore);
    request.on('error', ignore);
    const body = log.collectBody();
    const start = await readStart(request, body).catch(() => null);
    if (start === null) {
      body.drop();
      log.leaveOut('the client closed the connection before the end of the request');
      return;
    }
    const { method = 'GET', rawHeaders } = request;
    // `*` is the server as a whole (RFC 9110, section 7.1).
    const url = upstream.origin + (path === '*' ? '' : path);
    const below = belowBase(upstream.base, url);
    const isStream = below !== null && operationAt(method, below)?.stream === true;
    const exchange = log.begin(method, url, rawHeaders, body);
    let sent: ClientRequest | undefined;

    const hangUp = (): void => {
      sent?.destroy();
      response.destroy();
    };
    /** Ends the exchange without the target's response, or without the rest of it. */
    const abandon = (reason: string, code: string, message: string): void => {
      exchange.lose(response.destroyed ? clientAborted : reason);
      sent?.destroy();
      if (response.headersSent || response.destroyed) response.destroy();
      else respondOwn(response, { status: 502, code, message });
    };
    const fail = (error: unknown): void => {
      log.failed(error);
      abandon('an error in the proxy', 'proxy_error', String(error));
    };
    const rejectResponse = (problem: string): void => {
      const what = "returned a response that can't be forwarded";
      abandon(`the target ${what}: ${problem}`, 'invalid_response', `${upstream.origin} ${what}: ${problem}`);
    };

    /** Sends the head of the target's response to the client. Returns whether that was possible. */
    const respond = (incoming: IncomingMessage): boolean => {
      const { statusCode: status = 0, statusMessage } = incoming;
      const headers = endToEnd(incoming.rawHeaders, ...(hasChunks(request, incoming) ? [] : ['trailer']));
      response.sendDate = false;
      try {
        if (status < 200) throw new Error(`${status} is not the status of a final response`);
        response.writeHead(status, statusMessage, headers.flat());
      } catch (error) {
        rejectResponse((error as Error).message);
        return false;
      }
      // Sends the headers before the body, which may come much later. flushHeaders would encode them as UTF-8.
      response.write(Buffer.alloc(0));
      return true;
    };

    /** Sends the rest of the target's response. Returns whether it was complete. */
    const respondWithBody = async (incoming: IncomingMessage): Promise<boolean> => {
      const announced = Number(incoming.headers['content-length'] ?? Number.NaN);
      const take = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          // With its last byte, the client has the whole response and may act on it before the proxy sees the end.
          if (exchange.addToResponse(chunk) === announced) exchange.complete(incoming, true);
          yield chunk;
        }
      };
      try {
        await pipeline(incoming, take, response, { end: false });
      } catch (error) {
        // Only errors of connections have a code.
        if ((error as NodeJS.ErrnoException).code === undefined) throw error;
        return false;
      }
      exchange.complete(incoming, incoming.complete);
      response.addTrailers(toPairs(incoming.rawTrailers));
      response.end();
      return true;
    };

    try {
      sent = upstream.request({ method, path, setHost: false });
      sent.on('error', ignore);
      copyHeaders(request, sent, upstream.host);
      response.on('close', () => {
        if (!response.writableFinished) sent?.destroy();
      });
      sendBody(request, start, sent).catch(fail);
      // Nothing reads the rest of the request any more, and the connection may be used for another one.
      sent.on('close', () => request.resume());
      const incoming = await getResponse(sent).catch((error: NodeJS.ErrnoException) => {
        const message = `${upstream.origin} returned no response: ${error.message}`;
        if (error.code?.startsWith('HPE_')) rejectResponse(error.message);
        else abandon('the target returned no response', 'target_unreachable', message);
      });
      incoming?.on('error', ignore);
      if (!incoming || !respond(incoming)) return;
      if (isStream) streams.add(hangUp);
      if (await respondWithBody(incoming)) return;
      // The target cut the response off, or the client closed the connection.
      if (isStream) exchange.complete(incoming, false);
      else exchange.lose(response.destroyed ? clientAborted : 'the target truncated the response');
      response.destroy();
    } catch (error) {
      fail(error);
    } finally {
      streams.delete(hangUp);
    }
  };

  return {
    /** Forwards one request. @param path its path and query at the target, or `*` */
    forward: (request: IncomingMessage, response: ServerResponse, path: string): void =>
      log.waitFor(send(request, response, path)),
    /** Closes the connections of streams, which never end on their own. */
    endStreams: (): void => {
      for (const hangUp of streams) hangUp();
    },
  };
};
