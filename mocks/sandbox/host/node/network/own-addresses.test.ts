import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { isOwnAddress, noteServed } from './addresses.ts';

test('every address of this machine is its own, at a port of the process', () => {
  onTestFinished(noteServed(4010));
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0.0.0.0',
    '::',
    ...interfaces.map((one) => one.address),
  ]) {
    expect(isOwnAddress(address, 4010), address).toBe(true);
    expect(isOwnAddress(address, 4011), address).toBe(false);
  }
  expect(isOwnAddress('192.0.2.7', 4010)).toBe(false);
});
