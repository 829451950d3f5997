import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { onBothEngines } from './mocks/test/on-both-engines.ts';
import { findPrograms } from './mocks/test/postgres-server.ts';
import { sourceCondition } from './scripts/source-condition.ts';

const { TEST_DATABASE_URL, CI } = process.env;
const havePostgres = Boolean(TEST_DATABASE_URL) || (await findPrograms()) !== undefined;
if (!havePostgres) console.warn('No PostgreSQL found: the sandbox is tested on SQLite alone.');

/** Runs the longest first, so that none is left at the end with one core idle, and each project's files in a row. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (moduleId.startsWith(`${import.meta.dirname}/test/`)) return 0;
      return project.name === 'postgres' ? 1 : 2;
    };
    // The sort is stable: files of one rank stay in the order of Vitest.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Files share a process: they load the project once. What one leaves behind fails it (`same-globals.ts`). */
const shared = {
  isolate: false,
  restoreMocks: true,
  setupFiles: './test/support/same-globals.ts',
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** The packages of this repository are tested as sources: nothing has to be built before. */
const conditions = [sourceCondition, 'module', 'node', 'development|production'];
const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** What runs: the tests of every push (`.test.ts`), or the long ones before a release (`.thorough.ts`). */
export const configOf = (suffix: '.test.ts' | '.thorough.ts', limits: { testTimeout: number }) => {
  const sqlite: TestProjectInlineConfiguration = {
    ...fromSources,
    test: {
      name: 'sqlite',
      include: [`{openapi,scripts,client,mocks,conformance,bench,examples,test}/**/*${suffix}`],
      ...shared,
      ...limits,
    },
  };
  const postgres: TestProjectInlineConfiguration = {
    ...fromSources,
    test: {
      name: 'postgres',
      include: [...onBothEngines, 'test/healthy-sandbox'].map((path) => `${path}${suffix}`),
      globalSetup: './mocks/test/postgres-setup.ts',
      ...shared,
      ...limits,
    },
  };
  return defineConfig({
    test: {
      // Vitest would leave a core to itself, which is half of a small machine.
      maxWorkers: '100%',
      globalSetup: './mocks/test/build-command.ts',
      sequence: { sequencer: LongestFirst },
      reporters: ['default', './test/support/slowest-tests.ts', ...(CI ? ['json'] : [])],
      outputFile: { json: 'reports/tests.json' },
      // Without it CI fails, so that nothing is merged that was tested on one engine.
      projects: havePostgres || CI ? [sqlite, postgres] : [sqlite],
    },
  });
};

// Only a stuck test takes so long, however loaded the machine is.
export default configOf('.test.ts', { testTimeout: 120_000 });
