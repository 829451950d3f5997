import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Wire } from '../requests/request.ts';
import { NotHttpError, parseResponses, type RawResponse } from './parse-responses.ts';

/** The outcome of a request. */
export type Outcome = {
  readonly responses: readonly RawResponse[];
  /** How the exchange ended: with responses, a closed or broken connection, a timeout, or a response that isn't HTTP. */
  readonly end: 'answered' | 'closed' | 'timeout' | 'not-http';
  /** A description of the failure, if there was one. */
  readonly detail?: string;
};

export type SendOptions = {
  readonly port: number;
  /** Milliseconds until all responses must have been received. */
  readonly timeoutMs: number;
  /** Whether the response is endless. Reading stops after its first part. */
  readonly endless?: boolean;
};

/** Milliseconds to read an endless response. */
const glimpseMs = 20;

/** Connections that a client reuses for its next request. */
export type Connections = {
  take(port: number): Promise<Socket>;
  give(socket: Socket): void;
  close(): void;
};

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('error', reject);
  });

/** Creates a pool that keeps idle connections. */
export const createConnections = (): Connections => {
  const idle: Socket[] = [];
  return {
    async take(port) {
      for (let socket = idle.pop(); socket; socket = idle.pop())
        if (!socket.destroyed && socket.readable) return socket;
      return open(port);
    },
    give(socket) {
      socket.removeAllListeners();
      // The sandbox closes connections that are idle for long.
      socket.on('error', () => socket.destroy());
      idle.push(socket);
    },
    close: () => {
      for (const socket of idle) socket.destroy();
    },
  };
};

const write = async (socket: Socket, { chunks, pauseMs = 0, afterwards }: Wire): Promise<void> => {
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && pauseMs > 0) await wait(pauseMs);
    if (socket.destroyed || !socket.writable) return;
    socket.write(chunk);
  }
  if (afterwards === 'end') socket.end();
};

/**
 * Sends a request byte for byte, and reads its responses.
 *
 * @throws Error if the connection to the sandbox fails
 */
export const send = async (
  wire: Wire,
  { port, timeoutMs, endless = false }: SendOptions,
  connections: Connections,
): Promise<Outcome> => {
  const isPlain = wire.chunks.length === 1 && wire.afterwards === undefined && !endless;
  const socket = isPlain ? await connections.take(port) : await open(port);
  if (wire.afterwards === 'break') {
    await write(socket, wire);
    socket.resetAndDestroy();
    return { responses: [], end: 'closed' };
  }
  return new Promise((resolve) => {
    let bytes: Buffer = Buffer.alloc(0);
    let isSettled = false;
    const settle = (end: Outcome['end'], responses: readonly RawResponse[], detail?: string) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      const last = responses.at(-1);
      const isKeepAlive = isPlain && end === 'answered' && !/close/i.test(last?.headers.connection ?? '');
      if (isKeepAlive) connections.give(socket);
      else socket.destroy();
      resolve({ responses, end, ...(detail !== undefined && { detail }) });
    };
    const read = (isClosed: boolean) => {
      try {
        const responses = parseResponses(bytes, wire.methods, isClosed);
        const isComplete = responses.length >= wire.methods.length && responses.at(-1)?.complete;
        if (isComplete) settle('answered', responses);
        else if (isClosed && responses.at(-1)?.complete === false)
          settle('not-http', responses, 'an incomplete body');
        else if (isClosed) settle('closed', responses);
        else if (endless && responses.length > 0) setTimeout(() => settle('answered', responses), glimpseMs);
      } catch (error) {
        if (!(error instanceof NotHttpError)) throw error;
        settle('not-http', [], error.message);
      }
    };
    const timer = setTimeout(() => {
      settle('timeout', [], `${bytes.length} bytes in ${timeoutMs} ms`);
    }, timeoutMs);
    socket.on('data', (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      read(false);
    });
    socket.on('end', () => read(true));
    socket.on('error', () => read(true));
    socket.on('close', () => read(true));
    void write(socket, wire);
  });
};
