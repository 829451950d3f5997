import type { Reporter } from 'vitest/node';

/** Prints the skipped tests at the end of a run, and how to run them. */
export class SkippedTestsReporter implements Reporter {
  readonly #lines: readonly string[];

  /** @param lines one sentence per group of skipped tests; empty if the run skipped nothing */
  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    console.log(['', 'Skipped tests', ...this.#lines.map((line) => `  ${line}`), ''].join('\n'));
  }
}
