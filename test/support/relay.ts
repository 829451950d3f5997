import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay in front of a server. When it is killed, connections break and new ones are refused. */
export type Relay = { url: string; kill: () => Promise<void> };

/** Relays connections to a server on loopback. @param to the server's URL */
export const startRelay = async (to: string): Promise<Relay> => {
  const { port, hostname } = new URL(to);
  const sockets = new Set<Socket>();
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    // Broken connections are the purpose of the relay.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    hold(near);
    hold(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kill: () =>
      new Promise((closed) => {
        if (!server.listening) return closed();
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
