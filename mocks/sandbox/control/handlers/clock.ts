import type { components } from '@workspace-api/contract/sandbox';
import { lastTime, TooMuchDueError, timestamp } from '../../core/clock.ts';
import { type FieldError, invalid, type Problem } from '../../core/problem.ts';
import type { ControlHandlers } from '../handler.ts';

/** The maximum advance in milliseconds, the same as for `seconds` in the contract: a hundred years. */
const longestAdvance = 3_155_760_000_000;

const outOfRange = (path: string, message: string): Problem =>
  invalid([{ path, reason: 'out_of_range', message }]);

const missingChoice: FieldError = { path: '', reason: 'missing', message: 'Set either seconds or to.' };

/** The milliseconds that a request advances the clock by, and the field that contains them. */
const toDuration = (
  { seconds, to }: components['schemas']['Advance'],
  now: number,
): { path: string; milliseconds: number } => {
  if ((seconds === undefined) === (to === undefined)) throw invalid([missingChoice]);
  if (seconds !== undefined)
    return { path: '/seconds', milliseconds: Math.max(1, Math.round(seconds * 1000)) };
  const milliseconds = Date.parse(to ?? '') - now;
  if (!(milliseconds > 0))
    throw outOfRange('/to', `The time must be later than now, ${new Date(now).toISOString()}.`);
  if (milliseconds > longestAdvance)
    throw outOfRange('/to', 'One request can advance the clock by at most a hundred years.');
  return { path: '/to', milliseconds };
};

/** The clock of the sandbox. */
export const clock: ControlHandlers<'getClock' | 'advanceClock'> = {
  getClock: async ({ context }) => ({ now: timestamp(context) }),

  advanceClock: async ({ context, input: { body } }) => {
    const before = context.clock.now();
    const { path, milliseconds } = toDuration(body, before.getTime());
    if (before.getTime() + milliseconds > lastTime.getTime())
      throw outOfRange(path, `The clock cannot be advanced beyond ${lastTime.toISOString()}.`);
    await context.advance(milliseconds).catch((error: unknown) => {
      throw error instanceof TooMuchDueError ? outOfRange(path, error.message) : error;
    });
    const now = context.clock.now();
    return { now: now.toISOString(), fell_due: await context.fellDue(before, now) };
  },
};
