import type { Exchange } from '../../target/exchange.ts';
import { getJson } from '../body.ts';
import { checkExchange } from '../check-exchange.ts';
import { createAgentStateCheck } from './agent-states.ts';
import { createClockWatch } from './clock-watch.ts';
import { createCredentialsCheck } from './credentials.ts';
import { createDeadTokenCheck } from './dead-tokens.ts';
import { createDecisionCheck } from './decisions.ts';
import { createDraftCheck } from './draft-strings.ts';
import { createErrorDetailsCheck } from './error-details.ts';
import { createIdentityCheck } from './identity.ts';
import { createListPageCheck } from './list-pages.ts';
import { createOAuthCheck } from './oauth.ts';
import { createOneTimeSecretCheck } from './one-time-secrets.ts';
import { createRateArithmeticCheck } from './rate-arithmetic.ts';
import { createReplayCheck } from './replays.ts';
import { createRepresentationCheck } from './representation.ts';
import { createRequestValidityCheck } from './request-validity.ts';
import { createScopeCheck } from './scopes.ts';
import { createSecretRecordCheck } from './secret-records.ts';
import { createSecretValueCheck } from './secret-values.ts';
import { createTenancyCheck } from './tenancy.ts';
import { createTokenBook } from './token-book.ts';
import type { TraceCheck, TraceCheckResult, TracedCall, TraceOptions } from './traced-call.ts';
import { createWalkCheck } from './walks.ts';

/** Checks the calls of a trace in the order in which they started and ended. */
export type Trace = {
  /** A call is sent. */
  started: (call: TracedCall) => void;
  /** The response is complete. @param endedAt when, in milliseconds since 1970 */
  ended: (call: TracedCall, exchange: Exchange, endedAt: number) => TraceCheckResult[];
  /** No complete response arrived. */
  lost: (call: TracedCall) => void;
};

/** Receives the exception of a check. The other checks and the trace continue. */
type OnError = (call: TracedCall, error: unknown) => void;

/**
 * Starts a trace with no prior knowledge. Every result holds regardless of other clients, of what happened before the trace,
 * and of the order in which overlapping calls were carried out. Unless the trace has exclusive use of the target, reads are not
 * expected to return what was written.
 */
export const createTrace = (options: TraceOptions, onError: OnError): Trace => {
  const book = createTokenBook(options);
  const clock = createClockWatch();
  const replays = createReplayCheck(clock);
  const checks: TraceCheck[] = [
    replays,
    createDeadTokenCheck(book),
    createScopeCheck(book),
    createTenancyCheck(book),
    createIdentityCheck(book),
    createOneTimeSecretCheck(),
    createSecretValueCheck(),
    createOAuthCheck(),
    createListPageCheck(),
    createWalkCheck(options),
    createDecisionCheck(),
    createRepresentationCheck(),
    createCredentialsCheck(),
    createErrorDetailsCheck(),
    createRequestValidityCheck(),
    createRateArithmeticCheck(clock),
    ...(options.isExclusive ? [createAgentStateCheck(), createSecretRecordCheck(), createDraftCheck()] : []),
  ];

  /** Returns the results of one checker; none if it throws. */
  const attempt = <T>(call: TracedCall, work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      onError(call, error);
      return undefined;
    }
  };

  return {
    started: (call) => {
      attempt(call, () => book.started(call));
      for (const check of checks) attempt(call, () => check.started?.(call));
    },
    ended: (call, exchange, endedAt) => {
      const response = { exchange, body: getJson(exchange), endedAt, isRepeat: replays.isRepeat(call) };
      attempt(call, () => clock.note(response));
      attempt(call, () => book.ended(call, response));
      const { operation } = call;
      const own = operation && attempt(call, () => checkExchange(exchange, operation));
      return [
        ...(own ?? []),
        ...checks.flatMap((check) => attempt(call, () => check.ended(call, response)) ?? []),
      ];
    },
    lost: (call) => {
      for (const check of checks) attempt(call, () => check.lost?.(call));
    },
  };
};
