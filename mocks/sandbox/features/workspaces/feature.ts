import { basePath, operations } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Selectable } from 'kysely';
import { conflict, findTenant, noWorkspace } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { type RateLimit, reachFor, type WorkspaceRecord } from '../../core/principal.ts';
import { invalid, type Problem } from '../../core/problem.ts';
import type { Mode } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { readSettings, workspaceSettings } from '../../domain/workspace-settings.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import { keysetPage, mapPage } from '../../store/keyset.ts';
import { requireFewSeeded } from '../../store/seed/saved-records.ts';
import { InvalidRecordsError } from '../../store/seed/seed-records.ts';
import type { Tables } from '../../store/tables.ts';
import { paymentTokens, readPlans } from '../billing/index.ts';
import { defineFeature, type RecordPlace } from '../feature.ts';
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
    return mapPage(
      await keysetPage(
        db.selectFrom('workspaces').selectAll().where('id', 'in', reachable),
        'created_at',
        page,
      ),
      show,
    );
  },

  // A key resolves to the workspace in which it was created, a session to the workspace of its sign-in or last switch.
  getCurrentWorkspace: ({ principal }) => show(principal.workspace),

  getWorkspace: ({ workspace }) => show(workspace),

  async switchWorkspace({ db, principal, workspace }) {
    await db
      .updateTable('tokens')
      .set({ workspace_id: workspace.id })
      .where('id', '=', principal.tokenId)
      .execute();
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

  removeWorkspace: async ({ context, db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    await removeWorkspace(db, workspace_id);
    await context.faultRules.remove(db, { workspace: path.slug });
    if (context.faultInjection.of(path.slug))
      await context.faultInjection.set(db, { latency: null, mutants: [] }, path.slug);
    return undefined;
  },

  listSnapshots: async ({ db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    return { data: await listSnapshots(db, workspace_id) };
  },

  takeSnapshot: async ({ context, db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    await takeSnapshot(db, workspace_id, path.snapshot, context.clock.now());
    return undefined;
  },

  restoreSnapshot: async ({ context, db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    await restoreSnapshot(db, workspace_id, path.snapshot);
    await context.seeding.schedule(db);
    return undefined;
  },

  removeSnapshot: async ({ db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    await removeSnapshot(db, workspace_id, path.snapshot);
    return undefined;
  },
};

/** All workspaces ordered by slug, except that the workspace of the first known token comes first, because examples show it. */
export const allWorkspaces = async (
  { knownTokens }: Pick<AppContext, 'knownTokens'>,
  db: Db,
): Promise<Selectable<Tables['workspaces']>[]> => {
  const first = knownTokens[0]?.workspace;
  const workspaces = await db.selectFrom('workspaces').selectAll().orderBy('slug').execute();
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
  { rate_limit, ...workspace }: Selectable<Tables['workspaces']>,
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

/** Finds a workspace by its slug. @throws Problem `not-found` */
const findWorkspace = async (db: Db, slug: string): Promise<Selectable<Tables['workspaces']>> => {
  const workspace = await db.selectFrom('workspaces').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!workspace) throw noWorkspace(slug);
  return workspace;
};

type Selected = {
  readonly path: { readonly slug: string };
  readonly query?: { readonly mode?: Mode };
};

const findPlace = async (db: Db, { path: { slug }, query }: Selected): Promise<RecordPlace> => {
  const { workspace_id } = await findTenant(db, slug);
  return { slug, workspace_id, mode: query?.mode };
};

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

  getWorkspace: async ({ context, db, input: { path } }) =>
    showWorkspace(context, db, await findWorkspace(db, path.slug)),

  updateWorkspace: async ({ context, db, input: { path, body } }) => {
    await context.seeding.changeSettings(db, await findWorkspace(db, path.slug), body);
    return showWorkspace(context, db, await findWorkspace(db, path.slug));
  },

  listRecords: async ({ context, db, input }) => ({
    data: await context.records.list(db, await findPlace(db, input), input.path.resource),
  }),

  addRecord: async ({ context, db, input }) =>
    context.records.add(db, await findPlace(db, input), input.path.resource, input.body),

  getRecord: async ({ context, db, input }) =>
    context.records.find(db, await findPlace(db, input), input.path.resource, input.path.id),

  updateRecord: async ({ context, db, input: { path, body, ...input } }) =>
    context.records.change(db, await findPlace(db, { path, ...input }), path.resource, path.id, body),

  removeRecord: async ({ context, db, input }) => {
    await context.records.remove(db, await findPlace(db, input), input.path.resource, input.path.id);
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
