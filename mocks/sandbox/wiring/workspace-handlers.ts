import { basePath } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { conflict, findWorkspace, type WorkspaceRow } from '../control/find-workspace.ts';
import type { AllControlHandlers } from '../control/handler.ts';
import { timestamp } from '../core/clock.ts';
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
import { createWorkspace, removeWorkspace, showLimit } from '../features/workspaces/workspace.ts';
import { isUniqueViolation } from '../store/errors.ts';
import { checkSeed, seedWarnings } from './check-seed.ts';
import { allWorkspaces, copyWorkspace, requireFewSeeded } from './export-seed.ts';
import { openRecords } from './records.ts';
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
    rate_limit: { ...showLimit(own ?? context.rateLimiter.usual), own: own !== undefined },
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
