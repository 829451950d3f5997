import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each([
  '127.0.0.1:4010',
  '127.1',
  '0x7f.0.0.2',
  'LOCALHOST',
  'localhost.',
  'acme.localhost',
  '[::1]:80',
  '[::ffff:127.0.0.1]',
])('%s is this machine', (host) => {
  expect(isLoopback(`http://${host}/v1`)).toBe(true);
});

test.each([
  '0.0.0.0',
  '128.0.0.1',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '[::]',
  '[::127.0.0.1]',
  '[::ffff:128.0.0.1]',
])('%s is another machine', (host) => {
  expect(isLoopback(`http://${host}/v1`)).toBe(false);
});
