import { expect, test } from 'vitest';
import type { Exchange } from '../target/exchange.ts';
import { contentCoding, fourKilobytes, needlessCoding, unnegotiatedCoding } from './compression.ts';

const respond = (coding: string | undefined, accepted?: string, size = 10) =>
  ({
    headers: coding === undefined ? {} : { 'content-encoding': coding },
    request: { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } },
    bytes: new Uint8Array(size),
    undecodable: null,
  }) as unknown as Exchange;

test.each([
  [undefined, null],
  ['identity', null],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, zstd', 'gzip, zstd'],
])('Content-Encoding %s is the coding %s', (value, coding) => {
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
])('the coding %s of a request that accepts %s: %s', (coding, accepted, isRight) => {
  expect(unnegotiatedCoding(respond(coding, accepted)) === null).toBe(isRight);
});

test('a small body has no coding, and a larger one or an empty one may have one', () => {
  expect(needlessCoding(respond('gzip', 'gzip', fourKilobytes))).toEqual({
    expected: 'no Content-Encoding of 4000 bytes',
    got: 'Content-Encoding gzip',
  });
  expect(needlessCoding(respond('identity', 'gzip'))).toBeNull();
  expect(needlessCoding(respond('gzip', 'gzip', fourKilobytes + 1))).toBeUndefined();
  expect(needlessCoding(respond('gzip', 'gzip', 0))).toBeUndefined();
});
