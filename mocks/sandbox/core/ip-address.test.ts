import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testInNode } from '../../test/page.ts';
import { isIpAddress, isIpv6, isLoopback } from './ip-address.ts';

const candidates = fc.oneof(
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6(),
  fc.domain(),
  fc.stringMatching(/^[\da-f:.]{0,20}$/),
);

testInNode('addresses are recognized as by Node', async () => {
  const { isIP } = await import('node:net');
  fc.assert(
    fc.property(candidates, (value) => {
      expect(isIpAddress(value), value).toBe(isIP(value) > 0);
      expect(isIpv6(value), value).toBe(isIP(value) === 6);
    }),
    { numRuns: 2000 },
  );
});

test.each(['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::FFFF:7f00:1'])(
  '%s is a loopback address',
  (value) => {
    expect(isLoopback(value)).toBe(true);
  },
);

test.each([
  '126.255.255.255',
  '128.0.0.1',
  '127.evil.example',
  '127.1',
  '::',
  '::2',
  '::127.0.0.1',
  '::ffff:128.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'localhost',
  '',
])('%j is not a loopback address', (value) => {
  expect(isLoopback(value)).toBe(false);
});
