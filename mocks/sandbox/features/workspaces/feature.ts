import { basePath, operations } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { conflict, findWorkspace, type WorkspaceRow } from '../../control/find-workspace.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { type RateLimit, reachFor, type WorkspaceRecord } from '../../core/principal.ts';
import { invalid, type Problem } from '../../core/problem.ts';
import type { Mode } from '../../core/tenant.ts';
import type { AppContext, RecordPlace } from '../../domain/app-context.ts';
import { readSettings, workspaceSettings } from '../../domain/workspace-settings.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import { keysetPage } from '../../store/keyset.ts';
import { findRows, update } from '../../store/rows.ts';
import { requireFewSeeded } from '../../store/seed/saved-records.ts';
import { InvalidRecordsError } from '../../store/seed/seed-records.ts';
import { paymentTokens, readPlans } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { homeRegion, proxyUrlBase } from '../secrets/index.ts';
import { readLimit } from '../tokens/index.ts';
import { demoWorkspaces } from './seed.ts';
import {
  initialSnapshot,
  listSnapshots,
  removeSnapshot,
  restoreSnapshot,
  takeSnapshot,
} from './snapshots.ts';
import { memberships, snapshots, users, workspaces } from './table.ts';
import { createWorkspace, removeWorkspace, showLimit } from './workspace.ts';

const show = ({ id, slug, name }: WorkspaceRecord) => ({ id, slug, name });

/** The workspaces that a token can access, and switching a session between them. */
const handlers: Handlers<'listWorkspaces' | 'getCurrentWorkspace' | 'getWorkspace' | 'switchWorkspace'> = {
  async listWorkspaces({ db, principal, page }) {
    const reachable = reachFor(principal, operations.listWorkspaces.scope).map(({ id }) => id);
    const query = db.selectFrom('workspaces').selectAll().where('id', 'in', reachable);
    return keysetPage(query, 'created_at', page, show);
  },

  // A key resolves to the workspace in which it was created, a session to the workspace of its sign-in or last switch.
  getCurrentWorkspace: ({ principal }) => show(principal.workspace),

  getWorkspace: ({ workspace }) => show(workspace),

  async switchWorkspace({ db, principal, workspace }) {
    await update(db, 'tokens', { id: principal.tokenId }, { workspace_id: workspace.id });
    return { workspace: show(workspace) };
  },
};

const refusal = (error: unknown): unknown => {
  if (error instanceof InvalidRecordsError) return invalid(error.fields, error.omitted);
  if (isUniqueViolation(error)) return createConflict();
  return error;
};

const createConflict = (): Problem => conflict('The slug, or an id of a record, is in use.');

/** Workspaces for parallel tests, and snapshots of workspaces. */
const workspacesControl: ControlHandlers<
  | 'createWorkspace'
  | 'removeWorkspace'
  | 'listSnapshots'
  | 'takeSnapshot'
  | 'restoreSnapshot'
  | 'removeSnapshot'
> = {
  createWorkspace: async ({ context, db, input: { body } }) => {
    const { copy_of, ...values } = body;
    const copied =
      copy_of === undefined ? {} : await context.seeding.copy(db, await findWorkspace(db, copy_of));
    const workspace = { ...copied, ...values };
    requireFewSeeded(workspace);
    const { slug: _, name: __, test, live, ...settings } = workspace;
    try {
      const warnings = context.seeding.warnings(await context.seeding.check({ workspaces: [workspace] }));
      const created = await createWorkspace(context, db, workspace);
      await context.seeding.changeSettings(db, created, settings);
      await takeSnapshot(db, created.id, initialSnapshot, context.clock.now());
      if (test ?? live) await context.seeding.schedule(db);
      return warnings.length > 0 ? { ...created, warnings } : created;
    } catch (error) {
      throw refusal(error);
    }
  },

  removeWorkspace: async ({ context, db, workspace: { id, slug } }) => {
    await removeWorkspace(db, id);
    await context.faultRules.remove(db, { workspace: slug });
    if (context.faultInjection.of(slug))
      await context.faultInjection.set(db, { latency: null, mutants: [] }, slug);
    return undefined;
  },

  listSnapshots: async ({ db, workspace }) => ({ data: await listSnapshots(db, workspace.id) }),

  takeSnapshot: async ({ context, db, workspace, input: { path } }) => {
    await takeSnapshot(db, workspace.id, path.snapshot, context.clock.now());
    return undefined;
  },

  restoreSnapshot: async ({ context, db, workspace, input: { path } }) => {
    await restoreSnapshot(db, workspace.id, path.snapshot);
    await context.seeding.schedule(db);
    return undefined;
  },

  removeSnapshot: async ({ db, workspace, input: { path } }) => {
    await removeSnapshot(db, workspace.id, path.snapshot);
    return undefined;
  },
};

/** All workspaces ordered by slug, except that the workspace of the first known token comes first, because examples show it. */
export const allWorkspaces = async (
  { knownTokens }: Pick<AppContext, 'knownTokens'>,
  db: Db,
): Promise<WorkspaceRow[]> => {
  const first = knownTokens[0]?.workspace;
  const workspaces = await findRows(db, 'workspaces', {}, { by: ['slug'] });
  return workspaces.toSorted((a, b) => Number(b.slug === first) - Number(a.slug === first));
};

type Context = Pick<AppContext, 'rateLimiter'>;

const limitState = (
  { rateLimiter }: Context,
  own: RateLimit | undefined,
): components['schemas']['RateLimitState'] => ({
  ...showLimit(own ?? rateLimiter.usual),
  own: own !== undefined,
});

/** A workspace with its settings. */
const showWorkspace = async (
  context: Context,
  db: Db,
  { rate_limit, ...workspace }: WorkspaceRow,
): Promise<components['schemas']['WorkspaceState']> => {
  const { held = false, policy_rules = [], secrets_region = null } = await readSettings(db, workspace.id);
  return {
    ...workspace,
    held,
    rate_limit: limitState(context, readLimit(rate_limit)),
    policy_rules,
    secrets_region,
    home_region: homeRegion,
    plans: [...(await readPlans(db, workspace.id))],
  };
};

/** The workspace of a request for records, and the mode that it chooses. */
const toPlace = (
  { id, slug }: WorkspaceRow,
  { query }: { readonly query?: { readonly mode?: Mode } },
): RecordPlace => ({ slug, workspace_id: id, mode: query?.mode });

/** Workspaces and their settings, records of any resource, and what a client needs to use the sandbox. */
const control: ControlHandlers<
  | 'listWorkspaces'
  | 'getWorkspace'
  | 'updateWorkspace'
  | 'listRecords'
  | 'addRecord'
  | 'getRecord'
  | 'updateRecord'
  | 'removeRecord'
  | 'getSandbox'
> = {
  listWorkspaces: async ({ context, db }) => {
    const data: components['schemas']['WorkspaceState'][] = [];
    for (const workspace of await allWorkspaces(context, db))
      data.push(await showWorkspace(context, db, workspace));
    return { data };
  },

  getWorkspace: ({ context, db, workspace }) => showWorkspace(context, db, workspace),

  updateWorkspace: async ({ context, db, workspace, input: { body } }) => {
    await context.seeding.changeSettings(db, workspace, body);
    return showWorkspace(context, db, await findWorkspace(db, workspace.slug));
  },

  listRecords: async ({ context, db, workspace, input }) => ({
    data: await context.records.list(db, toPlace(workspace, input), input.path.resource),
  }),

  addRecord: ({ context, db, workspace, input }) =>
    context.records.add(db, toPlace(workspace, input), input.path.resource, input.body),

  getRecord: ({ context, db, workspace, input }) =>
    context.records.find(db, toPlace(workspace, input), input.path.resource, input.path.id),

  updateRecord: ({ context, db, workspace, input: { path, body, ...input } }) =>
    context.records.change(db, toPlace(workspace, input), path.resource, path.id, body),

  removeRecord: async ({ context, db, workspace, input }) => {
    await context.records.remove(db, toPlace(workspace, input), input.path.resource, input.path.id);
    return undefined;
  },

  getSandbox: ({ context, url, address }) => {
    const { origin } = new URL(url);
    return {
      base_url: `${origin}${basePath}`,
      console_url: origin,
      secret_proxy_url: proxyUrlBase({ url, address, publicUrl: context.publicUrl }),
      now: timestamp(context),
      workspace: context.knownTokens[0]?.workspace ?? '',
      private_addresses: context.privateAddresses,
      payment_tokens: paymentTokens,
      tokens: context.knownTokens.map((token) => ({ ...token, scopes: [...token.scopes] })),
    };
  },
};

/** Workspaces, their members, and restrictions on access to them. */
export const workspacesFeature = defineFeature({
  tables: [memberships, snapshots, users, workspaces, workspaceSettings],
  handlers,
  control: { ...workspacesControl, ...control },
  seed: { base: demoWorkspaces },
});
