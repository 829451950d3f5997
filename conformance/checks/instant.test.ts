import { expect, test } from 'vitest';
import { atOffset, parseInstant } from './instant.ts';

const nine = Date.UTC(2026, 10, 1, 9);

test.each([
  ['2026-11-01T09:00:00Z', nine],
  ['2026-11-01T09:00:00.120Z', nine + 120],
  ['2026-11-01T09:00:00,120456Z', nine + 120.456],
  ['2026-11-01T11:00:00+02:00', nine],
  ['2026-11-01T03:30:00-0530', nine],
  ['2026-11-01T11+02', nine],
  ['20261101T090000Z', nine],
  ['2026-11-01T09:00', nine],
  ['2026-11-01T09.5Z', nine + 30 * 60_000],
  ['2026-11-01', Date.UTC(2026, 10, 1)],
  ['2026-11', Date.UTC(2026, 10, 1)],
])('parses %s as an instant', (value, instant) => {
  expect(parseInstant(value)).toBeCloseTo(instant, 3);
});

test.each(['', 'yesterday', '2026-W45-7', '2026-11-01 later', 1793523600, null, undefined])(
  '%j is not an instant',
  (value) => {
    expect(parseInstant(value)).toBeNaN();
  },
);

test('a time in another zone is the same instant, written differently', () => {
  const time = '2026-11-01T23:30:00.120Z';
  expect(atOffset(time)).toBe('2026-11-02T01:30:00.120+02:00');
  expect(parseInstant(atOffset(time))).toBe(parseInstant(time));
});
