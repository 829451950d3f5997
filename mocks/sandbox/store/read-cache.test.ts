import { Kysely, SqliteIntrospector, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEngine } from '#host/storage.ts';
import { createReadCache } from './read-cache.ts';

type Shelf = { books: { title: string }; pens: { colour: string } };

const open = async () => {
  const engine = await openEngine(':memory:', () => undefined);
  const dialect = {
    createDriver: () => engine.driver,
    createQueryCompiler: () => engine.compiler,
    createAdapter: () => engine.adapter,
    createIntrospector: (other: Kysely<unknown>) => new SqliteIntrospector(other),
  };
  const db = new Kysely<Shelf>({ dialect });
  await sql`create table books (title text)`.execute(db);
  await sql`create table pens (colour text)`.execute(db);
  const cache = createReadCache(engine, ['books']);
  let reads = 0;
  const titles = () =>
    cache('titles', async () => {
      reads += 1;
      return (await db.selectFrom('books').select('title').execute()).map(({ title }) => title);
    });
  return { db, titles, reads: () => reads };
};

test('a value is read once, until its table is written to', async () => {
  const { db, titles, reads } = await open();
  expect([await titles(), await titles()]).toEqual([[], []]);
  expect(reads()).toBe(1);
  await db.insertInto('books').values({ title: 'Emma' }).execute();
  expect(await titles()).toEqual(['Emma']);
  await db.updateTable('books').set({ title: 'Persuasion' }).execute();
  expect(await titles()).toEqual(['Persuasion']);
  await db.deleteFrom('books').execute();
  expect(await titles()).toEqual([]);
  expect(reads()).toBe(4);
});

test('a write that is rolled back is not in the cache', async () => {
  const { db, titles } = await open();
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('books').values({ title: 'Lost' }).execute();
    throw new Error('taken back');
  });
  const meanwhile = titles();
  await expect(failing).rejects.toThrow('taken back');
  expect(await meanwhile).toEqual([]);
  expect(await titles()).toEqual([]);
});

test('a write whose table is not recognised counts as a write to all tables', async () => {
  const { db, titles, reads } = await open();
  await titles();
  await sql`replace into pens (colour) values ('red')`.execute(db);
  await titles();
  expect(reads()).toBe(2);
});

test('nothing is cached if other processes may write', async () => {
  let reads = 0;
  const cache = createReadCache({}, ['books']);
  for (let time = 0; time < 3; time += 1) {
    await cache('titles', async () => {
      reads += 1;
    });
  }
  expect(reads).toBe(3);
});
