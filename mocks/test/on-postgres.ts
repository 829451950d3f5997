import type { TestProject } from 'vitest/node';
import { findPrograms, startPostgres } from './postgres-server.ts';

/**
 * Gives the tests of a project a PostgreSQL: that of `TEST_DATABASE_URL`, else one that is started for them and stopped
 * after them.
 */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseUrl', given);
    return undefined;
  }
  const programs = await findPrograms();
  if (programs === undefined)
    throw new Error('There is no PostgreSQL to start; install it, or set TEST_DATABASE_URL.');
  const { url, stop } = await startPostgres(programs);
  project.provide('databaseUrl', url);
  return stop;
};
