import type { FieldError } from '../../core/problem.ts';
import { parseCron } from './cron.ts';

/** Whether a schedule is one that can be followed. */
export const isSchedule = (text: string): boolean => parseCron(text) !== undefined;

/** What is said of a schedule that can't: an agent with it would be active and never run. */
export const notASchedule = (path: string): FieldError => ({
  path,
  reason: 'format_mismatch',
  message:
    'The value must be a cron expression of five fields: minute, hour, day of month, month, day of week.',
});
