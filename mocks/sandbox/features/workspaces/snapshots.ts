import { inlineValue } from '@workspace-api/contract';
import { conflict } from '../../control/find-workspace.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { findRow, insert, remove } from '../../store/rows.ts';
import { restoreWorkspaceRows, type SavedRows, saveWorkspaceRows } from '../../store/workspace-rows.ts';

/**
 * Saves the current state of a workspace under a name. Replaces an earlier snapshot with that name.
 *
 * @throws Problem 409 if the workspace already has the maximum number of snapshots
 */
export const takeSnapshot = async (db: Db, workspace_id: string, name: string, now: Date): Promise<void> => {
  const { others } = await db
    .selectFrom('snapshots')
    .select((is) => is.fn.countAll().as('others'))
    .where('workspace_id', '=', workspace_id)
    .where('name', 'not in', [name, initialSnapshot])
    .executeTakeFirstOrThrow();
  if (Number(others) >= limits.snapshots)
    throw conflict(`The workspace already has ${limits.snapshots} snapshots, the maximum. Delete one first.`);
  const records = JSON.stringify(await saveWorkspaceRows(db, workspace_id));
  await insert(db, 'snapshots', { workspace_id, name, records, taken_at: now.toISOString() }, 'replace');
};

/** The name of the snapshot that a reset of a created workspace restores. Requests can't name it. */
export const initialSnapshot = '';

/** The snapshots of a workspace, ordered by name. */
export const listSnapshots = (db: Db, workspace_id: string): Promise<{ name: string; taken_at: string }[]> =>
  db
    .selectFrom('snapshots')
    .select(['name', 'taken_at'])
    .where('workspace_id', '=', workspace_id)
    .where('name', '<>', initialSnapshot)
    .orderBy('name')
    .execute();

const noSnapshot = (name: string) =>
  problem('not-found', { message: `The workspace has no snapshot ${inlineValue(name)}.` });

/** Restores a workspace to a snapshot. @throws Problem `not-found` */
export const restoreSnapshot = async (db: Db, workspace_id: string, name: string): Promise<void> => {
  const snapshot = await findRow(db, 'snapshots', { workspace_id, name });
  if (!snapshot) throw noSnapshot(name);
  await restoreWorkspaceRows(db, workspace_id, JSON.parse(snapshot.records) as SavedRows);
};

/** Deletes a snapshot. @throws Problem `not-found` */
export const removeSnapshot = async (db: Db, workspace_id: string, name: string): Promise<void> => {
  if ((await remove(db, 'snapshots', { workspace_id, name })) === 0) throw noSnapshot(name);
};
