import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../../core/ip-address.ts';
import { getFamily, isUnspecified } from './addresses.ts';

type Served = { readonly port: number };

/** The servers of this process. No sandbox may send requests to any of them. */
const servedSandboxes = new Set<Served>();

/** Registers the port on which this process serves a sandbox. @returns a function that removes it */
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
 * Whether a connection would reach a sandbox of this process, that is, any address of this machine with the port of
 * one. For the unspecified address, the operating system connects to this machine too.
 *
 * @param address as `dns.lookup` returns it, without brackets
 */
export const isOwnAddress = (address: string, port: number): boolean =>
  [...servedSandboxes].some((server) => server.port === port) &&
  (isLoopback(address) || isUnspecified(address) || isInterfaceAddress(address));
