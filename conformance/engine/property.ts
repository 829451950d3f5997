import fc from 'fast-check';
import type { Case } from './case/case.ts';
import type { CaseRecord } from './case/case-record.ts';
import type { CaseRunner } from './case-runner.ts';
import type { CaseOutcome } from './events.ts';
import { deriveSeed } from './settings/choose.ts';
import { type Effort, runsByEffort, timeMsByEffort } from './settings/effort.ts';
import type { RunSettings } from './settings/settings.ts';

/** A property that holds for every value. */
export type Property<T> = {
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<T>;
  readonly body: (t: Case, value: T) => Promise<unknown>;
  /**
   * How many values to try instead of the effort's default. A run always tries the values of `quick`, however long it takes.
   */
  readonly runs?: Partial<Record<Effort, number>>;
};

/**
 * Checks a property with random values, and shrinks the first failure. A smaller value counts only if it breaks the same
 * clause. Errors of the harness and missing prerequisites end the property and are not shrunk.
 */
export const runProperty = <T>(
  runner: CaseRunner,
  { effort, seed, replay: requested }: Pick<RunSettings, 'effort' | 'seed' | 'replay'>,
  record: CaseRecord,
  { name, arbitrary, body, runs = {} }: Property<T>,
): Promise<void> =>
  runner.run(record, async (one) => {
    const timeMs = timeMsByEffort[effort];
    const minRuns = runs.quick ?? runsByEffort.quick;
    let deadline = performance.now() + timeMs;
    let tried = 0;
    let outcome: CaseOutcome = 'done';
    /** The clause that a value broke, and what reports the smallest such value. */
    const broken: { clause?: string; report?: (path: string | null | undefined) => void } = {};
    const predicate = async (value: T): Promise<void> => {
      const isLate = performance.now() > deadline;
      const isBroken = broken.clause !== undefined;
      if (isBroken ? isLate : outcome !== 'done' || (isLate && tried >= minRuns)) return;
      tried += 1;
      const once = () => one.attempt((t) => body(t, value));
      const attempt = await once();
      const { end } = attempt;
      if (!isBroken) {
        one.note(attempt);
        outcome = end.kind;
        if (end.kind !== 'violation') one.report(attempt, once);
        else deadline = performance.now() + timeMs;
      }
      if (end.kind !== 'violation') return;
      const { clause } = end.violation.broken;
      broken.clause ??= clause;
      if (clause !== broken.clause) return;
      broken.report = (path) => {
        const label = `${name}: ${fc.stringify(value).slice(0, 300)}`;
        one.report(attempt, once, { ...(path && { path }), label });
      };
      throw end.violation;
    };
    const { counterexamplePath } = await fc.check(fc.asyncProperty(arbitrary, predicate), {
      seed: deriveSeed(seed, record.scenario, record.slug),
      numRuns: runs[effort] ?? runsByEffort[effort],
      ...(requested?.path !== undefined && { path: requested.path, endOnFailure: true }),
    });
    broken.report?.(counterexamplePath);
    return outcome;
  });
