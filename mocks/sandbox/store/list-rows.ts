import type { Selectable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** The tables that have tenant rows with an id. */
type Listed = {
  [Name in keyof Tables]: Tables[Name] extends { workspace_id: unknown; mode: unknown; id: unknown }
    ? Name
    : never;
}[keyof Tables];

/**
 * All rows of a tenant in a table, newest first, like the API's lists.
 *
 * @param time the column to sort the list by
 */
export const listRows = async <Name extends Listed>(
  db: Db,
  table: Name,
  { workspaceId, mode }: { readonly workspaceId: string; readonly mode: string },
  time: keyof Tables[Name] & string,
): Promise<Selectable<Tables[Name]>[]> => {
  const rows = await db
    .selectFrom(table as 'agents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode as 'test')
    .orderBy(time as 'created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows as unknown as Selectable<Tables[Name]>[];
};
