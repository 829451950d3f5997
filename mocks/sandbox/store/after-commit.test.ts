import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createSandbox } from '../create-sandbox.ts';
import { watchCommits } from './after-commit.ts';

const watchedStore = async () => {
  const { context, close } = await createSandbox(freshRecords());
  onTestFinished(close);
  return { store: context.store, afterCommit: watchCommits(context.store) };
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
