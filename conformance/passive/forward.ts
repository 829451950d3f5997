import type { ClientRequest, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import { operationAt } from '../checks/operation-at.ts';
import { tool } from '../engine/report/tool.ts';
import { decode } from '../target/decode.ts';
import { maxBodyBytes } from '../target/receive.ts';
import { endToEnd, joinedHeaders } from './hop-by-hop.ts';
import { belowBase, type ObservedCall, type Observer } from './observer.ts';

/** The target, from the proxy's point of view. */
export type Upstream = {
  /** The API's base, ending in /v1. */
  base: string;
  origin: string;
  /** Maps a path at the proxy to the path at the target, with its query. */
  getTargetPath: (path: string) => string;
  request: (url: string, options: RequestOptions) => ClientRequest;
};

/** Collects the bytes of a body for the checks, up to a limit. */
const createBody = () => {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    add: (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= maxBodyBytes) chunks.push(chunk);
      else chunks.length = 0;
    },
    length: (): number => length,
    /** Null if the body exceeds the limit. */
    bytes: (): Buffer | null => (length > maxBodyBytes ? null : Buffer.concat(chunks)),
  };
};

const tooLarge = `a body over ${maxBodyBytes / 2 ** 20} MiB`;
const noResponse = 'the target returned no response';
const clientAborted = 'the client closed the connection before the end of the response';
const cutOff = 'the target truncated the response';

/** Drops a record that the end of a stream cut off. */
const keepCompleteLines = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);

const respondForTarget = (response: ServerResponse, origin: string, error: Error): void => {
  const message = `${tool.name} proxy: ${origin} returned no response: ${error.message}`.replaceAll(
    /\s+/g,
    ' ',
  );
  const body = JSON.stringify({
    error: { code: 'target_unreachable', message, details: { origin: `${tool.name} proxy` } },
  });
  response.writeHead(502, { 'content-type': mediaTypes.json, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

/** Forwards requests to the target and returns its responses unchanged. Notifies the observer in the order of events. */
export const forwardOne = (upstream: Upstream, observer: Observer) => {
  const queue = createOrderedQueue((error) => observer.failed('an observed request', error));
  const streams = new Set<() => void>();
  const open = new Set<Promise<void>>();

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const path = upstream.getTargetPath(request.url ?? '/');
    const url = upstream.origin + path;
    const { method = 'GET' } = request;
    const startedAt = Date.now();
    const requestBody = createBody();
    const received = createBody();
    let isReported = false;
    let settle = (): void => {};
    const settled = new Promise<void>((done) => {
      settle = done;
    });
    open.add(settled);
    settled.then(() => open.delete(settled));

    let markBodySent = (): void => {};
    const bodySentPromise = new Promise<void>((done) => {
      markBodySent = done;
    });
    let call: ObservedCall | null = null;
    // The observer is notified in the order in which requests reach the proxy, once the body is known.
    queue.add(async () => {
      await bodySentPromise;
      const headers = joinedHeaders(request.rawHeaders);
      const body = requestBody.length() === 0 ? null : requestBody.bytes();
      call = observer.started({ method, url, headers, body }, startedAt);
    });

    const lose = (reason: string): void => {
      markBodySent();
      if (isReported) return;
      isReported = true;
      settle();
      queue.add(() => {
        if (call) observer.lost(call, reason);
      });
    };

    const below = belowBase(upstream.base, url);
    const isStream = below !== null && operationAt(method, below)?.stream === true;

    const isChunked = request.headers['transfer-encoding'] !== undefined;
    const hasBody = isChunked || request.headers['content-length'] !== undefined;
    const outgoing = upstream.request(url, { method, setHost: false });
    const headers = endToEnd(request.rawHeaders, 'host', 'expect');
    for (const [name, value] of toPairs(headers)) outgoing.appendHeader(name, value);
    outgoing.setHeader('Host', new URL(url).host);
    if (isChunked) outgoing.setHeader('Transfer-Encoding', 'chunked');
    // Trailers are sent only to clients that declare that they read them (RFC 9110, section 6.5.1).
    if (/\btrailers\b/i.test(String(request.headers.te ?? ''))) outgoing.setHeader('TE', 'trailers');
    request.on('data', (chunk: Buffer) => requestBody.add(chunk));
    request.on('end', markBodySent);
    request.on('close', markBodySent);
    if (hasBody) request.pipe(outgoing);
    else {
      request.resume();
      outgoing.end();
    }

    const complete = (upstreamResponse: IncomingMessage): void => {
      markBodySent();
      if (isReported) return;
      isReported = true;
      settle();
      const endedAt = Date.now();
      queue.add(async () => {
        const bytes = received.bytes();
        if (!call) return;
        if (bytes === null || requestBody.bytes() === null) return observer.lost(call, tooLarge);
        const wireBytes = upstreamResponse.complete ? bytes : keepCompleteLines(bytes);
        const headers = joinedHeaders(upstreamResponse.rawHeaders);
        observer.ended(
          call,
          {
            status: upstreamResponse.statusCode ?? 0,
            headers,
            trailers: joinedHeaders(upstreamResponse.rawTrailers),
            wireBytes,
            ...(method === 'HEAD'
              ? { bytes: wireBytes, undecodable: null }
              : await decode(
                  wireBytes,
                  upstreamResponse.complete ? headers[headerNames.contentEncoding.toLowerCase()] : undefined,
                )),
            durationMs: endedAt - startedAt,
          },
          endedAt,
        );
      });
    };

    outgoing.on('response', (upstreamResponse) => {
      const announced = Number(upstreamResponse.headers['content-length'] ?? Number.NaN);
      // Only a chunked body can announce trailers.
      const headers = endToEnd(upstreamResponse.rawHeaders, ...(Number.isNaN(announced) ? [] : ['trailer']));
      response.sendDate = false;
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.statusMessage, headers);
      const hangUp = (): void => {
        outgoing.destroy();
        response.destroy();
      };
      if (isStream) {
        streams.add(hangUp);
        response.flushHeaders();
      }
      upstreamResponse.on('data', (chunk: Buffer) => {
        received.add(chunk);
        // With its last byte, the client has the whole response and may act on it before the proxy sees the end.
        if (received.length() === announced) complete(upstreamResponse);
        if (!response.write(chunk)) {
          upstreamResponse.pause();
          response.once('drain', () => upstreamResponse.resume());
        }
      });
      upstreamResponse.on('end', () => {
        complete(upstreamResponse);
        if (upstreamResponse.rawTrailers.length > 0)
          response.addTrailers(toPairs(upstreamResponse.rawTrailers));
        response.end();
      });
      // The target cut the response off, or the client closed the connection.
      upstreamResponse.on('close', () => {
        streams.delete(hangUp);
        if (upstreamResponse.complete) return;
        if (isStream) complete(upstreamResponse);
        else lose(response.writableFinished || response.destroyed ? clientAborted : cutOff);
        response.destroy();
      });
      // A `close` event follows and determines what to do.
      upstreamResponse.on('error', () => {});
    });
    outgoing.on('error', (error: Error) => {
      lose(response.destroyed ? clientAborted : noResponse);
      if (response.headersSent || response.destroyed) response.destroy();
      else respondForTarget(response, upstream.origin, error);
    });
    // In any case, no more events follow. The events of the response come first.
    outgoing.on('close', () => setImmediate(() => lose(clientAborted)));
    response.on('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
  };

  return {
    pass,
    /** Waits until every request was checked or abandoned. */
    idle: async (): Promise<void> => {
      await Promise.all(open);
      await queue.idle();
    },
    forget: (): void => queue.add(observer.forget),
    /** Closes the connections of streams, which never end on their own. */
    endStreams: (): void => {
      for (const hangUp of streams) hangUp();
    },
  };
};

const toPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : []));

/**
 * Runs tasks one after another, in the order in which they were added.
 *
 * @param failed receives the error that a task throws; the next task still runs
 */
export const createOrderedQueue = (failed: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => Promise<void> | void): void => {
      last = last.then(work).catch(failed);
    },
    /** Waits until all tasks added so far are done. */
    idle: (): Promise<void> => last,
  };
};
