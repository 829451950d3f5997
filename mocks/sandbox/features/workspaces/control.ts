import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { invalid, type Problem } from '../../core/problem.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import { requireFewSeeded } from '../../store/seed/saved-records.ts';
import { InvalidRecordsError } from '../../store/seed/seed-records.ts';
import { createWorkspace } from './create-workspace.ts';
import { findWorkspace } from './list-control.ts';
import { removeWorkspace } from './remove-workspace.ts';
import {
  initialSnapshot,
  listSnapshots,
  removeSnapshot,
  restoreSnapshot,
  takeSnapshot,
} from './snapshots.ts';

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
    await context.faultRules.removeByWorkspace(db, path.slug);
    if (context.faultInjection.of(path.slug))
      await context.faultInjection.set({ latency: null, mutants: [] }, path.slug);
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
