import type { Leftover } from '../resources/record-events.ts';
import type { Report } from './report/report.ts';

/** The run was aborted. The records that it created are deleted. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  /** The report on what was checked until then; null if the run had not started. */
  readonly report: Report | null;

  constructor(report: Report | null) {
    const lines = toLeftovers(report).map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`);
    super(
      ['Interrupted. No verdict.', ...(lines.length > 0 ? ['Left on the target:', ...lines] : [])].join('\n'),
    );
    this.report = report;
  }

  /** The records that could not be deleted. */
  get leftovers(): readonly Leftover[] {
    return toLeftovers(this.report);
  }
}

const toLeftovers = (report: Report | null): readonly Leftover[] => report?.leftovers ?? [];
