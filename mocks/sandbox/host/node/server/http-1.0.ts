import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request is HTTP/1.0, as the probes of some load balancers are. */
export const isHttp10 = ({ httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && httpVersionMinor === 0;

/** The address of this server as the value of a Host header. */
const toHost = ({ socket: { localAddress = '', localPort, localFamily } }: IncomingMessage): string =>
  `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;

/**
 * Prepares a request and its response. Such a client need not send a Host header (RFC 9112 section 3.2 requires it of
 * HTTP/1.1), and it can't read chunks, even if it sends `TE: chunked` (section 6.1).
 */
export const prepareForHttp10 = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  incoming.headers.host ??= toHost(incoming);
  outgoing.useChunkedEncodingByDefault = false;
};

/** Sends a body of unknown length until the end of the connection instead of in chunks (RFC 9112 section 6.3). */
export const endWithConnection = ({ headers }: Response): void => headers.delete('Transfer-Encoding');
