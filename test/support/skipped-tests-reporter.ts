import type { Reporter, Vitest } from 'vitest/node';

/** What a run of a project leaves to other commands. */
const leftTo: Readonly<Record<string, readonly string[]>> = {
  sqlite: [
    'The tests in a browser: npm run test:browser',
    'PostgreSQL, processes, packages, other tools, and all that takes long: npm run test:thorough',
  ],
  browser: process.env.CI
    ? ['How pages look, axe, and long tests of pages: npm run test:browser without CI set.']
    : [],
};

const withoutPostgres =
  'PostgreSQL: none found, so the sandbox ran only on SQLite. Install it, or set TEST_DATABASE_URL.';
const withoutPosix = 'POSIX shells, signals and file modes: run the tests on Linux or macOS.';

type Machine = { readonly hasPostgres: boolean; readonly isWindows: boolean };

/** Prints the skipped tests at the end of a run, and how to run them. */
export class SkippedTestsReporter implements Reporter {
  readonly #machine: Machine;
  #projects: readonly string[] = [];

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  onInit(vitest: Vitest): void {
    this.#projects = vitest.projects.map(({ name }) => name);
  }

  onTestRunEnd(): void {
    const usesDatabases = this.#projects.includes('thorough');
    const lines = [
      ...new Set(this.#projects.flatMap((name) => leftTo[name] ?? [])),
      ...(usesDatabases && !this.#machine.hasPostgres ? [withoutPostgres] : []),
      ...(this.#machine.isWindows ? [withoutPosix] : []),
    ];
    if (lines.length > 0)
      console.log(['', 'Skipped tests', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }
}
