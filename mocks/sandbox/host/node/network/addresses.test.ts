import { expect, test } from 'vitest';
import { isReachable } from './addresses.ts';

const reachable = (address: string) => [
  isReachable(address, 'none'),
  isReachable(address, 'loopback'),
  isReachable(address, 'all'),
];

const publicAddress = [true, true, true];
const loopback = [false, true, true];
const privateAddress = [false, false, true];

// Each range of iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry, and multicast: the range, its
// first and last address, and the public addresses next to it.
test.each([
  ['0.0.0.0/8', '0.0.0.0', '0.255.255.255', ['1.0.0.0']],
  ['10.0.0.0/8', '10.0.0.0', '10.255.255.255', ['9.255.255.255', '11.0.0.0']],
  ['100.64.0.0/10', '100.64.0.0', '100.127.255.255', ['100.63.255.255', '100.128.0.0']],
  ['169.254.0.0/16', '169.254.0.0', '169.254.255.255', ['169.253.255.255', '169.255.0.0']],
  ['172.16.0.0/12', '172.16.0.0', '172.31.255.255', ['172.15.255.255', '172.32.0.0']],
  ['192.0.0.0/24', '192.0.0.0', '192.0.0.255', ['191.255.255.255', '192.0.1.0']],
  ['192.0.2.0/24', '192.0.2.0', '192.0.2.255', ['192.0.1.255', '192.0.3.0']],
  ['192.31.196.0/24', '192.31.196.0', '192.31.196.255', ['192.31.195.255', '192.31.197.0']],
  ['192.52.193.0/24', '192.52.193.0', '192.52.193.255', ['192.52.192.255', '192.52.194.0']],
  ['192.88.99.0/24', '192.88.99.0', '192.88.99.255', ['192.88.98.255', '192.88.100.0']],
  ['192.168.0.0/16', '192.168.0.0', '192.168.255.255', ['192.167.255.255', '192.169.0.0']],
  ['192.175.48.0/24', '192.175.48.0', '192.175.48.255', ['192.175.47.255', '192.175.49.0']],
  ['198.18.0.0/15', '198.18.0.0', '198.19.255.255', ['198.17.255.255', '198.20.0.0']],
  ['198.51.100.0/24', '198.51.100.0', '198.51.100.255', ['198.51.99.255', '198.51.101.0']],
  ['203.0.113.0/24', '203.0.113.0', '203.0.113.255', ['203.0.112.255', '203.0.114.0']],
  ['224.0.0.0/4 and 240.0.0.0/4', '224.0.0.0', '255.255.255.255', ['223.255.255.255']],
  ['IPv4-compatible ::/96', '::', '::ffff:ffff', []],
  ['IPv4-mapped ::ffff:0:0/96', '::ffff:0.0.0.0', '::ffff:255.255.255.255', []],
  ['NAT64 64:ff9b::/96', '64:ff9b::', '64:ff9b::ffff:ffff', []],
  ['NAT64 64:ff9b:1::/48', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', []],
  ['discard 100::/64', '100::', '100::ffff:ffff:ffff:ffff', []],
  ['dummy 100:0:0:1::/64', '100:0:0:1::', '100::1:ffff:ffff:ffff:ffff', []],
  ['Teredo 2001::/32', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', ['2000:ffff:ffff::']],
  ['2001::/23', '2001:1::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', ['2001:200::']],
  ['2001:db8::/32', '2001:db8::', '2001:db8:ffff::', ['2001:db7:ffff:ffff:ffff::', '2001:db9::']],
  ['6to4 2002::/16', '2002::', '2002:ffff:ffff:ffff:ffff::', ['2001:ffff:ffff:ffff:ffff::', '2003::']],
  [
    '2620:4f:8000::/48',
    '2620:4f:8000::',
    '2620:4f:8000:ffff:ffff::',
    ['2620:4f:7fff:ffff::', '2620:4f:8001::'],
  ],
  ['3fff::/20', '3fff::', '3fff:fff:ffff:ffff:ffff::', ['3ffe:ffff:ffff::', '3fff:1000::']],
  ['before 2000::/3', '200::', '1fff:ffff:ffff:ffff:ffff::', ['2000::']],
  ['after 2000::/3', '4000::', '5eff:ffff:ffff::', ['3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff']],
  ['segment routing 5f00::/16', '5f00::', '5f00:ffff:ffff::', []],
  ['fc00::/7', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['link-local fe80::/10', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['site-local fec0::/10', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['in other notations', 'fe80::1%eth0', '::ffff:a9fe:a9fe', []],
  ['multicast ff00::/8', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
])('%s is private, and the addresses next to it are not', (_, first, last, neighbors) => {
  for (const address of [first, last]) expect(reachable(address), address).toEqual(privateAddress);
  for (const address of neighbors) expect(reachable(address), address).toEqual(publicAddress);
});

test.each(['93.184.216.34', '8.8.8.8', '126.255.255.255', '128.0.0.0', '2606:2800:220:1::1'])(
  '%s is public',
  (address) => {
    expect(reachable(address)).toEqual(publicAddress);
  },
);

test.each(['127.0.0.0', '127.255.255.255', '::1', '0:0::1', '::ffff:127.0.0.1', '::FFFF:7f08:900'])(
  '%s is loopback',
  (address) => {
    expect(reachable(address)).toEqual(loopback);
  },
);
