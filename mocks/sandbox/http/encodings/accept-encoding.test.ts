import { expect, test } from 'vitest';
import { chooseCoding } from './accept.ts';

test.each([
  [null, null],
  ['', null],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip;q=0.5, zstd;q=0.8', 'zstd'],
  ['gzip;q=0', null],
  ['gzip; q=0.000, zstd; q=0', null],
  ['*', 'gzip'],
  ['gzip;q=0, *', 'zstd'],
  ['*;q=0', null],
  ['br', null],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['gzip;q=high', null],
] as const)('Accept-Encoding %j chooses %j', (header, coding) => {
  expect(chooseCoding(header)?.name ?? null).toBe(coding);
});
