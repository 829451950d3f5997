import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import { getFamily, isLoopback, isUnspecified } from './addresses.ts';

type Served = { readonly port: number };

/** The servers of this process. A sandbox may not send requests to any of them, its own or another's. */
const servedSandboxes = new Set<Served>();

/** Notes that this process serves a sandbox on a port. @returns forgets it */
export const noteServed = (port: number): (() => void) => {
  const server: Served = { port };
  servedSandboxes.add(server);
  return () => void servedSandboxes.delete(server);
};

const isInterfaceAddress = (address: string): boolean => {
  const list = new BlockList();
  for (const { address: own } of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []))
    list.addAddress(own, getFamily(own));
  return list.check(address, getFamily(address));
};

/**
 * Whether a connection would reach a sandbox of this process: any address of this machine with a port on which one is
 * served. A system connects to this machine for the unspecified address too.
 *
 * @param address as `dns.lookup` returns it, without brackets
 */
export const isOwnAddress = (address: string, port: number): boolean =>
  [...servedSandboxes].some((server) => server.port === port) &&
  (isLoopback(address) || isUnspecified(address) || isInterfaceAddress(address));
