import type { components, Input } from '@workspace-api/contract/sandbox';
import { lastTime, TooMuchDueError, timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { type FieldError, invalid, type Problem } from '../../core/problem.ts';
import { eventStream } from '../../http/activity.ts';
import { jsonText } from '../../http/json-text.ts';
import { requireFreeStream } from '../../http/streams.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { InvalidRecordsError, type Seed } from '../../store/seed/seed-records.ts';
import type { ControlHandlers } from '../handler.ts';

const notBoth: FieldError = {
  path: '/records',
  reason: 'unknown_field',
  message: 'Set either records or workspaces.',
};

const notWithRecords: FieldError = {
  path: '/workspace',
  reason: 'unknown_field',
  message: 'A workspace is reset to its own initial records. Set either workspace, or records or workspaces.',
};

const checkChoice: FieldCheck<Input<'reset'>> = ({ body: { records, workspaces, workspace } }) => {
  const isOwn = records !== undefined || workspaces !== undefined;
  return [
    ...(records !== undefined && workspaces !== undefined ? [notBoth] : []),
    ...(workspace !== undefined && isOwn ? [notWithRecords] : []),
  ];
};

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

  exportSeed: async ({ context }) => jsonText(await context.seeding.read()),
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
  followEvents: async ({ context, signal }) => {
    requireFreeStream('the events', context.activity.count(), limits.eventListeners);
    return eventStream(context.activity, signal());
  },
};
