import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import { deleteWorkspaceRows } from '../../store/workspace-rows.ts';

/** Removes a workspace with all its rows, and the users who have no other workspace. */
export const removeWorkspace = async (db: Db, workspace_id: string): Promise<void> => {
  const members = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('workspace_id', '=', workspace_id)
    .execute();
  await deleteWorkspaceRows(db, workspace_id);
  await runAll(db, [
    db.deleteFrom('workspaces').where('id', '=', workspace_id),
    ...members.map(({ user_id }) =>
      db
        .deleteFrom('users')
        .where('id', '=', user_id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('memberships').select('user_id').where('user_id', '=', user_id))),
        ),
    ),
  ]);
};
