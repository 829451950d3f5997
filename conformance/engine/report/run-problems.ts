import type { ClauseId } from '@workspace-api/contract';

/** A case of a scenario. */
export type Place = { scenario: string; case: string };

/** Why a run ended before its last scenario. Everything checked by then counts. */
export type AbortReason = {
  /** What the rest of the run lacks, as a noun phrase. */
  missing: string;
  /** The error message; null if a limit of the run was reached. */
  error: string | null;
  /** The case that noticed it. */
  at: Place | null;
};

/** An operation of the target, or a capability of the driver, that returned no usable response. */
export type SourceFailure = {
  /** The operation's id, or a description of the capability. */
  source: string;
  why: string;
  /** Whether a finding reports it too. If not, it is an error. */
  isFinding: boolean;
  isGivenUp: boolean;
  /** Number of cases that could not be checked because of it. */
  cases: number;
  /** The clauses of those cases. */
  clauses: Set<ClauseId>;
  at: Place | null;
};

/** A request without a response: the operation's id or the capability, and its method and path for people. */
export type LostRequest = { source: string; request: string };

/** The target stopped responding and responded again. The lost request is the first one without a response. */
export type Restart = LostRequest & {
  /** The request before it, which got a response; null if there was none. */
  lastResponse: string | null;
  /** How long the target didn't respond, in milliseconds. */
  downMs: number;
  /** The case in which it happened. */
  at: Place | null;
};

/** Names the requests that may have stopped the target, as a sentence. */
export const describeBefore = ({
  request,
  lastResponse,
}: Pick<Restart, 'request' | 'lastResponse'>): string =>
  `${request} got no response${lastResponse === null ? '' : `, and the request before it was ${lastResponse}`}.`;
