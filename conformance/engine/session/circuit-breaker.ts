import type { ClauseId } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseName, Liveness } from './run-control.ts';

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

/** An operation of the target, or a capability of the driver, that returned no usable response. */
export type SourceFailure = {
  /** The operation's id, or a description of the capability. */
  source: string;
  why: string;
  inARow: number;
  inTotal: number;
  /** The restarts of the target that were counted. */
  restarts: WeakSet<Liveness>;
  /** Whether a finding reports it too. If not, it is an error. */
  isFinding: boolean;
  isGivenUp: boolean;
  /** Number of cases that could not be checked because of it, their clauses, and the first of them. */
  cases: number;
  clauses: Set<ClauseId>;
  at: CaseName | null;
};

/**
 * Creates the circuit breaker of a run. It counts the failures of each source: an operation, or a capability of the driver.
 * After {@link maxInARow} failures the source is given up, and nothing more is sent to it.
 */
export const createCircuitBreaker = () => {
  const failures = new Map<string, SourceFailure>();
  const healthy = new Set<string>();
  const serverErrors = new Map<string, number>();

  const getOrCreate = (source: string, why: string): SourceFailure => {
    const failure = failures.get(source) ?? {
      source,
      why,
      inARow: 0,
      inTotal: 0,
      restarts: new WeakSet(),
      isFinding: false,
      isGivenUp: false,
      cases: 0,
      clauses: new Set(),
      at: null,
    };
    failures.set(source, failure);
    return failure;
  };

  return {
    /** @throws NoResponseError if the source was given up */
    check: (source: string): void => {
      const failure = failures.get(source);
      if (failure?.isGivenUp) throw new NoResponseError(source, failure.why);
    },
    /**
     * Counts a failure. Requests of one source that were in progress when the target restarted are one failure. Returns the
     * error that ends the case.
     */
    failed: (
      source: string,
      why: string,
      { isFinding = false, liveness }: { isFinding?: boolean; liveness?: Liveness } = {},
    ): NoResponseError => {
      const failure = getOrCreate(source, why);
      const isCounted = liveness?.hasRestarted && failure.restarts.has(liveness);
      if (!isCounted) {
        if (liveness) failure.restarts.add(liveness);
        failure.inARow += 1;
        failure.inTotal += 1;
        failure.isFinding ||= isFinding;
        failure.isGivenUp ||= failure.inARow >= maxInARow || failure.inTotal >= maxInTotal;
      }
      return new NoResponseError(source, failure.why);
    },
    /** Counts a usable response. */
    succeeded: (source: string): void => {
      healthy.add(source);
      const failure = failures.get(source);
      if (failure) failure.inARow = 0;
    },
    /** Counts a 5xx that can be checked. A source that returns only 5xx is given up. */
    failedWith5xx: (source: string, why: string): void => {
      if (healthy.has(source)) return;
      const count = (serverErrors.get(source) ?? 0) + 1;
      serverErrors.set(source, count);
      if (count >= maxServerErrors)
        getOrCreate(source, `only 5xx responses, the last one ${why}`).isGivenUp = true;
    },
    /** Counts a case that could not be checked. */
    noteCase: (source: string, at: CaseName, clauses: readonly ClauseId[]): void => {
      const failure = failures.get(source);
      if (!failure) return;
      failure.cases += 1;
      failure.at ??= at;
      for (const clause of clauses) failure.clauses.add(clause);
    },
    isGivenUp: (source: string): boolean => failures.get(source)?.isGivenUp === true,
    all: (): SourceFailure[] => [...failures.values()],
  };
};
