import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Malformed } from './malformed.ts';

/** A response on a connection, as received. */
export type RawResponse = {
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/**
 * Parses the responses on a connection. Bodies that have no `Content-Length` are parsed as they are on the wire.
 *
 * @throws Error if they aren't HTTP
 */
const parseResponses = (received: string): RawResponse[] =>
  (received === '' ? [] : received.split(/(?=HTTP\/1\.1 [1-5]\d\d )/)).flatMap((part) => {
    const [, status, head = '', body = ''] =
      /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[!#$%&'*+.^_`|~\w-]+:[^\r\n]*\r\n)*)\r\n(.*)$/s.exec(part) ?? [];
    if (status === undefined)
      throw new Error(`The response is not HTTP: ${JSON.stringify(part.slice(0, 80))}`);
    const headers = head.split('\r\n').map((line) => line.split(/:\s*(.*)/));
    const response = {
      status: Number(status),
      headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
      body: Buffer.from(body, 'latin1').toString(),
    };
    return response.status < 200 ? [] : [response];
  });

/**
 * Sends bytes as they are over a connection of their own, and reads the responses until the sandbox closes it.
 *
 * @throws Error if it doesn't close it in time, or if the responses aren't HTTP
 */
export const sendBytes = async (
  { chunks, afterwards }: Malformed,
  port: number,
  timeoutMs: number,
): Promise<RawResponse[]> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.on('close', resolve).on('end', () => socket.end()));
  const received: Buffer[] = [];
  let isLate = false;
  socket.on('data', (part: Buffer) => received.push(part)).on('error', () => socket.destroy());
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, timeoutMs);
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await wait(1);
    if (socket.writable) socket.write(chunk, 'latin1');
  }
  if (afterwards === 'end') socket.end();
  if (afterwards === 'break') socket.resetAndDestroy();
  await closed;
  clearTimeout(timer);
  if (isLate) throw new Error(`The connection is still open after ${timeoutMs} ms.`);
  return parseResponses(Buffer.concat(received).toString('latin1'));
};
