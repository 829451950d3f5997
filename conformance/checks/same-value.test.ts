import { expect, test } from 'vitest';
import { sameRecord, sameValue } from './same-value.ts';

test('two records are the same in any order of members and notation of numbers', () => {
  const [one, other] = ['{"a":100,"b":{"c":1.5,"d":[1]}}', ' {"b" : {"d":[1.0],"c":15e-1}, "a":1e2} '];
  expect(sameRecord(JSON.parse(one), JSON.parse(other))).toBe(true);
  expect(sameValue(JSON.parse(one), JSON.parse(other))).toBe(true);
  expect(sameRecord({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});

test.each([
  ['2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00+00:00'],
  ['2026-11-01T09:00:00.000Z', '2026-11-01T11:00:00.000+02:00'],
  ['2026-11-01T23:30:00Z', '2026-11-02T01:30:00+02:00'],
])('the time %s is the same as %s, but not the same string', (one, other) => {
  expect(sameRecord({ ts: one }, { ts: other })).toBe(true);
  expect(sameValue({ ts: one }, { ts: other })).toBe(false);
});

test.each([
  ['2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.001Z'],
  ['2026-11-01T09:00:00Z', '2026-11-01T09:00:00+02:00'],
  ['2026-11-01', '2026-11-01T00:00:00Z'],
  ['20261101', 20_261_101],
  ['Tuesday', 'tuesday'],
])('%s is not the same as %s', (one, other) => {
  expect(sameRecord([one], [other])).toBe(false);
});
