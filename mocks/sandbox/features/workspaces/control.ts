import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { invalid, type Problem } from '../../core/problem.ts';
import { requireFewSeeded } from '../../core/saved-records.ts';
import { InvalidRecordsError } from '../../core/seed-records.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import { createWorkspace } from './create-workspace.ts';
import { removeWorkspace } from './remove-workspace.ts';
import { listSnapshots, removeSnapshot, restoreSnapshot, takeSnapshot } from './snapshots.ts';

const refusal = (error: unknown): unknown => {
  if (error instanceof InvalidRecordsError) return invalid(error.fields, error.omitted);
  if (isUniqueViolation(error)) return createConflict();
  return error;
};

const createConflict = (): Problem => conflict('The slug, or an id of a record, is in use.');

/** Workspaces for parallel tests, and snapshots of workspaces. */
export const workspacesControl: ControlHandlers<
  | 'createWorkspace'
  | 'removeWorkspace'
  | 'listSnapshots'
  | 'takeSnapshot'
  | 'restoreSnapshot'
  | 'removeSnapshot'
> = {
  createWorkspace: async ({ context, db, input: { body } }) => {
    const { rate_limit, ...workspace } = body;
    requireFewSeeded(workspace);
    try {
      const warnings = context.seeding.warnings(await context.seeding.check({ workspaces: [workspace] }));
      const rateLimit = rate_limit && { limit: rate_limit.limit, windowSeconds: rate_limit.window_seconds };
      const created = await createWorkspace(context, db, { ...workspace, rateLimit });
      if (workspace.test ?? workspace.live) await context.seeding.schedule(db);
      return warnings.length > 0 ? { ...created, warnings } : created;
    } catch (error) {
      throw refusal(error);
    }
  },

  removeWorkspace: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await removeWorkspace(db, workspaceId);
    await context.faultRules.removeByWorkspace(db, path.slug);
    return undefined;
  },

  listSnapshots: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return { data: await listSnapshots(db, workspaceId) };
  },

  takeSnapshot: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await takeSnapshot(db, workspaceId, path.snapshot, context.clock.now());
    return undefined;
  },

  restoreSnapshot: async ({ context, db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await restoreSnapshot(db, workspaceId, path.snapshot);
    await context.seeding.schedule(db);
    return undefined;
  },

  removeSnapshot: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await removeSnapshot(db, workspaceId, path.snapshot);
    return undefined;
  },
};
