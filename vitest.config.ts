import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPrograms } from './mocks/test/postgres-server.ts';

const { TEST_DATABASE_URL, CI } = process.env;
const havePostgres = Boolean(TEST_DATABASE_URL) || (await findPrograms()) !== undefined;
if (!havePostgres) console.warn('There is no PostgreSQL to be found: the sandbox is tested on SQLite alone.');

// Whole runs of the gate against real servers take longer than a unit test.
const timeouts = { testTimeout: 30_000, hookTimeout: 30_000 };

/** Begins with the whole runs of the gate: left for the end, the longest would keep one core alone busy. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.startsWith(`${import.meta.dirname}/test/`);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Vitest would leave a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'sqlite',
          include: ['{openapi,scripts,mocks,conformance,bench,test}/**/*.test.ts'],
          globalSetup: './mocks/test/build-command.ts',
          ...timeouts,
        },
      },
      // What stands on the sandbox's store, once more on the other engine. A merge does not go without it.
      ...(havePostgres || CI
        ? [
            {
              test: {
                name: 'postgres',
                include: ['mocks/{test,sandbox}/**/*.test.ts', 'test/healthy-sandbox.test.ts'],
                globalSetup: ['./mocks/test/build-command.ts', './mocks/test/on-postgres.ts'],
                ...timeouts,
              },
            },
          ]
        : []),
    ],
  },
});
