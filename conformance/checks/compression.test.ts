import { expect, test } from 'vitest';
import type { Exchange } from '../target/exchange.ts';
import { contentCoding, unnegotiatedCoding } from './compression.ts';

const respond = (coding: string | undefined, accepted?: string) =>
  ({
    headers: coding === undefined ? {} : { 'content-encoding': coding },
    request: { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } },
  }) as unknown as Exchange;

test.each([
  [undefined, null],
  ['identity', null],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, zstd', 'gzip, zstd'],
])('parses Content-Encoding %s as the coding %s', (value, coding) => {
  expect(contentCoding(respond(value))).toBe(coding);
});

test.each([
  ['gzip', 'gzip', true],
  ['x-gzip', 'gzip', true],
  ['gzip', '*', true],
  ['identity', undefined, true],
  ['gzip', undefined, false],
  ['gzip', 'gzip;q=0', false],
  ['gzip', '*, gzip;q=0', false],
  ['gzip, zstd', 'gzip', false],
])('the coding %s with Accept-Encoding %s is allowed: %s', (coding, accepted, isRight) => {
  expect(unnegotiatedCoding(respond(coding, accepted)) === null).toBe(isRight);
});
