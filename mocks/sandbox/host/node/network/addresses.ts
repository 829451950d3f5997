import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../../core/ip-address.ts';
import type { PrivateAddresses } from '../../network.ts';

/** The family of an IP address, in the format of Node's block lists. */
const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const createBlockList = (...ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), getFamily(network));
  }
  return list;
};

const unspecified = createBlockList('0.0.0.0/8', '::/128');

/** The only range from which IANA assigns public IPv6 addresses (RFC 4291 section 2.4, iana.org/assignments/ipv6-address-space). */
const globalUnicast = createBlockList('2000::/3');

/**
 * The ranges that aren't public: all of iana.org/assignments/iana-ipv4-special-registry, all of
 * iana.org/assignments/iana-ipv6-special-registry within `globalUnicast`, and multicast. Ranges within another one aren't
 * repeated.
 */
const specialPurpose = createBlockList(
  '0.0.0.0/8', // this network: RFC 791
  '10.0.0.0/8', // private use: RFC 1918
  '100.64.0.0/10', // shared address space of carriers: RFC 6598
  '127.0.0.0/8', // loopback: RFC 1122
  '169.254.0.0/16', // link-local, with the metadata services of clouds: RFC 3927
  '172.16.0.0/12', // private use: RFC 1918
  '192.0.0.0/24', // IETF protocol assignments: RFC 6890
  '192.0.2.0/24', // documentation: RFC 5737
  '192.31.196.0/24', // AS112: RFC 7535
  '192.52.193.0/24', // AMT: RFC 7450
  '192.88.99.0/24', // 6to4 relays: RFC 7526
  '192.168.0.0/16', // private use: RFC 1918
  '192.175.48.0/24', // AS112: RFC 7534
  '198.18.0.0/15', // benchmarks: RFC 2544
  '198.51.100.0/24', // documentation: RFC 5737
  '203.0.113.0/24', // documentation: RFC 5737
  '224.0.0.0/4', // multicast: RFC 5771
  '240.0.0.0/4', // reserved, with broadcast: RFC 1112, RFC 919
  '2001::/23', // IETF protocol assignments, with Teredo, which embeds an IPv4 address: RFC 2928, RFC 4380
  '2001:db8::/32', // documentation: RFC 3849
  '2002::/16', // 6to4, which embeds an IPv4 address: RFC 3056
  '2620:4f:8000::/48', // AS112: RFC 7534
  '3fff::/20', // documentation: RFC 9637
);

/** Whether an address is the unspecified address. */
export const isUnspecified = (address: string): boolean => unspecified.check(address, getFamily(address));

/** Whether an IP address belongs to the public internet. */
const isPublic = (address: string): boolean => {
  const family = getFamily(address);
  return (
    !specialPurpose.check(address, family) && (family === 'ipv4' || globalUnicast.check(address, family))
  );
};

/** Whether outgoing requests may reach an IP address. @param address as `dns.lookup` returns it, without brackets */
export const isReachable = (address: string, allowed: PrivateAddresses): boolean =>
  isLoopback(address) ? allowed !== 'none' : allowed === 'all' || isPublic(address);

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
