import type { components, Input } from '@workspace-api/contract/sandbox';
import type { AllControlHandlers } from '../control/handler.ts';
import { lastTime, TooMuchDueError, timestamp } from '../core/clock.ts';
import { collectErrors, invalidField, type Problem } from '../core/problem.ts';
import { eventStream } from '../http/activity.ts';
import { type FieldCheck, withCheck } from '../http/validation/field-check.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { advance, fellDue, upcoming } from './advance.ts';
import { checkSeed, seedWarnings } from './check-seed.ts';
import { exportSeed } from './export-seed.ts';
import { reset, resetWorkspace } from './reset.ts';

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

/** The maximum advance in milliseconds, the same as for `seconds` in the contract: a hundred years. */
const longestAdvance = 3_155_760_000_000;

const outOfRange = (path: string, message: string): Problem => invalidField(path, 'out_of_range', message);

/** The milliseconds that a request advances the clock by, and the field that contains them. */
const toDuration = (
  { seconds, to }: components['schemas']['Advance'],
  now: number,
): { path: string; milliseconds: number } => {
  if ((seconds === undefined) === (to === undefined))
    throw invalidField('', 'missing', 'Set either seconds or to.');
  if (seconds !== undefined)
    return { path: '/seconds', milliseconds: Math.max(1, Math.round(seconds * 1000)) };
  const milliseconds = Date.parse(to ?? '') - now;
  if (!(milliseconds > 0))
    throw outOfRange('/to', `The time must be later than now, ${new Date(now).toISOString()}.`);
  if (milliseconds > longestAdvance)
    throw outOfRange('/to', 'One request can advance the clock by at most a hundred years.');
  return { path: '/to', milliseconds };
};

/** The handlers of the sandbox itself: its records, its clock and its events. They open their own transactions. */
export const sandboxHandlers = {
  reset: withCheck(checkChoice, async ({ context, input: { body } }) => {
    if (body?.workspace !== undefined) return resetWorkspace(context, body.workspace);
    const records = body?.records ?? (body as Seed | undefined);
    await reset(context, records);
    const warnings = typeof records === 'object' ? seedWarnings(records) : [];
    return warnings.length > 0 ? { warnings } : undefined;
  }),

  checkSeed: async ({ input: { body } }) => ({ warnings: seedWarnings(await checkSeed(body)) }),

  exportSeed: ({ context }) => exportSeed(context),

  getClock: async ({ context }) => ({ now: timestamp(context) }),

  listUpcoming: async ({ context: { database, clock } }) => ({
    now: timestamp({ clock }),
    data: await upcoming(database, clock.now()),
  }),

  advanceClock: async ({ context, input: { body } }) => {
    const { database, clock } = context;
    const before = clock.now();
    const { path, milliseconds } = toDuration(body, before.getTime());
    if (before.getTime() + milliseconds > lastTime.getTime())
      throw outOfRange(path, `The clock cannot be advanced beyond ${lastTime.toISOString()}.`);
    await advance(context, milliseconds).catch((error: unknown) => {
      throw error instanceof TooMuchDueError ? outOfRange(path, error.message) : error;
    });
    const now = clock.now();
    return { now: now.toISOString(), fell_due: await fellDue(database, before, now) };
  },

  followEvents: ({ context, signal }) => eventStream(context.activity, signal),
} satisfies Partial<AllControlHandlers>;
