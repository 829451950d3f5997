import { query } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { instant } from './instant.ts';

test.each([
  ['2026-11-02T08:00:00Z', '2026-11-02T08:00:00.000Z'],
  ['2026-11-02t08:00:00.4z', '2026-11-02T08:00:00.400Z'],
  ['2026-11-02 08:00:00.412Z', '2026-11-02T08:00:00.412Z'],
  ['2026-11-02T08:00:00.4120000Z', '2026-11-02T08:00:00.412Z'],
  ['2026-11-02T08:00:00.4120001Z', '2026-11-02T08:00:00.413Z'],
  ['2026-11-02T08:00:00.9999Z', '2026-11-02T08:00:01.000Z'],
  ['2026-11-02T08:00:00+01:30', '2026-11-02T06:30:00.000Z'],
  ['2026-11-02T08:00:00-0130', '2026-11-02T09:30:00.000Z'],
  ['2026-11-02T08:00:00+01', '2026-11-02T07:00:00.000Z'],
  ['2026-11-02', '2026-11-02T00:00:00.000Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59-01:00', '9999-12-31T23:59:59.999Z'],
])('%s is the instant %s', (value, expected) => {
  expect(query.listLogs({ since: value })).toBe(true);
  expect(instant(value)).toBe(expected);
});

test.each(['2026-11-31', '2026-11', '20261102', '2026-11-02T'])('%s is not a date', (value) => {
  expect(query.listLogs({ since: value })).toBe(false);
});

test('a time before the year 0 sorts before all others', () => {
  expect(instant('0000-01-01T00:00:00+01:00') < '0000').toBe(true);
});
