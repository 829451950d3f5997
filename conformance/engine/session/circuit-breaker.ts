import type { ClauseId } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseName, Restart } from './run-control.ts';

/** A case cannot continue, because an operation or a capability of the driver returns no usable response. */
export class NoResponseError extends NotExercisedError {
  /** The operation or capability. */
  readonly source: string;

  constructor(source: string, why: string) {
    super(`a usable response of ${source}: ${why}`);
    this.source = source;
  }
}

/** After this many failures in a row, including the repetition of a case, a source is given up. */
const maxInARow = 2;
/** After this many failures in total, a source is given up, whatever it returns in between. */
const maxInTotal = 6;
/** After this many responses, a source that returns only 5xx is given up. */
const maxServerErrors = 4;

/** Creates what the breaker knows of an operation of the target, or a capability of the driver, before its first response. */
const createSource = (source: string) => ({
  /** The operation's id, or a description of the capability. */
  source,
  /** Why it returned no usable response; null if it didn't fail. */
  why: null as string | null,
  inARow: 0,
  inTotal: 0,
  serverErrors: 0,
  isHealthy: false,
  /** The restarts of the target that were counted. */
  restarts: new WeakSet<Restart>(),
  /** Whether a finding reports it too. If not, it is an error. */
  isFinding: false,
  isGivenUp: false,
  /** Number of cases that could not be checked because of it, their clauses, and the first of them. */
  cases: 0,
  clauses: new Set<ClauseId>(),
  at: null as CaseName | null,
});
type Source = ReturnType<typeof createSource>;

/** A source that returned no usable response. */
export type SourceFailure = Source & { why: string };

/**
 * Creates the circuit breaker of a run. It counts the failures of each source: an operation, or a capability of the driver.
 * After {@link maxInARow} failures the source is given up, and nothing more is sent to it.
 */
export const createCircuitBreaker = () => {
  const sources = new Map<string, Source>();
  const get = (name: string): Source => {
    const source = sources.get(name) ?? createSource(name);
    sources.set(name, source);
    return source;
  };

  return {
    /** @throws NoResponseError if the source was given up */
    check: (name: string): void => {
      const { isGivenUp, why } = get(name);
      if (isGivenUp) throw new NoResponseError(name, why ?? '');
    },
    /**
     * Counts a failure. Requests of one source that were in progress when the target restarted are one failure. Returns the
     * error that ends the case.
     */
    failed: (
      name: string,
      why: string,
      { isFinding = false, restart = null }: { isFinding?: boolean; restart?: Restart | null } = {},
    ): NoResponseError => {
      const source = get(name);
      source.why ??= why;
      if (!restart || !source.restarts.has(restart)) {
        if (restart) source.restarts.add(restart);
        source.inARow += 1;
        source.inTotal += 1;
        source.isFinding ||= isFinding;
        source.isGivenUp ||= source.inARow >= maxInARow || source.inTotal >= maxInTotal;
      }
      return new NoResponseError(name, source.why);
    },
    /** Counts a usable response. */
    succeeded: (name: string): void => {
      Object.assign(get(name), { isHealthy: true, inARow: 0 });
    },
    /** Counts a 5xx that can be checked. A source that returns only 5xx is given up. */
    failedWith5xx: (name: string, why: string): void => {
      const source = get(name);
      if (source.isHealthy) return;
      source.serverErrors += 1;
      if (source.serverErrors < maxServerErrors) return;
      source.why ??= `only 5xx responses, the last one ${why}`;
      source.isGivenUp = true;
    },
    /** Counts a case that could not be checked. */
    noteCase: (name: string, at: CaseName, clauses: readonly ClauseId[]): void => {
      const source = get(name);
      source.cases += 1;
      source.at ??= at;
      for (const clause of clauses) source.clauses.add(clause);
    },
    isGivenUp: (name: string): boolean => get(name).isGivenUp,
    all: (): SourceFailure[] =>
      [...sources.values()].filter((source): source is SourceFailure => source.why !== null),
  };
};
