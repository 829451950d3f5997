import { Cron } from 'croner';
import { memoize } from '../../core/memoize.ts';
import type { FieldError } from '../../core/problem.ts';

const parse = (expression: string): Cron | undefined => {
  try {
    const cron = new Cron(expression, { mode: '5-part', sloppyRanges: true, utcOffset: 0 });
    // croner also accepts a single date, which is not a schedule.
    return cron.getOnce() === null ? cron : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses a cron expression with the five fields of crontab(5): minute, hour, day of month, month, day of week. It accepts
 * names of months and days, nicknames such as `@daily`, and croner's `L`, `W` and `#`.
 *
 * @returns undefined if it isn't a cron expression
 */
export const parseCron = memoize(parse);

/** The times of a schedule after `from` and up to `to`, earliest first, at most `limit` of them. */
export const occurrences = (cron: Cron, from: Date, to: Date, limit: number): Date[] => {
  const times: Date[] = [];
  let next = cron.nextRun(from);
  while (next && next <= to && times.length < limit) {
    times.push(next);
    next = cron.nextRun(next);
  }
  return times;
};

/** Whether the string is a schedule that an agent can follow. */
export const isSchedule = (value: string): boolean => parseCron(value) !== undefined;

/** The error for an invalid schedule. An agent with such a schedule would be active but never run. */
export const notASchedule = (path: string): FieldError => ({
  path,
  reason: 'format_mismatch',
  message:
    'The value must be a cron expression with five fields (minute, hour, day of month, month, day of week), or one of @hourly, @daily, @weekly, @monthly and @yearly.',
});
