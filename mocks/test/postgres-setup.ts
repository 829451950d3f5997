import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPrograms, startPostgres } from './postgres-server.ts';

/** One database per worker: Kysely inspects all schemas of a database and fails if another worker drops one. */
const makeDatabases = async (url: string, workers: number): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  for (let worker = 1; worker <= workers; worker += 1) await client.query(`create database worker_${worker}`);
  await client.end();
};

/**
 * Provides a PostgreSQL server to the tests of a project: the one in `TEST_DATABASE_URL`, or else one that runs for the
 * duration of the tests.
 */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    project.provide('databaseUrl', databaseUrl);
    return undefined;
  }
  const programs = await findPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL was not found. Install it, or set TEST_DATABASE_URL.');
  const { url, stop } = await startPostgres(programs);
  await makeDatabases(url, project.vitest.config.maxWorkers);
  project.provide('databaseUrl', url);
  project.provide('workerDatabases', new URL('/worker_', url).href);
  return stop;
};
