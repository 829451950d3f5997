import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens; port 0 for any free port. */
export type ListenAddress = { readonly host: string; readonly port: number };

/** Starts to listen. @returns the URL of the server, without a path */
export const listen = async (server: Server, { host, port }: ListenAddress): Promise<string> => {
  await once(server.listen(port, host), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${own}`;
};
