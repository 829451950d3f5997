import { expect, test } from 'vitest';
import { type Attempt, lateness } from './delivery-attempts.ts';

/** Creates an attempt whose timestamp is a second of the step in which it arrived. */
const attempt = (timestamp: number, step: number, begin: number, end: number): Attempt => ({
  delivery: { timestamp } as Attempt['delivery'],
  at: { step, begin, end } as Attempt['at'],
  status: () => 500,
});

test('retries with the timestamp of the end of a step may be late by the sum of these steps', () => {
  const attempts = [attempt(0, 0, 0, 0), attempt(60, 1, 0, 60), attempt(180, 2, 60, 180)];
  expect(lateness([{ event: 'evt_1', attempts }])).toBe(60 + 120);
});

test('retries within their steps are not late, and the latest of several events determines the result', () => {
  const prompt = [attempt(0, 0, 0, 0), attempt(20, 1, 0, 60), attempt(80, 2, 60, 180)];
  const late = [attempt(0, 0, 0, 0), attempt(60, 1, 0, 60)];
  expect(lateness([{ event: 'evt_1', attempts: prompt }])).toBe(0);
  expect(
    lateness([
      { event: 'evt_1', attempts: prompt },
      { event: 'evt_2', attempts: late },
    ]),
  ).toBe(60);
  expect(lateness([])).toBe(0);
});
