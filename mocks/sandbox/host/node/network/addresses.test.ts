import { expect, test } from 'vitest';
import { isReachable } from './addresses.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('%s is public', (address) => {
  for (const allowed of ['none', 'loopback', 'all'] as const)
    expect(isReachable(address, allowed)).toBe(true);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is loopback', (address) => {
  expect(isReachable(address, 'none')).toBe(false);
  expect(isReachable(address, 'loopback')).toBe(true);
  expect(isReachable(address, 'all')).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
])('%s is private', (address) => {
  expect(isReachable(address, 'none')).toBe(false);
  expect(isReachable(address, 'loopback')).toBe(false);
  expect(isReachable(address, 'all')).toBe(true);
});
