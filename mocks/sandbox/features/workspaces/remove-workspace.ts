import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import { attached, deletions, kept, remembered } from '../../store/owned-rows.ts';

// All tokens go with those that are attached, so what refers to any of them goes before.
const removal = deletions([...attached, ...kept, ...remembered]);

/** Removes a workspace with everything that is its own, and the users who have no other. */
export const removeWorkspace = async (db: Db, workspaceId: string): Promise<void> => {
  const members = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .execute();
  await runAll(db, [
    ...(await removal(db, workspaceId)),
    db.deleteFrom('workspaces').where('id', '=', workspaceId),
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
