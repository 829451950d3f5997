import type { Report } from './report/report.ts';

/** The run cannot start: bad usage, or a target that is unreachable or refuses the token. Exit code 2. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** What the gate or a driver threw by mistake, with the first place in a scenario, a check or a driver. */
export const describeException = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack?.split('\n').find((line) => /scenarios|drivers|checks/.test(line));
  return `${error.name}: ${error.message}${at ? ` (${at.trim()})` : ''}`;
};

/** The run was aborted. The records that it created are deleted. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** The report on what was checked until then, with the records that could not be deleted; null if the run had not started. */
  readonly report: Report | null;

  constructor(report: Report | null) {
    const lines = report?.leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`) ?? [];
    super(
      ['Interrupted. No verdict.', ...(lines.length > 0 ? ['Left on the target:', ...lines] : [])].join('\n'),
    );
    this.report = report;
  }
}
