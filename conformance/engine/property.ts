import fc from 'fast-check';
import type { Attempt } from './case/attempt.ts';
import type { Case } from './case/case.ts';
import type { CaseRunner, Place } from './case-runner.ts';
import { type Effort, runsByEffort, timeMsByEffort } from './settings/effort.ts';
import type { RunSettings } from './settings/settings.ts';

export type PropertyOptions = {
  /**
   * How many values to try instead of the effort's default. A run always tries the values of `quick`, however long it takes.
   */
  runs?: Partial<Record<Effort, number>>;
};

type Broken<T> = { clause: string; deadline: number; value: T; attempt: Attempt };

/** A property that holds for every value. */
export type Property<T> = {
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<T>;
  readonly body: (t: Case, value: T) => Promise<unknown>;
  readonly options?: PropertyOptions;
};

/**
 * Checks a property with random values, and shrinks the first failure. A smaller value counts only if it breaks the same
 * clause. Errors of the harness and missing prerequisites end the property and are not shrunk.
 */
export const runProperty = async <T>(
  runner: CaseRunner,
  { effort, replay: requestedReplay }: Pick<RunSettings, 'effort' | 'replay'>,
  place: Place,
  { name, arbitrary, body, options = {} }: Property<T>,
): Promise<void> => {
  const { replay, isSkipped, seed } = place;
  if (isSkipped) return;
  const started = runner.start(place);
  const timeMs = timeMsByEffort[effort];
  const minRuns = options.runs?.quick ?? runsByEffort.quick;
  const once = (value: T): Promise<Attempt> => runner.attempt(started, (t) => body(t, value));
  const repetitions: (() => Promise<void>)[] = [];

  const deadline = started.startedAt + timeMs;
  const state: { tried: number; ended: 'not-exercised' | 'error' | null; broken: Broken<T> | null } = {
    tried: 0,
    ended: null,
    broken: null,
  };
  const isOver = (): boolean => {
    if (state.broken) return performance.now() > state.broken.deadline;
    return state.ended !== null || (state.tried >= minRuns && performance.now() > deadline);
  };
  const predicate = async (value: T): Promise<void> => {
    if (isOver()) return;
    state.tried += 1;
    const attempt = await once(value);
    const { end } = attempt;
    if (!state.broken) {
      runner.note(started, attempt);
      const repetition =
        end.kind === 'violation' ? null : runner.repetition(started, attempt, () => once(value));
      if (repetition) repetitions.push(repetition);
    }
    if (end.kind === 'not-exercised' || end.kind === 'error') state.ended = end.kind;
    if (end.kind !== 'violation') return;
    const { clause } = end.violation;
    if (state.broken && clause !== state.broken.clause) return;
    const until = state.broken?.deadline ?? performance.now() + timeMs;
    state.broken = { clause, deadline: until, value, attempt };
    throw end.violation;
  };

  const details = await fc.check(fc.asyncProperty(arbitrary, predicate), {
    seed,
    numRuns: options.runs?.[effort] ?? runsByEffort[effort],
    ...(requestedReplay?.path === undefined ? {} : { path: requestedReplay.path, endOnFailure: true }),
  });
  const { broken } = state;
  if (broken) {
    const path = details.counterexamplePath ?? undefined;
    const failingReplay = { ...replay, ...(path === undefined ? {} : { path }) };
    const label = `${name}: ${fc.stringify(broken.value).slice(0, 300)}`;
    const repetition = runner.repetition(started, broken.attempt, () => once(broken.value), {
      replay: failingReplay,
      label,
    });
    if (repetition) repetitions.push(repetition);
  }
  await runner.finish(started, broken ? 'violation' : (state.ended ?? 'done'), repetitions);
};
