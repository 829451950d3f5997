import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { freshDatabase } from '../../test/records.ts';
import { schema } from '../wiring/schema.ts';
import { openDatabase } from './open-database.ts';
import { text } from './schema/columns.ts';
import { defineTable } from './schema/define-table.ts';
import { createSchema } from './schema/schema.ts';

const open = (data: string) => openDatabase(data, schema);

test('a file that is opened again has its records', async () => {
  const file = join(await newFolder(), 'records.db');
  const first = await open(file);
  await first.database.insertInto('users').values({ id: 'usr_1', email: 'ada@acme.example' }).execute();
  await first.database.close();
  const { database } = await open(file);
  onTestFinished(() => database.close());
  expect(await database.selectFrom('users').select('id').execute()).toEqual([{ id: 'usr_1' }]);
});

test('a file that cannot be opened is refused', async () => {
  await expect(open(join(await newFolder(), 'no', 'such', 'folder.db'))).rejects.toThrow();
});

test('a record cannot belong to a workspace that does not exist', async () => {
  const { database } = await open(':memory:');
  onTestFinished(() => database.close());
  const page = {
    id: 'page_1',
    workspace_id: 'ws_none',
    mode: 'test',
    slug: 'a',
    title: 'A',
    draft_version: 1,
  } as const;
  const times = { created_at: '2026-11-02T09:00:00.000Z', updated_at: '2026-11-02T09:00:00.000Z' };
  const insert = database.insertInto('pages').values({ ...page, ...times, published_version: null });
  await expect(insert.execute()).rejects.toThrow(/FOREIGN KEY/);
});

test('records of another version of the sandbox are refused, and stay unchanged', async () => {
  const file = join(await newFolder(), 'records.db');
  const tags = defineTable('tags', { owner: 'sandbox', columns: { id: text() } });
  const other = await openDatabase(file, createSchema([...schema.tables, tags]));
  await other.database.close();
  const bytes = await readFile(file);
  await expect(open(file)).rejects.toThrow(
    `The records in ${file} can't be used: another version of the sandbox created them.`,
  );
  expect((await readFile(file)).equals(bytes)).toBe(true);
});

test('the tables of PostgreSQL are created once, even if several processes open the database concurrently', async () => {
  const data = freshDatabase();
  const opened = await Promise.all([1, 2, 3].map(() => open(data)));
  onTestFinished(async () => {
    await Promise.all(opened.map(({ database }) => database.close()));
  });
  for (const { database } of opened)
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
});
