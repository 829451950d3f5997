import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A running balancer. */
export type Balancer = { readonly port: number; stop(): Promise<void> };

/** Connects both directions of two sockets. When one of them ends or fails, so does the other. */
const join = (client: Socket, upstream: Socket): void => {
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.setNoDelay(true);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
};

/** Starts a TCP balancer on loopback, which distributes connections to some ports in turn. It doesn't read what it forwards. */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    join(client, upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
};
