import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '../../../core/limits.ts';

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
