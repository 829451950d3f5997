import { expect, test } from 'vitest';
import { isSchedule, occurrences, parseCron } from './cron.ts';

const times = (expression: string, from: string, to: string) => {
  const cron = parseCron(expression);
  if (!cron) throw new Error(`"${expression}" is not a cron expression.`);
  return occurrences(cron, new Date(from), new Date(to), 100).map((date) => date.toISOString().slice(0, 16));
};

test('a weekly schedule occurs once a week', () => {
  expect(times('0 7 * * 1', '2026-11-02T07:00:00Z', '2026-11-17T00:00:00Z')).toEqual([
    '2026-11-09T07:00',
    '2026-11-16T07:00',
  ]);
});

test('steps, ranges and lists', () => {
  expect(times('*/30 9-10 * * *', '2026-11-02T00:00:00Z', '2026-11-02T23:00:00Z')).toHaveLength(4);
  expect(times('5,10 0 1 */6 *', '2026-01-02T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
    '2026-07-01T00:05',
    '2026-07-01T00:10',
  ]);
  expect(times('50/5 3 * * *', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z')).toHaveLength(2);
});

test('a span excludes its start and includes its end', () => {
  expect(times('0 * * * *', '2026-11-02T08:00:00Z', '2026-11-02T09:00:00Z')).toEqual(['2026-11-02T09:00']);
});

test('Sunday is 0 and 7', () => {
  const span = ['2026-11-02T00:00:00Z', '2026-11-16T00:00:00Z'] as const;
  expect(times('0 0 * * 7', ...span)).toEqual(times('0 0 * * 0', ...span));
});

test('if both days are restricted, either may match', () => {
  expect(times('0 0 13 * 5', '2026-11-01T00:00:00Z', '2026-11-21T00:00:00Z')).toEqual([
    '2026-11-06T00:00',
    '2026-11-13T00:00',
    '2026-11-20T00:00',
  ]);
});

test('names of days and months, and a nickname for all five fields', () => {
  const span = ['2026-11-02T00:00:00Z', '2026-12-31T00:00:00Z'] as const;
  expect(times('30 8 * DEC MON-FRI', ...span)).toEqual(times('30 8 * 12 1-5', ...span));
  expect(times('@weekly', ...span)).toEqual(times('0 0 * * 0', ...span));
  for (const nickname of ['@hourly', '@daily', '@weekly', '@monthly', '@yearly'])
    expect(isSchedule(nickname)).toBe(true);
  expect(times('@yearly', '2026-11-02T00:00:00Z', '2028-11-02T00:00:00Z')).toHaveLength(2);
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
