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

test('records of another version of the sandbox are refused, and stay unchanged', async () => {
  const file = join(await newFolder(), 'records.db');
  const tags = defineTable('tags', { owner: 'sandbox', columns: { id: text() } });
  const other = await openDatabase(file, createSchema([...schema.tables, tags]));
  await other.close();
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
    await Promise.all(opened.map((database) => database.close()));
  });
  for (const database of opened) expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
});
