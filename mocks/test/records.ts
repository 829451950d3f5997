import type { Pool } from 'pg';
import { inject, onTestFinished, test } from 'vitest';
import { toBase64, toHex } from '#host/bytes.ts';
import { randomBytes } from '#host/crypto.ts';
import { schemaTable } from '../sandbox/store/schema/schema.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { schema } from '../sandbox/wiring/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database for the records of this run; in memory by default. */
    databaseUrl?: string | undefined;
    /** The URL of the database of each Vitest worker, without the worker's number. */
    workerDatabases?: string | undefined;
  }
}

const pools = new Map<string, Promise<Pool>>();

const openPool = async (url: string): Promise<Pool> => {
  // A page has no database server, and can't load its driver.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // The server of a run stops before the process that ran the tests.
  pool.on('error', () => undefined);
  return pool;
};

/** Runs a statement without its notices. The tests of a process share a connection: in a new one, it takes five times as long. */
const run = async (url: string, statement: string) => {
  const opened = pools.get(url) ?? openPool(url);
  pools.set(url, opened);
  const pool = await opened;
  await pool.query(`set client_min_messages = error; ${statement}`);
};

const drop = (url: string, name: string) => run(url, `drop schema if exists ${name} cascade`);

/** Removes the records, but not the tables. Each table comes after the tables that its rows reference. */
const empty = (url: string, name: string) => {
  const deletions = schema.tables.toReversed().map((table) => `delete from ${name}."${table.name}";`);
  const condition = `to_regclass('${name}.${schemaTable}') is not null`;
  return run(url, `do $$ begin if ${condition} then ${deletions.join(' ')} end if; end $$`);
};

/** Registers a cleanup function. */
export type AtEnd = (clean: () => Promise<void>) => void;

/** The database of this worker, on the server of this run; undefined if records are in memory. */
const findDatabase = () => {
  const workers = inject('workerDatabases');
  if (workers === undefined) return { url: inject('databaseUrl'), isOwn: false };
  return { url: `${workers}${process.env.VITEST_POOL_ID ?? '1'}`, isOwn: true };
};

const newSchema = () => `test_${toHex(randomBytes(8))}`;

/** A database without tables, for one test that creates or changes tables, on the engine of this run. */
export const freshDatabase = (): string => {
  const { url } = findDatabase();
  if (url === undefined) return ':memory:';
  const name = newSchema();
  onTestFinished(() => drop(url, name));
  return `${url}?schema=${name}`;
};

/** Schemas of earlier tests, with empty tables. Creating and dropping tables takes longer than most tests. */
const emptied: string[] = [];

/**
 * Options for `createSandbox` with empty records for one test, on the engine of this run.
 *
 * @param atEnd registers their removal; at the end of the test by default
 */
export const freshRecords = (atEnd: AtEnd = onTestFinished): Pick<SandboxOptions, 'data' | 'masterKey'> => {
  const { url, isOwn } = findDatabase();
  if (url === undefined) return {};
  const name = emptied.pop() ?? newSchema();
  atEnd(async () => {
    if (!isOwn) return drop(url, name);
    await empty(url, name);
    emptied.push(name);
  });
  return { data: `${url}?schema=${name}`, masterKey: toBase64(randomBytes(32)) };
};

/** Whether several processes can share the records of this run. */
export const onServer = (): boolean => inject('databaseUrl') !== undefined;

/** A test of several processes on the same records, which an embedded database does not support. */
export const testShared = test.skipIf(!onServer());
