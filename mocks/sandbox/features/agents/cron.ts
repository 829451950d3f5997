import { Cron } from 'croner';
import { memoize } from '../../core/memoize.ts';

const read = (expression: string): Cron | undefined => {
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
export const parseCron = memoize(read);

/** The times of a schedule after `from` and up to `to`, earliest first, at most `limit` of them. */
export const occurrences = (cron: Cron, from: Date, to: Date, limit: number): Date[] => {
  const found: Date[] = [];
  let next = cron.nextRun(from);
  while (next && next <= to && found.length < limit) {
    found.push(next);
    next = cron.nextRun(next);
  }
  return found;
};
