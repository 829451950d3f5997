import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createSandbox } from '../create-sandbox.ts';
import { watchTransactions } from './after-commit.ts';

const watchedStore = async () => {
  const { context, close } = await createSandbox(freshRecords());
  onTestFinished(close);
  return { store: context.store, ...watchTransactions(context.store) };
};

test('what waits for a commit runs after it, once', async () => {
  const { store, afterCommit } = await watchedStore();
  const ran: string[] = [];
  await store.transaction().execute(async (db) => {
    afterCommit(db, () => ran.push('after'));
    ran.push('within');
  });
  await store.transaction().execute(async () => {});
  expect(ran).toEqual(['within', 'after']);
});

test('what waits for a commit does not run where there is none', async () => {
  const { store, afterCommit } = await watchedStore();
  const ran: string[] = [];
  const failing = store.transaction().execute(async (db) => {
    afterCommit(db, () => ran.push('after'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(ran).toEqual([]);
});

test('outside of a transaction nothing waits', async () => {
  const { store, afterCommit } = await watchedStore();
  const ran: string[] = [];
  afterCommit(store, () => ran.push('at once'));
  expect(ran).toEqual(['at once']);
});

test('what waits for a rollback is done before the error is told, whatever becomes of it', async () => {
  const { store, afterRollback } = await watchedStore();
  const done: string[] = [];
  const failing = store.transaction().execute(async (db) => {
    afterRollback(db, () => Promise.reject(new Error('not this one')));
    afterRollback(db, async () =>
      done.push(`${(await store.selectFrom('workspaces').selectAll().execute()).length}`),
    );
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(done).toEqual(['2']);
});

test('what waits for a rollback is not done where there is none', async () => {
  const { store, afterRollback } = await watchedStore();
  const done: string[] = [];
  afterRollback(store, async () => done.push('outside'));
  await store.transaction().execute(async (db) => afterRollback(db, async () => done.push('committed')));
  expect(done).toEqual([]);
});
