import { inject, onTestFinished } from 'vitest';
import { toBase64, toHex } from '#host/bytes.ts';
import { randomBytes } from '#host/crypto.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { toDatabaseName } from './database-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database for the records of this run; in memory by default. */
    databaseUrl?: string | undefined;
    /** Whether each Vitest worker has its own database. */
    hasDatabasePerWorker?: boolean | undefined;
  }
}

const drop = async (url: string, schema: string) => {
  // A page has no database server, and can't load its driver.
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set client_min_messages = error; drop schema if exists ${schema} cascade`);
  await client.end();
};

/** Registers a cleanup function. */
export type AtEnd = (clean: () => Promise<void>) => void;

/**
 * Options for `createSandbox` with empty records for one test, on the engine of this run.
 *
 * @param atEnd registers their removal; at the end of the test by default
 */
export const freshRecords = (atEnd: AtEnd = onTestFinished): Pick<SandboxOptions, 'data' | 'masterKey'> => {
  const server = inject('databaseUrl');
  if (server === undefined) return {};
  const own = inject('hasDatabasePerWorker')
    ? `/${toDatabaseName(process.env.VITEST_POOL_ID ?? '1')}`
    : undefined;
  const url = own === undefined ? server : new URL(own, server).href;
  const schema = `test_${toHex(randomBytes(8))}`;
  atEnd(() => drop(url, schema));
  return { data: `${url}?schema=${schema}`, masterKey: toBase64(randomBytes(32)) };
};

/** Whether several processes can share the records of this run. */
export const onServer = (): boolean => inject('databaseUrl') !== undefined;
