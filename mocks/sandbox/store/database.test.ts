import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';

const open = async () => {
  const { context, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  return context.database;
};

test('onCommit runs after the commit, once', async () => {
  const database = await open();
  const ran: string[] = [];
  await database.transaction(async (db) => {
    db.onCommit(() => ran.push('after'));
    ran.push('within');
  });
  await database.transaction(async () => {});
  expect(ran).toEqual(['within', 'after']);
});

test('onCommit does not run after a rollback', async () => {
  const database = await open();
  const ran: string[] = [];
  const failing = database.transaction(async (db) => {
    db.onCommit(() => ran.push('after'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(ran).toEqual([]);
});

test('outside of a transaction onCommit runs at once', async () => {
  const database = await open();
  const ran: string[] = [];
  database.onCommit(() => ran.push('at once'));
  expect(ran).toEqual(['at once']);
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

test('onRollback does not run after a commit, nor outside of a transaction', async () => {
  const database = await open();
  const done: string[] = [];
  database.onRollback(async () => done.push('outside'));
  await database.transaction(async (db) => db.onRollback(async () => done.push('committed')));
  expect(done).toEqual([]);
});

test('a transaction that records changes, or within another one, is still that transaction', async () => {
  const database = await open();
  const ran: string[] = [];
  const failing = database.transaction(async (db) => {
    await db.recordChanges([]).transaction(async (inner) => {
      inner.onCommit(() => ran.push('committed'));
      inner.onRollback(async () => ran.push('rolled back'));
      await inner.deleteFrom('log_entries').execute();
    });
    expect(await db.selectFrom('log_entries').selectAll().execute()).toEqual([]);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(ran).toEqual(['rolled back']);
  expect(await database.selectFrom('log_entries').selectAll().execute()).not.toEqual([]);
});
