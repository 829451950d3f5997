import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextImmediate } from 'node:timers/promises';
import { limits } from '../../../core/limits.ts';

/**
 * Passes on a body whose failure breaks the connection after the data before it was sent. The reader of the result sees
 * no error.
 */
const breakStream = (
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          // Node writes pending data after this turn of the event loop. The response isn't ended, because that would
          // send the last chunk of a complete response.
          await nextImmediate();
          outgoing.socket?.destroySoon();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/**
 * Breaks the connection when the body of a response fails (encodings.ndjson-error-ends-early). Without this, Hono's
 * server would report the failure with its stack trace and try to respond with its message.
 *
 * @param response is consumed if its body is sent in chunks; other bodies can't fail
 * @param outgoing Node's response
 */
export const breakConnectionOnFailure = (response: Response, outgoing: ServerResponse): Response => {
  if (!response.headers.has('Transfer-Encoding') || response.body === null) return response;
  const { status, statusText, headers, body } = response;
  return new Response(breakStream(body, outgoing), { status, statusText, headers });
};

let turn: Promise<void> | undefined;

/**
 * Resolves at the end of the current turn of the event loop. Responses that wait for it are written together: a client that
 * has several requests open is woken once for all of them, not once for each. A write that wakes a client takes several times
 * as long as one to a client that is awake.
 */
export const endOfTurn = (): Promise<void> => {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
};

/** Whether a request is HTTP/1.0, as the probes of some load balancers are. */
export const isHttp10 = ({ httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && httpVersionMinor === 0;

/**
 * Prepares a request and its response. Such a client need not send a Host header (RFC 9112 section 3.2 requires it of
 * HTTP/1.1), and it can't read chunks, even if it sends `TE: chunked` (section 6.1).
 */
export const prepareForHttp10 = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { localAddress = '', localPort, localFamily } = incoming.socket;
  incoming.headers.host ??= `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;
  outgoing.useChunkedEncodingByDefault = false;
};

/** Sends a body of unknown length until the end of the connection instead of in chunks (RFC 9112 section 6.3). */
export const endWithConnection = ({ headers }: Response): void => headers.delete('Transfer-Encoding');

/** Whether a request announces a body that exceeds the limit. */
export const announcesTooMuch = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > limits.bodyBytes;

/** Whether too much of a request's body may still arrive to read it just to keep its connection open. */
export const leavesBodyUnread = (incoming: IncomingMessage): boolean =>
  !incoming.complete && (incoming.headers['transfer-encoding'] !== undefined || announcesTooMuch(incoming));

/** Destroys a connection whose client doesn't close its side in a moment. */
export const destroyLater = (socket: Duplex): void => {
  const timer = setTimeout(() => socket.destroy(), limits.lingerMs);
  socket.once('close', () => clearTimeout(timer));
};

/**
 * Announces in the response that the connection closes (RFC 9112 section 9.6), and closes it afterwards. Data that the
 * client still sends is discarded for a moment. Destroying the connection immediately would reset it, and a client that
 * is still sending would often lose the response.
 */
export const closeAfterResponse = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { socket } = incoming;
  outgoing.setHeader('Connection', 'close');
  // Node calls this after the response is written.
  socket.destroySoon = () => {
    socket.end();
    // The body's stream would pause the connection again, because nothing reads the body any more.
    incoming.removeAllListeners('data').resume();
    destroyLater(socket);
  };
};
