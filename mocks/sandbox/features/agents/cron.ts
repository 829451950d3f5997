import { Cron } from 'croner';
import { memoize } from '../../store/caches/memoize.ts';

const read = (expression: string): Cron | undefined => {
  try {
    const cron = new Cron(expression, { mode: '5-part', sloppyRanges: true, utcOffset: 0 });
    // croner takes a single date too: that is no schedule.
    return cron.getOnce() === null ? cron : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads a cron expression of five fields, as crontab(5) has them: minute, hour, day of month, month, day of week; names
 * of months and days, `@daily` and its like, and croner's `L`, `W` and `#` too. Undefined where it is none.
 */
export const parseCron = memoize(read);

/** The times of a schedule after `from` and up to `to`, at most `most` of them, the earliest first. */
export const occurrences = (cron: Cron, from: Date, to: Date, most: number): Date[] => {
  const found: Date[] = [];
  let next = cron.nextRun(from);
  while (next && next <= to && found.length < most) {
    found.push(next);
    next = cron.nextRun(next);
  }
  return found;
};
