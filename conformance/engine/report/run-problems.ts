import type { ClauseId } from '@workspace-api/contract';

/** A case of a scenario. */
export type Place = { scenario: string; case: string };

/** Why a run ended before its last scenario. What it judged by then counts. */
export type AbortReason = {
  /** What is missing for the rest, as a noun phrase. */
  missing: string;
  /** What went wrong; null if a limit of the run was reached. */
  error: string | null;
  /** The case in which it was noticed. */
  at: Place | null;
};

/** An operation of the target, or a capability of the driver, that gave no usable answer. */
export type SourceFailure = {
  /** The operation's id, or the capability in words. */
  source: string;
  why: string;
  /** Whether a finding says it too; otherwise it is an error. */
  isFinding: boolean;
  isGivenUp: boolean;
  /** Cases that could not be judged because of it. */
  cases: number;
  /** The clauses of those cases. */
  clauses: Set<ClauseId>;
  at: Place | null;
};
