import { expect, test } from 'vitest';
import { manualClock, systemClock } from './clock.ts';

const start = new Date('2026-11-02T09:00:00.000Z');

test('a manual clock stands still until it is advanced', () => {
  const clock = manualClock(start);
  expect(clock.now()).toEqual(start);
  clock.advance(1500);
  clock.advance(500);
  expect(clock.now()).toEqual(new Date('2026-11-02T09:00:02.000Z'));
});

test.each([0, -1, Number.NaN])('a clock does not move by %d', (milliseconds) => {
  expect(() => manualClock(start).advance(milliseconds)).toThrow(RangeError);
});

test('a reset takes the advances back', () => {
  const clock = manualClock(start);
  clock.advance(1000);
  clock.reset();
  expect(clock.now()).toEqual(start);
});

test('the system clock is the machine’s, and never earlier than the demo records', () => {
  const behind = Date.now();
  expect(systemClock(new Date(0)).now().getTime()).toBeGreaterThanOrEqual(behind);
  const ahead = new Date(behind + 1_000_000);
  expect(systemClock(ahead).now().getTime()).toBeGreaterThanOrEqual(ahead.getTime() - 1);
});
