import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/records.ts';
import { openDatabase } from '../../store/open-database.ts';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow, via } from '../../store/schema/define-table.ts';
import { createSchema } from '../../store/schema/schema.ts';
import { clear } from '../../store/workspace-rows.ts';
import { schema } from '../../wiring/schema.ts';
import { restoreSnapshot, takeSnapshot } from './snapshots.ts';
import { removeWorkspace } from './workspace.ts';

const memos = defineTable('memos', {
  owner: 'tenant',
  columns: { id: text(), body: text().nullable(), created_at: text() },
  indexes: [listIndex('created_at')],
});
const memoLines = defineTable('memo_lines', {
  owner: via('memos', 'memo_id'),
  columns: { memo_id: text().references('memos'), number: integer<1 | 2>() },
  primaryKey: ['memo_id', 'number'],
});
const memoReads = defineTable('memo_reads', {
  owner: 'workspace',
  columns: { id: text() },
  inSnapshots: 'ignore',
});

declare module '../../store/tables.ts' {
  interface Tables {
    memos: TableRow<typeof memos>;
    memo_lines: TableRow<typeof memoLines>;
    memo_reads: TableRow<typeof memoReads>;
  }
}

const now = new Date('2026-11-02T09:00:00.000Z');
const created_at = now.toISOString();

/** Opens a database with two workspaces and a memo in each. */
const open = async () => {
  const data = freshDatabase();
  // These tables come first, so that only their references can sort them after the tables that they reference.
  const added = createSchema([memoLines, memoReads, memos, ...schema.tables]);
  const database = await openDatabase(data, added);
  onTestFinished(() => database.close());
  for (const id of ['ws_a', 'ws_b']) {
    const memo = `memo_${id}`;
    await database.insertInto('workspaces').values({ id, slug: id, name: id, created_at }).execute();
    await database
      .insertInto('memos')
      .values({ id: memo, workspace_id: id, mode: 'test', body: 'First', created_at })
      .execute();
    await database.insertInto('memo_lines').values({ memo_id: memo, number: 1 }).execute();
  }
  const rows = async () => [
    (await database.selectFrom('memos').select(['id', 'body']).orderBy('id').execute()).map(
      ({ id, body }) => `${id} ${body}`,
    ),
    (await database.selectFrom('memo_lines').select('memo_id').orderBy('memo_id').execute()).map(
      ({ memo_id }) => memo_id,
    ),
    (await database.selectFrom('memo_reads').select('id').execute()).map(({ id }) => id),
  ];
  return { database, rows };
};

test('a defined table is created with its foreign keys', async () => {
  const { database, rows } = await open();
  expect(await rows()).toEqual([['memo_ws_a First', 'memo_ws_b First'], ['memo_ws_a', 'memo_ws_b'], []]);
  const orphan = database.insertInto('memo_lines').values({ memo_id: 'memo_none', number: 1 });
  await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
});

test('clearing the database deletes its rows', async () => {
  const { database, rows } = await open();
  await database.transaction(clear);
  expect(await rows()).toEqual([[], [], []]);
});

test('a snapshot only restores rows of its workspace', async () => {
  const { database, rows } = await open();
  await database.transaction((db) => takeSnapshot(db, 'ws_a', 'before', now));
  await database.insertInto('memo_reads').values({ id: 'read_1', workspace_id: 'ws_a' }).execute();
  await database.updateTable('memos').set({ body: 'Second' }).execute();
  await database.deleteFrom('memo_lines').execute();
  await database.transaction((db) => restoreSnapshot(db, 'ws_a', 'before'));
  expect(await rows()).toEqual([['memo_ws_a First', 'memo_ws_b Second'], ['memo_ws_a'], ['read_1']]);
});

test('rows are removed with their workspace', async () => {
  const { database, rows } = await open();
  await database.insertInto('memo_reads').values({ id: 'read_1', workspace_id: 'ws_a' }).execute();
  await database.transaction((db) => removeWorkspace(db, 'ws_a'));
  expect(await rows()).toEqual([['memo_ws_b First'], ['memo_ws_b'], []]);
});

test('rows are sorted by the bytes of their strings', async () => {
  const { database } = await open();
  for (const id of ['memo_Z', 'memo_ä', 'memo_y'])
    await database
      .insertInto('memos')
      .values({ id, workspace_id: 'ws_a', mode: 'live', body: null, created_at })
      .execute();
  const { rows } = await sql<{ id: string }>`select id from memos where mode = 'live' order by id`.execute(
    database,
  );
  expect(rows.map(({ id }) => id)).toEqual(['memo_Z', 'memo_y', 'memo_ä']);
});
