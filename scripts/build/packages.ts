import { buildDashboard } from '../../mocks/dashboard/build.js';
import { buildSite } from '../docs/build-site.ts';
import { sandboxSiteFolder } from '../docs/folders.ts';

/** How a package is built from its sources. */
export type PackageBuild = {
  readonly name: string;
  /** Its folder in the repository. */
  readonly folder: string;
  /** What is imported from outside, by the name of the file that it becomes. */
  readonly entry: Readonly<Record<string, string>>;
  /** Each source becomes a separate file, and what it reads beside itself is copied. */
  readonly unbundle?: { readonly more?: readonly string[]; readonly assets?: readonly string[] };
  /** Makes the files of the package that are no modules. */
  readonly pages?: () => Promise<void>;
  /** The command. */
  readonly command?: Readonly<Record<string, string>>;
};

/** The packages that are published, each after those that it depends on. */
export const packageBuilds: readonly PackageBuild[] = [
  {
    name: 'contract',
    folder: 'generated',
    entry: { index: 'index.ts', 'sandbox/index': 'sandbox/index.ts' },
    // A bundler drops whole modules that nothing uses, but not the parts of one that are computed.
    unbundle: {},
  },
  {
    name: 'client',
    folder: 'client',
    entry: { index: 'index.ts', 'operations/index': 'operations/index.ts' },
    unbundle: {},
  },
  {
    name: 'mock',
    folder: 'mocks',
    entry: { index: 'index.ts', mutants: 'mutants/index.ts' },
    command: { cli: 'sandbox/cli.ts' },
    pages: async () => {
      await buildDashboard();
      await buildSite({ out: sandboxSiteFolder, forSandbox: true });
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
    unbundle: {
      // They are found by the names of their files.
      more: ['scenarios/**/*.scenario.ts'],
      assets: ['page-script.js', 'base.css', 'parts.css', 'media.css'].map((file) => `report/html/${file}`),
    },
  },
];
