import { inlineValue } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import { readAll, runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import { deletions, insertions, kept, remembered, selections } from '../../store/owned-rows.ts';
import type { Tables } from '../../store/schema.ts';

type Records = [table: keyof Tables, rows: Record<string, unknown>[]][];

const everything = selections(kept);
const removal = deletions([...kept, ...remembered]);

/** Keeps a workspace as it is now under a name, in place of an earlier snapshot of that name. */
export const takeSnapshot = async (db: Db, workspaceId: string, name: string, now: Date): Promise<void> => {
  const rows = await readAll(db, await everything(db, workspaceId));
  const records: Records = kept.map(({ table }, index) => [table, rows[index] ?? []]);
  const values = { records: JSON.stringify(records), taken_at: now.toISOString() };
  await db
    .insertInto('snapshots')
    .values({ workspace_id: workspaceId, name, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doUpdateSet(values))
    .execute();
};

/** The snapshots of a workspace, by their names. */
export const listSnapshots = (db: Db, workspaceId: string): Promise<{ name: string; taken_at: string }[]> =>
  db
    .selectFrom('snapshots')
    .select(['name', 'taken_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('name')
    .execute();

const unknown = (name: string) =>
  problem('not-found', { message: `The workspace has no snapshot ${inlineValue(name)}.` });

/** Makes a workspace what it was when the snapshot was taken. @throws Problem `not-found` */
export const restoreSnapshot = async (db: Db, workspaceId: string, name: string): Promise<void> => {
  const snapshot = await db
    .selectFrom('snapshots')
    .select('records')
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!snapshot) throw unknown(name);
  const records = JSON.parse(snapshot.records) as Records;
  await runAll(db, [
    ...(await removal(db, workspaceId)),
    ...records.flatMap(([table, rows]) => insertions(db, table, rows)),
  ]);
};

/** @throws Problem `not-found` */
export const removeSnapshot = async (db: Db, workspaceId: string, name: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('snapshots')
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknown(name);
};
