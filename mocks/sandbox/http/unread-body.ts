import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../core/limits.ts';

/** Whether a body is announced as longer than the limit. */
export const announcesTooMuch = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > limits.bodyBytes;

/** Whether more of a request's body may come than is worth reading for the sake of its connection. */
export const leavesBodyUnread = (incoming: IncomingMessage): boolean =>
  !incoming.complete && (incoming.headers['transfer-encoding'] !== undefined || announcesTooMuch(incoming));

/**
 * Ends the connection of a request with its answer, which says so (RFC 9112 section 9.6). What the client still sends
 * is discarded for a moment: a connection that is destroyed at once is reset, and a client that is busy sending often
 * loses the answer with it.
 */
export const closeAfterResponse = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { socket } = incoming;
  outgoing.setHeader('Connection', 'close');
  // Node calls this once the answer is written.
  socket.destroySoon = () => {
    socket.end();
    // The body's stream would pause it again, as nobody reads that any more.
    incoming.removeAllListeners('data').resume();
    const timer = setTimeout(() => socket.destroy(), limits.lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
};
