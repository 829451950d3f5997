import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Whether a client's message is a simple query that commits: a type, a length of four bytes, and the statement. */
const isCommit = (message: Buffer): boolean =>
  message[0] === 'Q'.charCodeAt(0) && message.toString('utf8', 5) === 'commit\0';

/** Where the connection of a commit is cut: before the server gets it, or before the client gets the confirmation. */
type Cut = 'before' | 'after';

type CutOptions = {
  /** Whether new connections are refused from then on, until `restore`. */
  readonly isLast?: boolean;
  /** How many commits pass before it, 0 by default. */
  readonly passing?: number;
};

/** A TCP proxy in front of a PostgreSQL server, which can cut connections at a commit. */
export type CommitCutter = {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Cuts the connection of the next commit. */
  cut(where: Cut, options?: CutOptions): void;
  /** Accepts new connections again. */
  restore(): void;
  /** The number of connections that were cut. */
  count(): number;
};

/** Starts the proxy for one test. */
export const cutCommits = async (data: string): Promise<CommitCutter> => {
  const target = new URL(data);
  const sockets = new Set<Socket>();
  let next: { readonly where: Cut; readonly isLast: boolean; passing: number } | undefined;
  let isReachable = true;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    if (!isReachable) return end();
    let isCut = false;
    const cutHere = () => {
      cuts += 1;
      end();
    };
    client.on('data', (chunk) => {
      if (next && isCommit(chunk) && next.passing-- === 0) {
        const { where, isLast } = next;
        next = undefined;
        isCut = true;
        isReachable = !isLast;
        if (where === 'before') return cutHere();
      }
      upstream.write(chunk);
    });
    // The response to a commit shows that the server has executed it.
    upstream.on('data', (chunk) => (isCut ? cutHere() : client.write(chunk)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const url = new URL(data);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut(where, { isLast = false, passing = 0 } = {}) {
      next = { where, isLast, passing };
    },
    restore() {
      isReachable = true;
    },
    count: () => cuts,
  };
};
