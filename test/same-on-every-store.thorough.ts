import { randomBytes } from 'node:crypto';
import { afterAll, test } from 'vitest';
import { findPrograms, startPostgres } from '../mocks/test/postgres-server.ts';
import { expectSameResponses } from './support/compare-sandboxes.ts';
import { createDeterministicSandbox, freshFile, openDeterministicPage } from './support/stores.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const programs = databaseUrl === undefined ? await findPrograms() : undefined;
const server = programs === undefined ? undefined : await startPostgres(programs);
afterAll(() => server?.stop());
const database = databaseUrl ?? server?.url;

test.skipIf(database === undefined)(
  'thousands of random requests get the same responses in memory, on a file, on PostgreSQL and in a page',
  async () => {
    const failures: string[] = [];
    const schema = `test_${randomBytes(8).toString('hex')}`;
    const sandboxes = {
      memory: await createDeterministicSandbox(':memory:', failures),
      file: await createDeterministicSandbox(await freshFile(), failures),
      PostgreSQL: await createDeterministicSandbox(`${database}?schema=${schema}`, failures),
      page: await openDeterministicPage(failures),
    };
    await expectSameResponses(sandboxes, { requests: 20_000, operations: 75, failures });
  },
);
