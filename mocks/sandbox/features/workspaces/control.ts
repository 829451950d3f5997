import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers, ControlRequest } from '../../control/handler.ts';
import { invalid, type Problem } from '../../core/problem.ts';
import { InvalidRecordsError } from '../../core/seed-records.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { createWorkspace } from './create-workspace.ts';
import { removeWorkspace } from './remove-workspace.ts';
import { listSnapshots, removeSnapshot, restoreSnapshot, takeSnapshot } from './snapshots.ts';

const refusal = (error: unknown): unknown => {
  if (error instanceof InvalidRecordsError) return invalid(error.fields, error.omitted);
  if (isUniqueViolation(error)) return taken();
  return error;
};

const taken = (): Problem => conflict('The slug, or an id of a record, is in use.');

const ofWorkspace = async (
  { context, path }: Pick<ControlRequest<'listSnapshots'>, 'context' | 'path'>,
  action: (db: Parameters<typeof findTenant>[0], workspaceId: string) => Promise<void>,
): Promise<undefined> =>
  context.database.transaction(async (db) => {
    await action(db, (await findTenant(db, path.slug)).workspaceId);
    return undefined;
  });

/** Workspaces for tests that run side by side, and what a workspace was once. */
export const workspacesControl: ControlHandlers<
  | 'createWorkspace'
  | 'removeWorkspace'
  | 'listSnapshots'
  | 'takeSnapshot'
  | 'restoreSnapshot'
  | 'removeSnapshot'
> = {
  createWorkspace: async ({ context, body: { rate_limit, ...workspace } }) => {
    try {
      context.seeding.check({ workspaces: [workspace] });
      const rateLimit = rate_limit && { limit: rate_limit.limit, windowSeconds: rate_limit.window_seconds };
      return await context.database.transaction(async (db) => {
        const created = await createWorkspace(context, db, { ...workspace, rateLimit });
        await context.seeding.schedule(db);
        return created;
      });
    } catch (error) {
      throw refusal(error);
    }
  },

  removeWorkspace: (request) =>
    ofWorkspace(request, async (db, id) => {
      await removeWorkspace(db, id);
      await request.context.faultRules.removeOf(db, request.path.slug);
    }),

  listSnapshots: async ({ context: { database }, path }) => {
    const { workspaceId } = await findTenant(database, path.slug);
    return { data: await listSnapshots(database, workspaceId) };
  },

  takeSnapshot: (request) =>
    ofWorkspace(request, (db, id) =>
      takeSnapshot(db, id, request.path.snapshot, request.context.clock.now()),
    ),

  restoreSnapshot: (request) =>
    ofWorkspace(request, async (db, id) => {
      await restoreSnapshot(db, id, request.path.snapshot);
      await request.context.seeding.schedule(db);
    }),

  removeSnapshot: (request) =>
    ofWorkspace(request, (db, id) => removeSnapshot(db, id, request.path.snapshot)),
};
