import { expect, test } from 'vitest';
import { testInNode } from '../../../test/page.ts';
import { chooseCoding, preferred } from './accept.ts';

const offers = ['application/json', 'text/csv', 'application/x-ndjson'] as const;

test.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['TEXT/CSV', 'text/csv'],
  ['text/csv; charset=utf-8', 'text/csv'],
  ['text/*', 'text/csv'],
  ['text/csv;q=0.4, application/x-ndjson;q=0.5', 'application/x-ndjson'],
  ['text/csv, application/x-ndjson', 'text/csv'],
  ['application/*;q=0.9, text/csv;q=0.8', 'application/json'],
  ['*/*, application/json;q=0', 'text/csv'],
  ['text/html, application/xml;q=0.9, */*;q=0.1', 'application/json'],
  ['*/*;q=0', undefined],
  ['text/csv;q=nonsense', 'application/json'],
])('an Accept of %j prefers %s', (accept, expected) => {
  expect(preferred(accept, offers)).toBe(expected);
});

testInNode.each([
  [null, null],
  ['', null],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip;q=0.5, zstd;q=0.8', 'zstd'],
  ['gzip; q=0.000, zstd; q=0', null],
  ['*', 'gzip'],
  ['gzip;q=0, *', 'zstd'],
  ['*;q=0', null],
  ['br', null],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['gzip;q=high', null],
] as const)('Accept-Encoding %j chooses %j', (header, coding) => {
  expect(chooseCoding(header)?.name ?? null).toBe(coding);
});
