import type { Reporter, TestCase } from 'vitest/node';

const maxTests = 10;

const formatName = ({ module, project, fullName }: TestCase): string =>
  `${module.relativeModuleId} (${project.name}) > ${fullName}`;

/** Prints the slowest tests at the end of a run: each is meant to take less than ten seconds on an idle machine. */
export default class SlowestTests implements Reporter {
  readonly #tests: { readonly name: string; readonly seconds: number }[] = [];

  onTestCaseResult(test: TestCase): void {
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    this.#tests.push({ name: formatName(test), seconds });
  }

  onTestRunEnd(): void {
    const slowest = this.#tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, maxTests);
    const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log(['', 'Slowest tests', ...lines, ''].join('\n'));
  }
}
