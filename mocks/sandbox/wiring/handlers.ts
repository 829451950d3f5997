import { basePath } from '@workspace-api/contract';
import type { components, Input } from '@workspace-api/contract/sandbox';
import { conflict, findWorkspace, type WorkspaceRow } from '../control/find-workspace.ts';
import type { AllControlHandlers } from '../control/handler.ts';
import { lastTime, TooMuchDueError, timestamp } from '../core/clock.ts';
import { collectErrors, invalidField, type Problem } from '../core/problem.ts';
import type { SandboxWork } from '../domain/work.ts';
import { readSettings } from '../domain/workspace-settings.ts';
import { paymentTokens, readPlans } from '../features/billing/index.ts';
import { homeRegion, proxyUrlBase } from '../features/secrets/index.ts';
import { readLimit } from '../features/tokens/index.ts';
import {
  initialSnapshot,
  listSnapshots,
  removeSnapshot,
  restoreSnapshot,
  takeSnapshot,
} from '../features/workspaces/snapshots.ts';
import { createWorkspace, removeWorkspace } from '../features/workspaces/workspace.ts';
import { eventStream } from '../http/activity.ts';
import { type FieldCheck, withCheck } from '../http/validation/field-check.ts';
import { isUniqueViolation } from '../store/errors.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { advance, fellDue, upcoming } from './advance.ts';
import { checkSeed, seedWarnings } from './check-seed.ts';
import { allWorkspaces, copyWorkspace, exportSeed, requireFewSeeded } from './export-seed.ts';
import { openRecords } from './records.ts';
import { reset, resetWorkspace } from './reset.ts';
import { changeSettings, insertRecords, schedulePending } from './seed.ts';

/** A workspace with its settings. */
const showWorkspace = async (
  { context, db }: SandboxWork,
  { rate_limit, ...workspace }: WorkspaceRow,
): Promise<components['schemas']['WorkspaceState']> => {
  const own = readLimit(rate_limit);
  const { held = false, policy_rules = [], secrets_region = null } = await readSettings(db, workspace.id);
  return {
    ...workspace,
    held,
    rate_limit: { ...(own ?? context.rateLimiter.usual), own: own !== undefined },
    policy_rules,
    secrets_region,
    home_region: homeRegion,
    plans: [...(await readPlans(db, workspace.id))],
  };
};

/** Workspaces with their settings, records and snapshots, and what a client needs to use the sandbox. */
export const workspaceHandlers = {
  createWorkspace: async ({ context, db, input: { body } }) => {
    const work = { context, db };
    const { copy_of, ...values } = body;
    const copied = copy_of === undefined ? {} : await copyWorkspace(work, await findWorkspace(db, copy_of));
    const workspace = { ...copied, ...values };
    requireFewSeeded(workspace);
    const { slug, name: _, test, live, ...settings } = workspace;
    try {
      const warnings = seedWarnings(await checkSeed({ workspaces: [workspace] }));
      const created = await createWorkspace(work, workspace);
      await insertRecords(work, created.id, { slug, test, live });
      await changeSettings(work, created.id, settings);
      await takeSnapshot(db, created.id, initialSnapshot, context.clock.now());
      if (test ?? live) await schedulePending({ context, db });
      return warnings.length > 0 ? { ...created, warnings } : created;
    } catch (error) {
      throw isUniqueViolation(error) ? conflict('The slug, or an id of a record, is in use.') : error;
    }
  },

  removeWorkspace: async ({ context, db, workspace: { id, slug } }) => {
    await removeWorkspace(db, id);
    await context.faultRules.remove(db, { workspace: slug });
    if (context.faultInjection.of(slug))
      await context.faultInjection.set(db, { latency: null, mutants: [] }, slug);
  },

  listSnapshots: async ({ db, workspace }) => ({ data: await listSnapshots(db, workspace.id) }),

  takeSnapshot: ({ context, db, workspace, input: { path } }) =>
    takeSnapshot(db, workspace.id, path.snapshot, context.clock.now()),

  restoreSnapshot: async ({ context, db, workspace, input: { path } }) => {
    await restoreSnapshot(db, workspace.id, path.snapshot);
    await schedulePending({ context, db });
  },

  removeSnapshot: ({ db, workspace, input: { path } }) => removeSnapshot(db, workspace.id, path.snapshot),

  listWorkspaces: async ({ context, db }) => {
    const data: components['schemas']['WorkspaceState'][] = [];
    for (const workspace of await allWorkspaces({ context, db }))
      data.push(await showWorkspace({ context, db }, workspace));
    return { data };
  },

  getWorkspace: ({ workspace, ...request }) => showWorkspace(request, workspace),

  updateWorkspace: async ({ context, db, workspace, input: { body } }) => {
    await changeSettings({ context, db }, workspace.id, body);
    return showWorkspace({ context, db }, await findWorkspace(db, workspace.slug));
  },

  listRecords: async (request) => ({ data: await openRecords(request).list() }),

  addRecord: (request) => openRecords(request).add(request.input.body),

  getRecord: (request) => openRecords(request).find(request.input.path.id),

  updateRecord: (request) => openRecords(request).change(request.input.path.id, request.input.body),

  removeRecord: (request) => openRecords(request).remove(request.input.path.id),

  getSandbox: ({ context, request, connection }) => {
    const { origin } = new URL(request.url);
    return {
      base_url: `${origin}${basePath}`,
      console_url: origin,
      secret_proxy_url: proxyUrlBase({ context, request, connection }),
      now: timestamp(context),
      workspace: context.knownTokens[0]?.workspace ?? '',
      private_addresses: context.privateAddresses,
      payment_tokens: paymentTokens,
      tokens: context.knownTokens.map((token) => ({ ...token, scopes: [...token.scopes] })),
    };
  },
} satisfies Partial<AllControlHandlers>;

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
