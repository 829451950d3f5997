import { test as base, expect, onTestFinished } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { testInNode } from '../../test/page.ts';
import { freshRecords } from '../../test/records.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';
import type { Db } from './database.ts';
import { insert, prepareQuery } from './rows.ts';

const open = async (data?: string) => {
  const { context, close } = await createInspectableSandbox({ ...freshRecords(), ...(data && { data }) });
  onTestFinished(close);
  return context.database;
};

const test = base.extend('database', () => open());

test('callbacks run once, after the commit or the rollback of their transaction', async ({ database }) => {
  const steps: string[] = [];
  const register = (db: Db, name: string) => {
    db.onCommit(() => steps.push(`${name} committed`));
    db.onRollback(async () => steps.push(`${name} rolled back`));
  };
  await database.transaction(async (db) => {
    register(db, 'first');
    steps.push('within');
  });
  const failing = database.transaction(async (db) => {
    register(db, 'second');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  // Outside of a transaction, a change is committed immediately.
  register(database, 'third');
  expect(steps).toEqual(['within', 'first committed', 'second rolled back', 'third committed']);
});

test('onRollback is awaited before the error is thrown, and its own error is dropped', async () => {
  const database = await open();
  const done: string[] = [];
  const failing = database.transaction(async (db) => {
    db.onRollback(() => Promise.reject(new Error('not this one')));
    db.onRollback(async () =>
      done.push(`${(await database.selectFrom('workspaces').selectAll().execute()).length}`),
    );
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(done).toEqual(['2']);
});

test('a transaction that records changes, or within another one, is still that transaction', async () => {
  const database = await open();
  const steps: string[] = [];
  const failing = database.transaction(async (db) => {
    await db.transaction(async (inner) => {
      inner.onCommit(() => steps.push('committed'));
      inner.onRollback(async () => steps.push('rolled back'));
      await inner.deleteFrom('log_entries').execute();
    });
    expect(await db.selectFrom('log_entries').selectAll().execute()).toEqual([]);
    throw new Error('stop');
  }, []);
  await expect(failing).rejects.toThrow('stop');
  expect(steps).toEqual(['rolled back']);
  expect(await database.selectFrom('log_entries').selectAll().execute()).not.toEqual([]);
});

const user = (id: string) => ({ id, email: `${id}@example.com` });
const listIds = async (db: Db) =>
  (await db.selectFrom('users').select('id').where('id', 'like', 'usr_new%').orderBy('id').execute()).map(
    ({ id }) => id,
  );

const usersLike = prepareQuery((db, { pattern }: { pattern: string }) =>
  db.selectFrom('users').select('id').where('id', 'like', pattern).orderBy('id'),
);

test('inserted rows are read in the same transaction, by built and by compiled queries', async () => {
  const database = await open();
  await database.transaction(async (db) => {
    await insert(db, 'users', user('usr_new_1'));
    expect(await listIds(db)).toEqual(['usr_new_1']);
    await insert(db, 'users', user('usr_new_2'));
    const rows = await usersLike(db, { pattern: 'usr_new%' });
    expect(rows).toEqual([{ id: 'usr_new_1' }, { id: 'usr_new_2' }]);
  });
  expect(await listIds(database)).toEqual(['usr_new_1', 'usr_new_2']);
});

testInNode.each([1, 2])('if one of %d insertions fails, none takes effect', async (count) => {
  const database = await open(`${await newFolder()}/records.sqlite`);
  await database.transaction((db) => insert(db, 'users', user('usr_new_1')));
  const failing = database.transaction(async (db) => {
    if (count > 1) await insert(db, 'users', user('usr_new_2'));
    await insert(db, 'users', user('usr_new_1'));
  });
  await expect(failing).rejects.toThrow(/unique/i);
  expect(await listIds(database)).toEqual(['usr_new_1']);
});

test('waiting transactions run in the order of their calls', async ({ database }) => {
  const order = [1, 2, 3, 4, 5];
  const steps: number[] = [];
  await Promise.all(
    order.map((turn) =>
      database.transaction(async (db) => {
        await listIds(db);
        steps.push(turn);
      }),
    ),
  );
  expect(steps).toEqual(order);
});

test('a prepared query is built once, and each call uses its own values', async ({ database }) => {
  let built = 0;
  const findWorkspaces = prepareQuery((db, { slug, id }: { slug: string; id: string }) => {
    built += 1;
    return db
      .selectFrom('workspaces')
      .select('slug')
      .where((either) => either.or([either('slug', '=', slug), either('id', '=', id)]));
  });
  expect(await findWorkspaces(database, { slug: 'acme', id: 'none' })).toEqual([{ slug: 'acme' }]);
  expect(await findWorkspaces(database, { slug: 'none', id: 'none' })).toEqual([]);
  const within = database.transaction((db) => findWorkspaces(db, { slug: 'globex', id: 'none' }));
  expect(await within).toEqual([{ slug: 'globex' }]);
  expect(built).toBe(1);
});
