import { expect, test } from 'vitest';
import { occurrences, parseCron } from './cron.ts';

const times = (expression: string, from: string, to: string) => {
  const cron = parseCron(expression);
  if (!cron) throw new Error(`"${expression}" is not a cron expression.`);
  return occurrences(cron, new Date(from), new Date(to), 100).map((date) => date.toISOString().slice(0, 16));
};

test('a span excludes its start and includes its end', () => {
  expect(times('0 * * * *', '2026-11-02T08:00:00Z', '2026-11-02T09:00:00Z')).toEqual(['2026-11-02T09:00']);
});

test.each([
  ['50/5 3 * * *', '50,55 3 * * *'],
  ['0 0 * * 7', '0 0 * * 0'],
  ['30 8 * DEC MON-FRI', '30 8 * 12 1-5'],
  ['@weekly', '0 0 * * 0'],
])('the schedule %s has the times of %s', (expression, same) => {
  const span = ['2026-11-02T00:00:00Z', '2026-12-31T00:00:00Z'] as const;
  expect(times(expression, ...span)).toEqual(times(same, ...span));
});

test('the search for a day that never occurs ends', () => {
  expect(times('0 0 31 2 *', '2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z')).toEqual([]);
});

test('the number of occurrences is limited', () => {
  const cron = parseCron('* * * * *');
  expect(cron && occurrences(cron, new Date(0), new Date(1e9), 5)).toHaveLength(5);
});

test.each([
  '',
  'daily',
  '* * * *',
  '60 * * * *',
  '* * 0 * *',
  '*/0 * * * *',
  '5-3 * * * *',
  '1,,2 * * * *',
  '* * * * * *',
  '2026-11-02T00:00:00Z',
  '@reboot',
])('%j is not a cron expression', (expression) => {
  expect(parseCron(expression)).toBeUndefined();
});
