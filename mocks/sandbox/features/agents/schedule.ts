import type { FieldError } from '../../core/problem.ts';
import { parseCron } from './cron.ts';

/** Whether the text is a schedule that an agent can follow. */
export const isSchedule = (text: string): boolean => parseCron(text) !== undefined;

/** The error for an invalid schedule: an agent with one would be active and never run. */
export const notASchedule = (path: string): FieldError => ({
  path,
  reason: 'format_mismatch',
  message:
    'The value must be a cron expression with five fields (minute, hour, day of month, month, day of week), or one of @hourly, @daily, @weekly, @monthly and @yearly.',
});
