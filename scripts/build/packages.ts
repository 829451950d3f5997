import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadScenarioFiles, scenarioList } from '../../conformance/scenarios/load-scenarios.ts';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { buildSite } from '../docs/build-site.ts';
import { bundle } from '../docs/contract.ts';
import { documentForms } from '../generate/document-forms.ts';
import { fromRoot } from '../generate/paths.ts';
import { contractHistory, renderHistory } from '../release/contract-changes.ts';

/** How a package is built from its sources. */
export type PackageBuild = {
  readonly name: string;
  /** Its folder in the repository. */
  readonly folder: string;
  /** The entry points, by the name of the file that each becomes. */
  readonly entry: Readonly<Record<string, string>>;
  /** The entry points for a browser's page, likewise, and the configuration with which they are compiled. */
  readonly browserEntry?: { readonly entry: Readonly<Record<string, string>>; readonly tsconfig: string };
  /** Each source becomes a separate file, and the assets that it reads from its own folder are copied. */
  readonly unbundle?: {
    /** How the names of further sources end. */
    readonly suffix?: string;
    readonly assets?: readonly string[];
  };
  /**
   * Packages whose used parts become part of the modules, with their licenses: they consist of many small files, or can't be
   * installed without a warning.
   */
  readonly bundledPackages?: readonly string[];
  /**
   * The packages of others that become part of its CommonJS modules in `dist/cjs`, as the contract does. Jest can't require other
   * modules.
   */
  readonly commonjs?: readonly string[];
  /** Packages that become part of its pages, as a whole or in part. */
  readonly pagePackages?: readonly string[];
  /** Creates the files of the package that aren't modules. @param dir the folder of the built modules */
  readonly pages?: (dir: string) => Promise<void>;
  /** The command that the package installs. */
  readonly command?: Readonly<Record<string, string>>;
};

/** Writes the list of scenarios that `--list` and `--explain` read, so that they don't load every scenario. */
const writeScenarioList = async (dir: string): Promise<void> => {
  const list = (await loadScenarioFiles()).map(({ file, scenario: { id, title, clauses, needs } }) => ({
    file: `dist/${file.replace(/\.ts$/, '.js')}`,
    scenario: { id, title, clauses, needs },
  }));
  await writeFile(join(dir, 'scenarios', scenarioList), JSON.stringify(list));
};

/** Writes the forms of the bundle that aren't committed. */
const writeDocumentForms = async (dir: string): Promise<void> => {
  const { 'openapi.json': _, ...forms } = documentForms(bundle);
  for (const [name, content] of Object.entries(forms)) await writeFile(join(dir, name), content);
};

/** Writes the contract's changelog, for people and for the command of the package. */
const writeHistory = async (dir: string): Promise<void> => {
  const history = await contractHistory();
  await writeFile(join(dir, 'changes.json'), JSON.stringify(history.versions));
  await writeFile(join(dir, 'CHANGELOG.md'), `# @workspace-api/contract\n\n${renderHistory(history)}`);
};

const sqliteWasm = '@sqlite.org/sqlite-wasm';

/** The files to which its module refers by URLs. Bundlers require that all of them exist. */
const sqliteFiles = ['sqlite3.wasm', 'sqlite3-opfs-async-proxy.js', 'sqlite3-worker1.mjs'];

/** The published packages, each after the packages that it depends on. */
export const packageBuilds: readonly PackageBuild[] = [
  {
    name: 'contract',
    folder: 'generated',
    entry: { index: 'index.ts', 'sandbox/index': 'sandbox/index.ts' },
    command: { cli: 'cli.ts' },
    pages: async (dir) => {
      await writeDocumentForms(dir);
      await writeHistory(dir);
    },
    // A bundler drops unused modules as a whole, but it keeps parts of a module that are computed.
    unbundle: {},
  },
  {
    name: 'client',
    folder: 'client',
    entry: {
      index: 'index.ts',
      'operations/index': 'operations/index.ts',
      'node/save-list': 'node/save-list.ts',
      'tanstack-query/create-queries': 'tanstack-query/create-queries.ts',
    },
    commonjs: ['openapi-fetch'],
    unbundle: {},
  },
  {
    name: 'mock',
    folder: 'mocks',
    entry: {
      index: 'index.ts',
      mutants: 'mutants/index.ts',
      msw: 'msw/handlers.ts',
      vitest: 'fixtures/vitest.ts',
      playwright: 'fixtures/playwright.ts',
    },
    browserEntry: {
      entry: { browser: 'browser.ts', 'mount-dashboard': 'mount-dashboard.ts' },
      tsconfig: 'mocks/sandbox/host/web/tsconfig.json',
    },
    // SQLite for WebAssembly says that it needs Node 22, but only browsers use it.
    bundledPackages: ['kysely', sqliteWasm],
    pagePackages: [
      'preact',
      '@preact/signals',
      'diff',
      'eventsource-parser',
      'rfc6902',
      'yaml',
      'minisearch',
      '@noble/hashes',
    ],
    command: { cli: 'sandbox/cli.ts' },
    pages: async (dir) => {
      for (const file of sqliteFiles)
        await cp(fromRoot(`node_modules/${sqliteWasm}/dist/${file}`), join(dir, file));
      await buildDashboard();
      await buildSite({ forSandbox: true });
    },
  },
  {
    name: 'conformance',
    folder: 'conformance',
    entry: {
      index: 'index.ts',
      'vitest/describe-conformance': 'vitest/describe-conformance.ts',
      'drivers/sandbox': 'drivers/sandbox.ts',
    },
    command: { 'cli/main': 'cli/main.ts' },
    pages: writeScenarioList,
    unbundle: {
      // Scenarios are found by their file names.
      suffix: '.scenario.ts',
      assets: ['page-script.js', 'page.css'].map((file) => `report/html/${file}`),
    },
  },
];
