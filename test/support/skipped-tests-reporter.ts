import type { Reporter } from 'vitest/node';

/** Says at the end of a run what it did not test, and how to test that. */
export class SkippedTestsReporter implements Reporter {
  readonly #lines: readonly string[];

  /** @param lines one sentence for each thing; none if the run left nothing out */
  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    console.log(['', 'Left out', ...this.#lines.map((line) => `  ${line}`), ''].join('\n'));
  }
}
