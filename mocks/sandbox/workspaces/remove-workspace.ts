import type { Db } from '../store/store.ts';
import { attached, deleteOwned, kept, remembered } from './owned-rows.ts';

/** Removes a workspace with everything that is its own, and the users who have no other. */
export const removeWorkspace = async (db: Db, workspaceId: string): Promise<void> => {
  const members = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .execute();
  // All tokens go with those that are attached, so what refers to any of them goes before.
  await deleteOwned(db, workspaceId, [...attached, ...kept, ...remembered]);
  await db.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
  for (const { user_id } of members)
    await db
      .deleteFrom('users')
      .where('id', '=', user_id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('memberships').select('user_id').where('user_id', '=', user_id))),
      )
      .execute();
};
