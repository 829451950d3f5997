import { expect, onTestFinished, test, vi } from 'vitest';
import { manualClock, systemClock } from './clock.ts';

const start = new Date('2026-11-02T09:00:00.000Z');

test.each([
  ['2026-11-02', '2026-11-02T00:00:00.000Z'],
  ['2026-11-02T09:00Z', '2026-11-02T09:00:00.000Z'],
  ['2026-11-02T09:00:00.5+01:00', '2026-11-02T08:00:00.500Z'],
])('a clock can start at the string %s', (string, time) => {
  expect(manualClock(string).now()).toEqual(new Date(time));
});

test('a clock keeps its start if the date that it was created with changes', () => {
  const date = new Date(start);
  const clock = manualClock(date);
  date.setFullYear(1999);
  expect(clock.now()).toEqual(start);
});

// Without an offset, the time would depend on the machine's time zone.
test.each(['tomorrow', '2026-13-01', '2026-11-02T09:00:00', '', new Date('x'), undefined, 1_762_000_000_000])(
  'a clock cannot start at %j',
  (value) => {
    for (const createClock of [manualClock, systemClock])
      expect(() => createClock(value as never)).toThrow(
        `${createClock.name} takes a Date, or a string such as '2026-11-02' or '2026-11-02T09:00:00Z'. Received: `,
      );
  },
);

test.each([0, -1, Number.NaN])('a clock cannot be advanced by %d', (milliseconds) => {
  expect(() => manualClock(start).advance(milliseconds)).toThrow(RangeError);
});

test('the system clock follows the machine’s clock, but is never earlier than the demo records', () => {
  const behind = Date.now();
  expect(systemClock(new Date(0)).now().getTime()).toBeGreaterThanOrEqual(behind);
  const ahead = new Date(behind + 1_000_000);
  expect(systemClock(ahead).now().getTime()).toBeGreaterThanOrEqual(ahead.getTime() - 1);
});

/** Replaces the machine's clocks. Setting the wall clock leaves the elapsed time unchanged, as on a real machine. */
const fakeClocks = () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: start });
  onTestFinished(() => void vi.useRealTimers());
};

test('the system clock goes on from its latest time when the machine’s clock is set back', () => {
  fakeClocks();
  const clock = systemClock(new Date(0));
  const elapsed = () => clock.now().getTime() - start.getTime();
  vi.setSystemTime(start.getTime() + 5000);
  expect(elapsed()).toBe(5000);
  vi.setSystemTime(start.getTime() - 60_000);
  expect(elapsed()).toBe(5000);
  vi.advanceTimersByTime(1000);
  expect(elapsed()).toBe(6000);
  vi.setSystemTime(start.getTime() + 7000);
  expect(elapsed()).toBe(7000);
});

test('an alarm on the system clock runs on time when the machine’s clock is set back', () => {
  fakeClocks();
  const clock = systemClock(new Date(0));
  let isRung = false;
  clock.at(new Date(start.getTime() + 2000), () => {
    isRung = true;
  });
  vi.setSystemTime(start.getTime() - 60_000);
  vi.advanceTimersByTime(1999);
  expect(isRung).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isRung).toBe(true);
});

/** Waits until the alarms that are due have run. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('an alarm on a manual clock runs once the clock has been advanced to its time', async () => {
  const clock = manualClock(start);
  const rung: string[] = [];
  clock.at(new Date(start.getTime() + 1000), () => rung.push('in a second'));
  clock.at(start, () => rung.push('now'));
  await soon();
  expect(rung).toEqual(['now']);
  clock.advance(999);
  await soon();
  expect(rung).toEqual(['now']);
  clock.advance(1);
  clock.advance(1);
  await soon();
  expect(rung).toEqual(['now', 'in a second']);
});

test('an alarm on the system clock runs on time, and sooner if the clock is advanced', async () => {
  const clock = systemClock(new Date(0));
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  await new Promise<void>((resolve) => {
    const keepsAwake = setTimeout(() => {}, 5000);
    clock.at(inTime(5), () => {
      clearTimeout(keepsAwake);
      resolve();
    });
  });
  const alarm = new Promise<void>((resolve) => clock.at(inTime(3_600_000), resolve));
  clock.advance(3_600_000);
  await alarm;
});

test('a canceled alarm does not run', async () => {
  const clock = manualClock(start);
  const takeBack = clock.at(new Date(start.getTime() + 1), () => {
    throw new Error('it rang');
  });
  takeBack();
  clock.advance(1);
  await soon();
});
