import fc from 'fast-check';
import type { Attempt } from './attempt.ts';
import type { Case } from './case.ts';
import type { CaseRunner } from './case-runner.ts';
import { type Effort, runsOf, timeOf } from './effort.ts';

export type PropertyOptions = {
  /** How many values to try, where the effort's own number doesn't fit. */
  runs?: Partial<Record<Effort, number>>;
  /** How long it may take, in milliseconds; shrinking has as much again. */
  timeMs?: Partial<Record<Effort, number>>;
};

/** What fast-check is told of a replayed model run beside seed and path. */
type Arbitrary<T> = (replayPath: string | undefined) => fc.Arbitrary<T>;

const replayPathOf = (value: unknown): string | undefined => {
  const text = (value as { metadataForReplay?: () => string } | null)?.metadataForReplay?.();
  return text?.match(/replayPath="([^"]*)"/)?.[1];
};

/**
 * Holds a property against random values. The first clause that breaks is shrunk: a smaller value counts only if it
 * breaks the same clause. What the harness or a lack ends is not shrunk.
 */
export const runProperty = async <T>(
  runner: CaseRunner,
  effort: Effort,
  name: string,
  arbitrary: Arbitrary<T>,
  body: (t: Case, value: T) => Promise<unknown>,
  options: PropertyOptions,
): Promise<void> => {
  const { replay, asked, skipped, seed } = runner.place(name);
  if (skipped) return;
  const timeMs = options.timeMs?.[effort] ?? timeOf[effort];
  const once = (value: T): Promise<Attempt> => runner.attempt((t) => body(t, value));

  const deadline = performance.now() + timeMs;
  let stopped = false;
  let broken: { clause: string; until: number; value: T; attempt: Attempt } | null = null;
  const predicate = async (value: T): Promise<void> => {
    if (stopped || performance.now() > (broken?.until ?? deadline)) return;
    const result = await once(value);
    const { end } = result;
    if (!broken) {
      runner.note(name, result);
      if (end.kind !== 'violation') await runner.report(name, replay, result, () => once(value));
    }
    if (end.kind === 'lacks' || end.kind === 'error') stopped = true;
    if (end.kind !== 'violation') return;
    const { clause } = end.violation;
    if (broken && clause !== broken.clause) return;
    broken = { clause, until: broken?.until ?? performance.now() + timeMs, value, attempt: result };
    throw end.violation;
  };

  const details = await fc.check(fc.asyncProperty(arbitrary(asked?.replayPath), predicate), {
    seed,
    numRuns: options.runs?.[effort] ?? runsOf[effort],
    ...(asked?.path === undefined ? {} : { path: asked.path, endOnFailure: true }),
  });
  // Assigned within the predicate, which the compiler doesn't follow.
  const smallest = broken as { value: T; attempt: Attempt } | null;
  if (!smallest) return;
  const path = details.counterexamplePath ?? undefined;
  const replayPath = details.counterexample ? replayPathOf(details.counterexample[0]) : undefined;
  const found = {
    ...replay,
    ...(path === undefined ? {} : { path }),
    ...(path === undefined || replayPath === undefined ? {} : { replayPath }),
  };
  const shown = `${name}: ${fc.stringify(smallest.value).slice(0, 300)}`;
  await runner.report(shown, found, smallest.attempt, () => once(smallest.value));
};
