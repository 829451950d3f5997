import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { serve } from '../sandbox/serve.ts';

type Served = Parameters<typeof serve>;

/** Serves a sandbox on a free port until the test ends. */
export const serveInTest = async (sandbox: Served[0], options: Partial<Served[1]> = {}) => {
  const served = await serve(sandbox, { port: 0, ...options });
  onTestFinished(() => served.close());
  return served;
};

/** Opens a connection to a served sandbox until the test ends. The server may reset it. */
export const openSocket = (url: string, options: Partial<NetConnectOpts> = {}): Socket => {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ port: Number(port), host, ...options });
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => undefined);
};

/** What a connection receives until the server closes its side. */
export const readAll = async (socket: Socket): Promise<string> => {
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  await once(socket, 'end');
  return received;
};

/** Lets clients take no data for a moment only. Test files share the limits, so the end of the test restores it. */
export const shortenWait = (milliseconds: number): void => {
  const changeable: { unreadMs: number } = limits;
  const { unreadMs } = changeable;
  changeable.unreadMs = milliseconds;
  onTestFinished(() => {
    changeable.unreadMs = unreadMs;
  });
};
