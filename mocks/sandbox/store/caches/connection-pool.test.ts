import { expect, test } from 'vitest';
import { manualClock } from '../../core/clock.ts';
import { seedTime } from '../../core/demo-tenant.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import type { Database } from '../database.ts';
import { sql } from '../kysely.ts';

const masterKey = Buffer.alloc(32, 7).toString('base64');
const make = () =>
  createInspectableSandbox({
    data: ':memory:',
    masterKey,
    clock: manualClock(seedTime),
    seed: 7,
    log: () => undefined,
  });

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };

const tablesOf = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    database,
  );
  return rows.map(({ name }) => name).toSorted();
};

/** What is sealed has a separate nonce each time. */
const sealed = new Set(['sealed', 'wrapped', 'secret']);

const rowsOf = async (database: Database) => {
  const rows = [];
  for (const table of await tablesOf(database)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    const open = found.rows.map((row) => Object.entries(row).filter(([column]) => !sealed.has(column)));
    rows.push({ table, rows: open });
  }
  return rows;
};

test('a sandbox finds nothing of the one that had its connection before', async () => {
  const first = await make();
  const pristine = await rowsOf(first.context.database);
  await first.fetch('/v1/workspaces/acme/agents', { method: 'POST', headers, body: '{"name":"mine"}' });
  await first.fetch('/_sandbox/workspaces', { method: 'POST', body: '{"slug":"left-over"}' });
  await first.close();
  const second = await make();
  expect(await rowsOf(second.context.database)).toEqual(pristine);
  await second.close();
});

test('two sandboxes at once have nothing in common', async () => {
  const [one, other] = [await make(), await make()];
  await one.context.database.deleteFrom('log_entries').execute();
  expect(await other.context.database.selectFrom('log_entries').selectAll().execute()).not.toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('queries of a closed sandbox fail, though its connection is in use again', async () => {
  const closed = await make();
  await closed.close();
  const next = await make();
  await expect(closed.context.database.selectFrom('workspaces').selectAll().execute()).rejects.toThrow();
  await next.close();
});

test('a connection whose tables were changed is not used again', async () => {
  const first = await make();
  const tables = await tablesOf(first.context.database);
  await sql`drop table rate_windows`.execute(first.context.database);
  await first.close();
  const second = await make();
  expect(await tablesOf(second.context.database)).toEqual(tables);
  await second.close();
});

const signal = (): [Promise<void>, () => void] => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return [told, () => tell()];
};

test('a connection that is closed during a transaction is not used again', async () => {
  const first = await make();
  const [begun, tellBegun] = signal();
  const [mayGoOn, goOn] = signal();
  const write = first.context.database.transaction(async (db) => {
    await db.deleteFrom('log_entries').execute();
    tellBegun();
    await mayGoOn;
    await db.deleteFrom('log_entries').execute();
  });
  await begun;
  await first.context.database.close();
  const second = await make();
  goOn();
  await expect(write).rejects.toThrow();
  expect(await second.context.database.selectFrom('log_entries').selectAll().execute()).not.toEqual([]);
  await second.close();
});
