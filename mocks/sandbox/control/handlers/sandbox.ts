import type { components, Input } from '@workspace-api/contract/sandbox';
import { lastTime, TooMuchDueError, timestamp } from '../../core/clock.ts';
import { collectErrors, type FieldError, invalid, type Problem } from '../../core/problem.ts';
import { eventStream } from '../../http/activity.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { InvalidRecordsError, type Seed } from '../../store/seed/seed-records.ts';
import type { ControlHandlers } from '../handler.ts';

const checkChoice: FieldCheck<Input<'reset'>> = ({ body: { records, workspaces, workspace } }) =>
  collectErrors([
    [records && workspaces, '/records', 'unknown_field', 'Set either records or workspaces.'],
    [
      workspace !== undefined && (records ?? workspaces),
      '/workspace',
      'unknown_field',
      'A workspace is reset to its own initial records. Set either workspace, or records or workspaces.',
    ],
  ]);

/** Converts the error of invalid records to a response. */
const toProblem = (error: unknown): never => {
  throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
};

/** The sandbox itself. */
export const sandbox: ControlHandlers<'reset' | 'checkSeed' | 'exportSeed'> = {
  reset: withCheck(checkChoice, async ({ context, input: { body } }) => {
    if (body?.workspace !== undefined) {
      await context.resetWorkspace(body.workspace);
      return undefined;
    }
    const records = body?.records ?? (body as Seed | undefined);
    await context.reset(records).catch(toProblem);
    const warnings = typeof records === 'object' ? context.seeding.warnings(records) : [];
    return warnings.length > 0 ? { warnings } : undefined;
  }),

  checkSeed: async ({ context, input: { body } }) => ({
    warnings: context.seeding.warnings(await context.seeding.check(body).catch(toProblem)),
  }),

  exportSeed: ({ context }) => context.seeding.read(),
};

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
export const clock: ControlHandlers<'getClock' | 'listUpcoming' | 'advanceClock'> = {
  getClock: async ({ context }) => ({ now: timestamp(context) }),

  listUpcoming: async ({ context }) => ({ now: timestamp(context), data: await context.upcoming() }),

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

/** The events of the sandbox. */
export const events: ControlHandlers<'followEvents'> = {
  followEvents: ({ context, signal }) => eventStream(context.activity, signal()),
};
