import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from './kysely.ts';
import { migrations } from './migrations/index.ts';
import { openStore } from './open-store.ts';

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
};

test('opening a file twice migrates it once', async () => {
  const file = join(await folder(), 'records.db');
  await (await openStore(file)).database.close();
  const { database } = await openStore(file);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  await database.close();
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test('records in memory have the tables and indexes of those in a file', async () => {
  const shapeOf = async (data: string) => {
    const { database } = await openStore(data);
    const { rows } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master
      where sql is not null and name not like 'kysely%' and name not like 'sqlite%' order by name`.execute(
      database,
    );
    return { shape: rows, done: () => database.close() };
  };
  const file = await shapeOf(join(await folder(), 'records.db'));
  // The first in a process is made by the migrations, the next from what they made.
  const [first, second] = [await shapeOf(':memory:'), await shapeOf(':memory:')];
  expect(first.shape).toEqual(file.shape);
  expect(second.shape).toEqual(file.shape);
  await Promise.all([file, first, second].map(({ done }) => done()));
});

test('a file that cannot be opened is told', async () => {
  await expect(openStore(join(await folder(), 'no', 'such', 'folder.db'))).rejects.toThrow();
});

test('a record cannot belong to a workspace that does not exist', async () => {
  const { database } = await openStore(':memory:');
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

test('records that a newer version made are refused', async () => {
  const file = join(await folder(), 'records.db');
  const { database } = await openStore(file);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '')`.execute(database);
  await database.close();
  await expect(openStore(file)).rejects.toThrow(
    `The records in ${file} can't be used: a newer version of the sandbox made them (9999-tomorrow is unknown here).`,
  );
});
