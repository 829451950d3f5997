import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';
import { onBothEngines, onBothEnginesThoroughly } from './mocks/test/on-both-engines.ts';
import { onWebHost } from './mocks/test/on-web-host.ts';
import { findPrograms } from './mocks/test/postgres-server.ts';
import { sourceCondition } from './scripts/source-condition.ts';
import { SkippedTestsReporter } from './test/support/skipped-tests-reporter.ts';

const { TEST_DATABASE_URL, CI } = process.env;
const havePostgres = Boolean(TEST_DATABASE_URL) || (await findPrograms()) !== undefined;

/** The folders of the longest tests. */
const longest = ['test', 'conformance/test'];

/** Runs the longest files first, so that no core is idle at the end, and the files of each project in a row. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (longest.some((folder) => moduleId.startsWith(`${import.meta.dirname}/${folder}/`))) return 0;
      return project.name === 'postgres' ? 1 : 2;
    };
    // The sort is stable: files of one rank stay in the order of Vitest.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Test files share a process, so that they load the project once. A file that changes globals fails (`same-globals.ts`). */
export const shared = {
  isolate: false,
  // The cache is in `node_modules/`, by the content of each file. It serves both projects, and the next run.
  experimental: { fsModuleCache: true },
  restoreMocks: true,
  setupFiles: './test/support/same-globals.ts',
  hookTimeout: 120_000,
  // For what Node loads itself, and for processes that a test starts with the options of its own.
  execArgv: [`--conditions=${sourceCondition}`] as string[],
  expect: { poll: { timeout: 30_000 } },
} as const;

/** The packages of this repository are tested as sources, so nothing has to be built first. */
const conditions = [sourceCondition, 'module', 'node', 'development|production'];
export const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const inBrowser = ['browser', ...conditions];
const fromSourcesInBrowser = {
  resolve: { conditions: inBrowser },
  ssr: { resolve: { conditions: inBrowser } },
};

/** The reporters of a run, and the file that CI reads its result from: `reports/<name>.json`. */
export const reporting = (name: string, skippedTests: readonly string[]): InlineConfig => ({
  reporters: [
    'default',
    './test/support/slowest-tests.ts',
    new SkippedTestsReporter(skippedTests),
    ...(CI ? (['json'] as const) : []),
  ],
  outputFile: { json: `reports/${name}.json` },
});

const withoutPostgres =
  'PostgreSQL: none found, so the sandbox ran only on SQLite. Install it, or set TEST_DATABASE_URL.';
const withoutPosix = 'POSIX shells, signals and file modes: run the tests on Linux or macOS.';

/** What these files test needs a POSIX shell, or a signal that the process handles: Windows has neither. */
const posixOnly = [
  'conformance/engine/report/curl.test.ts',
  'conformance/test/proxy-command.test.ts',
  'mocks/dashboard/requests/curl.test.ts',
  'scripts/fuzz/findings/as-command.test.ts',
  'scripts/generate/code-samples/code-samples.test.ts',
];
const onWindows = process.platform === 'win32';

type Suite = {
  /** How the names of its files end. */
  readonly suffix: '.test.ts' | '.slow.ts' | '.thorough.ts';
  /** The name of its report for CI. */
  readonly report: string;
  /** In milliseconds. */
  readonly testTimeout: number;
  /** What the run reports as not tested at its end, in addition to what this machine lacks. */
  readonly skippedTests: readonly string[];
  /** What else is prepared before the tests. */
  readonly globalSetup?: readonly string[];
};

/** Creates the configuration of a suite: the tests of every change, the slow ones of every push, or the long ones before a release. */
export const createConfig = ({ suffix, report, testTimeout, skippedTests, globalSetup = [] }: Suite) => {
  const isThorough = suffix === '.thorough.ts';
  const sqlite: TestProjectInlineConfiguration = {
    ...fromSources,
    test: {
      name: 'sqlite',
      include: [`{openapi,scripts,client,mocks,conformance,bench,examples,test}/**/*${suffix}{,x}`],
      // The example for Next.js is installed and tested in a copy: `test/packages/copied-examples.thorough.ts`.
      exclude: [...configDefaults.exclude, 'examples/next/**', ...(onWindows ? posixOnly : [])],
      ...shared,
      testTimeout,
    },
  };
  const postgres: TestProjectInlineConfiguration = {
    ...fromSources,
    test: {
      name: 'postgres',
      include: [
        ...onBothEngines.map((path) => `${path}${suffix}`),
        ...(isThorough ? onBothEnginesThoroughly.map((path) => `${path}.test.ts`) : []),
      ],
      globalSetup: './mocks/test/postgres-setup.ts',
      ...shared,
      testTimeout,
    },
  };
  // The sandbox as in a page, with SQLite in WebAssembly: short tests, but every module is transformed once more for them.
  const web: TestProjectInlineConfiguration = {
    ...fromSourcesInBrowser,
    test: { name: 'web', include: onWebHost.map((path) => `${path}.test.ts`), ...shared, testTimeout },
  };
  // In CI the tests fail without PostgreSQL, so that no change is merged that was tested on only one engine.
  const onPostgres = havePostgres || Boolean(CI);
  const skipped = [
    ...skippedTests,
    ...(onPostgres ? [] : [withoutPostgres]),
    ...(onWindows ? [withoutPosix] : []),
  ];
  return defineConfig({
    test: {
      // By default Vitest keeps one core for itself, which is half of a small machine.
      maxWorkers: '100%',
      globalSetup: ['./mocks/test/build-command.ts', ...globalSetup],
      sequence: { sequencer: LongestFirst },
      ...reporting(report, skipped),
      projects: [sqlite, ...(isThorough ? [web] : []), ...(onPostgres ? [postgres] : [])],
    },
  });
};

export default createConfig({
  suffix: '.test.ts',
  report: 'tests',
  // Even on a loaded machine, only a stuck test takes this long.
  testTimeout: 120_000,
  skippedTests: [
    'The tests in a browser: npm run test:browser',
    'Whole runs of the gate, compilers and commands: npm run test:slow',
    'The long tests, before a release: npm run test:thorough',
  ],
});
