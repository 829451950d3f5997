import { expect, test } from 'vitest';
import { receiverAddress } from './receiver-address.ts';

test('an address has a host and a port', () => {
  expect(receiverAddress('0.0.0.0:8085')).toEqual({ host: '0.0.0.0', port: 8085 });
  expect(receiverAddress('localhost:0')).toEqual({ host: 'localhost', port: 0 });
  expect(receiverAddress('[::1]:443')).toEqual({ host: '::1', port: 443 });
});

test.each(['8085', ':8085', '127.0.0.1', '127.0.0.1:70000', '::1:80', 'http://127.0.0.1:80'])(
  '%s is not an address',
  (value) => expect(receiverAddress(value)).toBeNull(),
);
