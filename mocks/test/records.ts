import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { SandboxOptions } from '../index.ts';
import { databaseOf } from './database-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that the sandboxes of this run keep their records in; in memory where absent. */
    databaseUrl?: string | undefined;
    /** Whether each of Vitest's workers has a database of its own there. */
    databaseOfEachWorker?: boolean | undefined;
  }
}

const drop = async (url: string, schema: string) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set client_min_messages = error; drop schema if exists ${schema} cascade`);
  await client.end();
};

/** What is to be done once nothing needs it any more. */
export type AtEnd = (clean: () => Promise<void>) => void;

/**
 * Empty records for one test, on the engine of this run: options for `createSandbox`.
 *
 * @param atEnd who removes them; the end of the test where absent
 */
export const freshRecords = (atEnd: AtEnd = onTestFinished): Pick<SandboxOptions, 'data' | 'masterKey'> => {
  const server = inject('databaseUrl');
  if (server === undefined) return {};
  const own = inject('databaseOfEachWorker')
    ? `/${databaseOf(process.env.VITEST_POOL_ID ?? '1')}`
    : undefined;
  const url = own === undefined ? server : new URL(own, server).href;
  const schema = `test_${randomBytes(8).toString('hex')}`;
  atEnd(() => drop(url, schema));
  return { data: `${url}?schema=${schema}`, masterKey: randomBytes(32).toString('base64') };
};

/** Whether this run's records are where several processes can share them. */
export const onServer = (): boolean => inject('databaseUrl') !== undefined;
