import { inlineValue } from '@workspace-api/contract';
import { unref } from '#host/timers.ts';
import { limits } from './limits.ts';

/** The sandbox's time. Everything that depends on time uses it, so that tests can advance a day without waiting. */
export type Clock = {
  now(): Date;
  /** Advances the clock. @param milliseconds must be positive @throws RangeError if it isn't */
  advance(milliseconds: number): void;
  /** Undoes all advances when the sandbox is reset. Otherwise time never goes back. */
  reset(): void;
  /** Calls a function once at a given time, or soon if the time has passed. @returns a function that cancels the call */
  at(time: Date, run: () => void): () => void;
  /** Creates a clock that starts like this one, and is advanced on its own. */
  fork?(): Clock;
};

/** The latest time of a sandbox. Times are stored as strings with four-digit years, so that they sort chronologically. */
export const lastTime = new Date('9999-01-01T00:00:00.000Z');

/** The clock's current time, formatted as in the contract: ISO 8601 in UTC with milliseconds. */
export const timestamp = ({ clock }: { readonly clock: Clock }): string => clock.now().toISOString();

/** Checks that a duration is positive. @throws RangeError if it isn't */
export const requireForward = (milliseconds: number): void => {
  if (!(milliseconds > 0)) throw new RangeError(`A clock can only move forward, not by ${milliseconds} ms.`);
};

/** The maximum timeout of timers, in milliseconds. */
const longestWait = 2 ** 31 - 1;

type Alarm = { readonly time: number; readonly run: () => void; timer?: ReturnType<typeof setTimeout> };

/** @param ticks whether time also passes without calls to `advance` */
const clockOver = (base: () => number, ticks: boolean): Clock => {
  let advanced = 0;
  const alarms = new Set<Alarm>();
  const now = () => base() + advanced;
  const schedule = (alarm: Alarm) => {
    clearTimeout(alarm.timer);
    const wait = alarm.time - now();
    if (wait > 0 && !ticks) return;
    // An alarm doesn't keep the process alive.
    alarm.timer = unref(setTimeout(() => fire(alarm), Math.min(Math.max(wait, 0), longestWait)));
  };
  const fire = (alarm: Alarm) => {
    if (alarm.time > now()) return schedule(alarm);
    alarms.delete(alarm);
    alarm.run();
  };
  const scheduleAll = () => {
    for (const alarm of alarms) schedule(alarm);
  };
  return {
    now: () => new Date(now()),
    advance(milliseconds) {
      requireForward(milliseconds);
      advanced += milliseconds;
      scheduleAll();
    },
    reset() {
      advanced = 0;
      scheduleAll();
    },
    at(time, run) {
      const alarm: Alarm = { time: time.getTime(), run };
      alarms.add(alarm);
      schedule(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    fork: () => clockOver(base, ticks),
  };
};

/** A date, or a date with a time and an offset (RFC 3339). Without an offset, the time would depend on the machine. */
const isoString = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Also recognizes a date of another realm, such as a test's window. */
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

const toTime = (start: unknown): number =>
  isDate(start)
    ? start.getTime()
    : typeof start === 'string' && isoString.test(start)
      ? Date.parse(start)
      : Number.NaN;

/** Whether a value is a string at which a manual clock can start. */
export const isStart = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(toTime(value));

/** @throws TypeError for a value that isn't a valid time */
const parseStart = (name: string, start: Date | string): number => {
  const time = toTime(start);
  if (Number.isNaN(time))
    throw new TypeError(
      `${name} takes a Date, or a string such as '2026-11-02' or '2026-11-02T09:00:00Z'. Received: ${inlineValue(String(start))}.`,
    );
  return time;
};

/**
 * Creates a clock that stays at `start` until it is advanced.
 *
 * @param start a `Date`, an ISO 8601 date, which means its first moment in UTC, or an ISO 8601 time with an offset
 * @throws TypeError if `start` isn't a valid time
 * @example
 * const clock = manualClock('2026-11-02T09:00:00Z');
 * const sandbox = await createSandbox({ clock });
 * await sandbox.advance(60_000);
 * clock.now(); // 2026-11-02T09:01:00.000Z
 */
export const manualClock = (start: Date | string): Clock => {
  const time = parseStart('manualClock', start);
  return clockOver(() => time, false);
};

/**
 * Creates a clock that follows the machine's time but never returns a time before `notBefore`. Otherwise, on a machine
 * whose clock is behind the demo records, lists would show new records as older than the demo records. If the machine's
 * clock is set back, this clock goes on from its latest time, so that limits still end and retries are still made.
 *
 * @param notBefore as `start` of `manualClock`
 * @throws TypeError if `notBefore` isn't a valid time
 * @example
 * const sandbox = await createSandbox({ clock: systemClock(new Date(0)) });
 */
export const systemClock = (notBefore: Date | string): Clock => {
  const lead = Math.max(0, parseStart('systemClock', notBefore) - Date.now());
  let [latest, readAt] = [Date.now() + lead, performance.now()];
  const forward = () => {
    const elapsed = performance.now() - readAt;
    readAt += elapsed;
    // Real time also passes while the machine sleeps, which `performance.now()` may not count.
    latest = Math.max(latest + elapsed, Date.now() + lead);
    return latest;
  };
  return clockOver(forward, true);
};

/** Thrown when too much work falls due during one advance of the clock. */
export class TooMuchDueError extends RangeError {
  override readonly name = 'TooMuchDueError';

  /** @param count the number of scheduled runs that were counted before the limit was exceeded */
  constructor(count: number) {
    super(
      `At least ${count} scheduled runs are due during this advance, and one advance starts at most ${limits.scheduledRuns}. ` +
        'Advance in shorter steps, or deactivate agents.',
    );
  }
}
