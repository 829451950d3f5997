import { parseHttpDate, parseRetryAfter } from '@workspace-api/contract';
import { expect, test } from 'vitest';

const now = Date.parse('2026-11-02T09:00:00Z');

test.each([
  ['0', 0],
  ['120', 120_000],
  ['99999999999', 99_999_999_999_000],
  ['Mon, 02 Nov 2026 09:00:30 GMT', 30_000],
  ['Monday, 02-Nov-26 09:00:30 GMT', 30_000],
  ['Mon Nov  2 09:00:30 2026', 30_000],
  ['Mon, 02 Nov 2026 08:00:00 GMT', 0],
])('Retry-After %j is a delay of %s ms', (value, expected) => {
  expect(parseRetryAfter(value, now)).toBe(expected);
});

test.each([
  '-1',
  '+1',
  '0.5',
  '1e3',
  '5, 5',
  '5 s',
  '',
  'soon',
  '2026-11-02T09:00:30Z',
  'Mon, 02 Nov 2026 09:00:30',
  'Mon, 02 Nov 2026 09:00:30 +0100',
  'Mon, 2 Nov 2026 09:00:30 GMT',
  'Mon, 02 Nov 2026 25:00:30 GMT',
  'Mon, 02 Foo 2026 09:00:30 GMT',
])('Retry-After %j requests no delay, so that the client backs off', (value) => {
  expect(parseRetryAfter(value, now)).toBeUndefined();
});

test('a date without an offset is in UTC, whatever the zone of the machine', () => {
  const { TZ } = process.env;
  process.env.TZ = 'America/New_York';
  try {
    expect(parseHttpDate('Sun Nov  6 08:49:37 1994', now)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('a year of two digits is at most 50 years ahead', () => {
  const year = (digits: string) =>
    new Date(parseHttpDate(`Sunday, 06-Nov-${digits} 08:49:37 GMT`, now)).getUTCFullYear();
  expect(['94', '26', '60', '76', '77'].map(year)).toEqual([1994, 2026, 2060, 2076, 1977]);
});
