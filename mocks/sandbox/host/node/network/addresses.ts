import { BlockList, isIP } from 'node:net';
import type { PrivateAddresses } from '../../../core/private-addresses.ts';

/** The family of an IP address, in the format of Node's block lists. */
export const getFamily = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const createBlockList = (...ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), getFamily(network));
  }
  return list;
};

const unspecified = createBlockList('0.0.0.0/8', '::/128');
const loopback = createBlockList('127.0.0.0/8', '::1/128');

/** The special-purpose ranges of IANA (RFC 6890) that aren't public, except loopback. */
const reserved = createBlockList(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  // These embed an IPv4 address, which could be in any of the ranges above.
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
);

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => loopback.check(address, getFamily(address));

/** Whether an address is the unspecified address. */
export const isUnspecified = (address: string): boolean => unspecified.check(address, getFamily(address));

/** Whether outgoing requests may reach an IP address. @param address as `dns.lookup` returns it, without brackets */
export const isReachable = (address: string, allowed: PrivateAddresses): boolean => {
  if (isLoopback(address)) return allowed !== 'none';
  return !reserved.check(address, getFamily(address)) || allowed === 'all';
};
