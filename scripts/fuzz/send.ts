import { type Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bytes, Message } from './request.ts';

/** A response as received. */
export type RawResponse = {
  readonly status: number;
  /** Names are in lower case. The values of a repeated header are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The outcome of a request: its responses, and the failure of the exchange. */
export type Outcome = {
  readonly responses: readonly RawResponse[];
  readonly failure?: {
    readonly problem: 'no response' | 'no response in time' | 'not HTTP';
    readonly detail: string;
  };
};

export type SendOptions = {
  readonly port: number;
  /** Milliseconds until the response must have been received. */
  readonly timeoutMs: number;
  /** Whether the response is endless. Reading stops after its first part. */
  readonly endless?: boolean;
};

/** Milliseconds to read an endless response. */
const glimpseMs = 20;

const host = '127.0.0.1';

const toResponse = ({ statusCode = 0, headers }: IncomingMessage, body: Buffer): RawResponse => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  body,
});

const timeout = () => Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });

const failed = (error: NodeJS.ErrnoException, timeoutMs: number): Outcome => {
  if (error.code === 'ETIMEDOUT')
    return { responses: [], failure: { problem: 'no response in time', detail: `none in ${timeoutMs} ms` } };
  const problem = error.code?.startsWith('HPE_') ? 'not HTTP' : 'no response';
  return { responses: [], failure: { problem, detail: error.message } };
};

/** Sends a message, and reads its response. */
export const sendMessage = (message: Message, options: SendOptions, agent: Agent): Promise<Outcome> => {
  const { method, target, headers, body } = message;
  const { port, timeoutMs, endless = false } = options;
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const isClosedMeanwhile = outgoing.reusedSocket && error.code === 'ECONNRESET';
      resolve(isClosedMeanwhile ? sendMessage(message, options, agent) : failed(error, timeoutMs));
    };
    const outgoing = request(
      {
        ...{ agent, host, port, method, path: target, setHost: false },
        headers: {
          Host: host,
          ...(body && { 'Content-Length': body.byteLength }),
          ...Object.fromEntries(headers),
        },
      },
      (incoming) => {
        const parts: Buffer[] = [];
        const end = () => {
          clearTimeout(timer);
          clearTimeout(glimpse);
          resolve({ responses: [toResponse(incoming, Buffer.concat(parts))] });
        };
        const stop = () => {
          end();
          outgoing.destroy();
        };
        const glimpse = endless ? setTimeout(stop, glimpseMs) : undefined;
        incoming.on('data', (part: Buffer) => parts.push(part)).on('end', end);
        incoming.on('error', fail);
      },
    );
    outgoing.on('error', fail);
    const timer = setTimeout(() => outgoing.destroy(timeout()), timeoutMs);
    outgoing.end(body);
  });
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
    if (status === undefined) throw new Error(JSON.stringify(part.slice(0, 80)));
    const headers = head.split('\r\n').map((line) => line.split(/:\s*(.*)/));
    const response = {
      status: Number(status),
      headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
      body: Buffer.from(body, 'latin1'),
    };
    return response.status < 200 ? [] : [response];
  });

/** Sends bytes as they are over a connection of their own, and reads the responses until the sandbox closes it. */
export const sendBytes = async (
  { chunks, afterwards }: Bytes,
  { port, timeoutMs }: SendOptions,
): Promise<Outcome> => {
  const socket = connect({ port, host, noDelay: true, allowHalfOpen: true });
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
    if (socket.writable) socket.write(chunk);
  }
  if (afterwards === 'end') socket.end();
  if (afterwards === 'break') socket.resetAndDestroy();
  await closed;
  clearTimeout(timer);
  if (isLate) return failed(timeout(), timeoutMs);
  try {
    return { responses: parseResponses(Buffer.concat(received).toString('latin1')) };
  } catch (error) {
    return { responses: [], failure: { problem: 'not HTTP', detail: (error as Error).message } };
  }
};
