import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { notInPage } from './mocks/test/not-in-page.ts';
import { onBothEngines } from './mocks/test/on-both-engines.ts';
import { findPrograms } from './mocks/test/postgres-server.ts';
import { sourceCondition } from './scripts/source-condition.ts';
import { launchOptions } from './test/support/launch-options.ts';
import { SkippedTestsReporter } from './test/support/skipped-tests-reporter.ts';

/*
 * One configuration for all suites, as projects: Vitest's module cache is keyed by the text of the configuration, so with a
 * file per suite each would transform the same modules again.
 *
 * sqlite                              npm test: the tests of every change
 * browser                             npm run test:browser: pages in a headless Chromium
 * thorough, tools, postgres, web      npm run test:thorough: everything else; `.ci/run` runs a part. web runs the sandbox's tests
 *                                     in a page
 */

const { TEST_DATABASE_URL, CI } = process.env;
// In CI the tests fail without PostgreSQL, so that no change is merged that was tested on only one engine.
const hasPostgres = Boolean(TEST_DATABASE_URL) || (await findPrograms()) !== undefined || Boolean(CI);
const isWindows = process.platform === 'win32';

/** The packages of this repository are tested as sources, so nothing has to be built first. */
const conditions = [sourceCondition, 'module', 'development|production'];
const inNode = { resolve: { conditions: [...conditions, 'node'] } };
// Tests are loaded by Vite's environment `ssr`, and what is prepared before them by Vitest's own.
const fromSources = { ...inNode, ssr: inNode, environments: { __vitest__: inNode } };

/** Test files share a process, so that they load the project once. A file that changes globals fails (`same-globals.ts`). */
const shared = {
  isolate: false,
  // The cache is in `node_modules/`, by the content of each file. It serves all projects, and the next run.
  experimental: { fsModuleCache: true },
  // Node loads the generated JavaScript itself. It is large, and transforming it would take longer than most tests.
  server: { deps: { external: [/\/generated\/.*\.js$/] as RegExp[] } },
  restoreMocks: true,
  setupFiles: './test/support/same-globals.ts',
  hookTimeout: 120_000,
  // For what Node loads itself, and for processes that a test starts with the options of its own.
  // The second one saves a twelfth of the time of `npm test`: most objects are unreachable before the larger space is full.
  execArgv: [`--conditions=${sourceCondition}`, '--max-semi-space-size=64'] as string[],
  expect: { poll: { timeout: 30_000 } },
} as const;

/** What these files test needs a POSIX shell, or a signal that the process handles: Windows has neither. */
const posixOnly = [
  'conformance/test/proxy-command.thorough.ts',
  'scripts/generate/code-samples/code-samples.test.ts',
  'scripts/generate/to-curl.test.ts',
];

/** In milliseconds: even on a loaded machine, only a stuck test takes this long. */
const testTimeout = 120_000;
const thoroughTestTimeout = 900_000;

const folders = '{openapi,scripts,client,mocks,conformance,bench,examples,test}';
const stockTools = 'scripts/stock-tools';
const exclude = [
  ...configDefaults.exclude,
  // These examples are installed and tested in a copy: `test/packages/copied-examples.thorough.ts`.
  'examples/{next,storybook}/**',
  ...(isWindows ? posixOnly : []),
];

const sqlite: TestProjectInlineConfiguration = {
  ...fromSources,
  test: { name: 'sqlite', include: [`${folders}/**/*.test.ts{,x}`], exclude, ...shared, testTimeout },
};

const thorough: TestProjectInlineConfiguration = {
  ...fromSources,
  test: {
    name: 'thorough',
    include: [`${folders}/**/*.thorough.ts`],
    exclude: [...exclude, `${stockTools}/**`],
    globalSetup: ['./test/support/build-gate.ts', './test/packages/packed-folder.ts'],
    ...shared,
    testTimeout: thoroughTestTimeout,
    hookTimeout: thoroughTestTimeout,
  },
};

/** The tests with other projects' tools, which are installed first. */
const tools: TestProjectInlineConfiguration = {
  ...fromSources,
  test: {
    name: 'tools',
    include: [`${stockTools}/*.thorough.ts`],
    globalSetup: `./${stockTools}/install.test-helper.ts`,
    ...shared,
    testTimeout: thoroughTestTimeout,
  },
};

const postgres: TestProjectInlineConfiguration = {
  ...fromSources,
  test: {
    name: 'postgres',
    include: onBothEngines.map((path) => `${path}.{test,thorough}.ts`),
    globalSetup: './mocks/test/postgres-setup.ts',
    ...shared,
    testTimeout: thoroughTestTimeout,
  },
};

/** The tests that open pages in a headless Chromium. `CHROMIUM` is the path of another than the system's. */
const browser: TestProjectInlineConfiguration = {
  ...fromSources,
  test: {
    name: 'browser',
    include: ['{examples,test}/**/*.browser.ts'],
    globalSetup: './test/support/build-pages.ts',
    ...shared,
    testTimeout,
    // A page shows a change a moment later: `expect.poll` reads it until then.
    expect: { poll: { timeout: 15_000 } },
  },
};

/** The sandbox in a page of a headless Chromium, with SQLite in WebAssembly: its tests, from the same files as in Node. */
const createWeb = async (): Promise<TestProjectInlineConfiguration> => {
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    resolve: { conditions: [...conditions, 'browser'] },
    // SQLite finds its WebAssembly next to its script.
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
    test: {
      name: 'web',
      include: ['mocks/{test,sandbox}/**/*.test.ts'],
      exclude: Object.values(notInPage).flatMap((paths) => paths.map((path) => `${path}.test.ts`)),
      ...shared,
      testTimeout,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  };
};

/**
 * Whether the command names the project `web`. A file that is named without a project runs only in Node: a machine may have no
 * Chromium, and the modules for it take time to load.
 */
const isWebSelected = process.argv.some((argument) => /^(--project=)?web$/.test(argument));

export default defineConfig({
  test: {
    // By default Vitest keeps one core for itself, which is half of a small machine.
    maxWorkers: '100%',
    // Only tests that take longer are named at the end of a run's line: each is meant to take less on an idle machine.
    slowTestThreshold: 10_000,
    globalSetup: './mocks/test/build-command.ts',
    // CI reads the result of a run from a file.
    reporters: [
      'default',
      new SkippedTestsReporter({ hasPostgres, isWindows }),
      ...(CI ? (['json'] as const) : []),
    ],
    outputFile: { json: 'reports/tests.json' },
    projects: [
      sqlite,
      browser,
      thorough,
      tools,
      ...(hasPostgres ? [postgres] : []),
      ...(isWebSelected ? [await createWeb()] : []),
    ],
  },
});
