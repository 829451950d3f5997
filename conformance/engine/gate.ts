import { type OperationShape, operationList } from '@workspace-api/contract';
import fc from 'fast-check';
import type { Case, TargetFacts } from './case/case.ts';
import type { CaseRecord } from './case/case-record.ts';
import type { CaseBody, CaseRunner } from './case-runner.ts';
import type { CaseOutcome } from './events.ts';
import type { Session } from './session/session.ts';
import { chooseSome, deriveSeed, oneForEachKind } from './settings/choose.ts';
import { type Effort, runsByEffort, timeMsByEffort } from './settings/effort.ts';
import type { RunSettings } from './settings/settings.ts';
import { findUnsupported } from './settings/unsupported.ts';

type Matches = (operation: OperationShape) => boolean;
type Share = <T>(values: readonly T[], count?: number) => T[];
type OperationBody = (operation: OperationShape, t: Case, share: Share) => Promise<unknown>;

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
const runProperty = <T>(
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

/** Creates the tools for writing a scenario, which it runs with. */
export const createGate = ({ settings, turns }: Session, id: string, runner: CaseRunner) => {
  const runAt = (record: CaseRecord, body: CaseBody): Promise<void> =>
    runner.run(record, async (one) => {
      const first = await one.attempt(body);
      one.note(first);
      one.report(first, () => one.attempt(body, true));
      return first.end.kind;
    });

  /** The operations that match and aren't declared unsupported. */
  const operations = (matches: Matches): OperationShape[] =>
    operationList.filter(matches).filter((operation) => {
      const unsupported = findUnsupported(settings.unsupported, null, operation);
      if (unsupported === null) return true;
      runner.leaveOut(operation.id, unsupported);
      return false;
    });

  /** @param all the number of operations among which the variations are shared, if the target offers them all */
  const runEach = (chosen: readonly OperationShape[], body: OperationBody, all = chosen.length) =>
    turns.spread(
      chosen.map((operation, index) => {
        const record = runner.place(operation.id);
        const share: Share = (values, count = 1) =>
          chooseSome(values, Math.ceil((count * all) / chosen.length), settings, id, index);
        return () => runAt(record, (t) => body(operation, t, share));
      }),
    );

  const prepareProperty = <T>(property: Property<T>) => {
    const record = runner.place(property.name);
    return () => runProperty(runner, settings, record, property);
  };

  return {
    target: settings as TargetFacts,
    effort: settings.effort,
    operations,
    /** Runs one named case. */
    case: (name: string, body: CaseBody): Promise<void> => runAt(runner.place(name), body),
    /**
     * Runs one case for each operation that matches and isn't declared unsupported. `share` selects the variations to try with
     * an operation: with `quick` only `count` of them, the next ones for the next operation, and more if fewer operations are
     * offered; otherwise all.
     */
    eachOperation: (matches: Matches, body: OperationBody): Promise<void> =>
      runEach(operations(matches), body, operationList.filter(matches).length),
    /**
     * Runs cases for operations that are alike, for a clause that holds on every operation: with `quick` one for each kind of
     * handler (list, single read, creation, action, deletion …), which the seed chooses; otherwise one for each operation.
     */
    eachKind: (matches: Matches, body: OperationBody): Promise<void> =>
      runEach(oneForEachKind(operations(matches), settings, id), body),
    /**
     * The variations to try with an operation, or another key: with `quick` only `count` of them, other ones for the next key
     * and the next seed; otherwise all.
     */
    some: <T>(key: string, values: readonly T[], count = 1): T[] =>
      chooseSome(values, count, settings, `${id} ${key}`),
    /** Checks that a property holds for every value. Tries random values, and shrinks a value that fails. */
    property: <T>(
      name: string,
      arbitrary: fc.Arbitrary<T>,
      body: (t: Case, value: T) => Promise<unknown>,
      options: Pick<Property<T>, 'runs'> = {},
    ): Promise<void> => prepareProperty({ name, arbitrary, body, ...options })(),
    /** Checks several properties, at the same time while there are free turns. */
    properties: <T>(all: readonly Property<T>[]): Promise<void> => turns.spread(all.map(prepareProperty)),
  };
};

export type Gate = ReturnType<typeof createGate>;
