import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Kysely, sql } from '../kysely.ts';
import { createSchema } from '../schema/schema.ts';
import { sqlite } from '../sqlite.ts';
import { ConnectionPool } from './connection-pool.ts';

type Shelf = { books: { title: string }; pens: { colour: string } };

const open = async () => {
  const db = new Kysely<Shelf>({
    dialect: sqlite(':memory:', createSchema([]), new ConnectionPool()).dialect,
  });
  await sql`create table books (title text)`.execute(db);
  await sql`create table pens (colour text)`.execute(db);
  await db.insertInto('books').values({ title: 'Emma' }).execute();
  const books = () => db.selectFrom('books').selectAll().orderBy('title').execute();
  return { db, books };
};

test('rows are cached until their table is written to', async () => {
  const { db, books } = await open();
  const first = await books();
  await db.insertInto('pens').values({ colour: 'blue' }).execute();
  expect((await books())[0]).toBe(first[0]);
  await db.insertInto('books').values({ title: 'Persuasion' }).execute();
  expect(await books()).toEqual([{ title: 'Emma' }, { title: 'Persuasion' }]);
});

test('each set of parameters has its own rows', async () => {
  const { db } = await open();
  const titled = (title: string) => db.selectFrom('books').selectAll().where('title', '=', title).execute();
  expect([await titled('Emma'), await titled('Persuasion')]).toEqual([[{ title: 'Emma' }], []]);
});

test('cached rows are frozen', async () => {
  const { books } = await open();
  const rows = await books();
  expect(() => rows.pop()).toThrow(TypeError);
  expect(() => Object.assign(rows[0] as object, { title: 'Sanditon' })).toThrow(TypeError);
});

test('rows that a transaction read from its own writes are dropped when it is rolled back', async () => {
  const { db, books } = await open();
  const broken = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('books').set({ title: 'Sanditon' }).execute();
    expect(await transaction.selectFrom('books').selectAll().execute()).toEqual([{ title: 'Sanditon' }]);
    throw new Error('undo');
  });
  await expect(broken).rejects.toThrow('undo');
  expect(await books()).toEqual([{ title: 'Emma' }]);
});

/** A full collection, which V8 offers when it is asked for. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

test('rows are released once anything may have changed, and when there are too many of them', async () => {
  const { db, books } = await open();
  const firstOf = async (rows: Promise<object[]>) => new WeakRef((await rows)[0] as object);
  const emma = await firstOf(books());
  await sql`delete from books where title = 'none'`.execute(db);
  const titles = ['a', 'b'].map((letter) => letter.repeat(600_000));
  await db
    .insertInto('books')
    .values(titles.map((title) => ({ title })))
    .execute();
  const titled = (title: string) => db.selectFrom('books').selectAll().where('title', '=', title).execute();
  const long: WeakRef<object>[] = [];
  for (const title of titles) long.push(await firstOf(titled(title)));
  await new Promise(setImmediate);
  collectGarbage();
  expect(emma.deref()).toBeUndefined();
  expect(long.map((row) => row.deref() !== undefined)).toEqual([false, true]);
});

test('queries beyond the limits of the cache return their rows too', async () => {
  const { db, books } = await open();
  const titles = Array.from({ length: 301 }, (_, index) => ({ title: `Volume ${index}` }));
  await db.insertInto('books').values(titles).execute();
  expect(await books()).toHaveLength(302);
  for (const { title } of titles) {
    expect(await db.selectFrom('books').selectAll().where('title', '=', title).execute()).toEqual([
      { title },
    ]);
  }
});
