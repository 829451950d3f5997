import type { Exchange } from '../../target/exchange.ts';
import { getJson } from '../body.ts';
import { judgeExchange } from '../judge-exchange.ts';
import { createAgentStateJudge } from './agent-states.ts';
import { createClockWatch } from './clock-watch.ts';
import { createCredentialsJudge } from './credentials.ts';
import { createDeadTokenJudge } from './dead-tokens.ts';
import { createDecisionJudge } from './decisions.ts';
import { createDraftJudge } from './draft-texts.ts';
import { createErrorDetailsJudge } from './error-details.ts';
import { createIdentityJudge } from './identity.ts';
import { createListPageJudge } from './list-pages.ts';
import { createOAuthJudge } from './oauth.ts';
import { createOneTimeSecretJudge } from './one-time-secrets.ts';
import { createRateArithmeticJudge } from './rate-arithmetic.ts';
import { createReplayJudge } from './replays.ts';
import { createRepresentationJudge } from './representation.ts';
import { createRequestValidityJudge } from './request-validity.ts';
import { createScopeJudge } from './scopes.ts';
import { createSecretRecordJudge } from './secret-records.ts';
import { createSecretValueJudge } from './secret-values.ts';
import { createTenancyJudge } from './tenancy.ts';
import { createTokenBook } from './token-book.ts';
import type { TracedCall, TraceJudge, TraceJudgement, TraceOptions } from './traced-call.ts';
import { createWalkJudge } from './walks.ts';

/** Judges the calls of a trace in the order in which they started and ended. */
export type Trace = {
  /** A call is sent. */
  started: (call: TracedCall) => void;
  /** Its answer is complete. @param endedAt when, in milliseconds since 1970 */
  ended: (call: TracedCall, exchange: Exchange, endedAt: number) => TraceJudgement[];
  /** No complete answer came. */
  lost: (call: TracedCall) => void;
};

/** Takes the exception of a judge: the others go on, and so does the trace. */
type OnError = (call: TracedCall, error: unknown) => void;

/**
 * Starts a trace of which nothing is known. Every judgement holds whatever other clients do to the target, whatever was
 * before the trace, and in whichever order overlapping calls were carried out; unless the target is exclusive to the
 * trace, what was written is not expected to be read.
 */
export const createTrace = (options: TraceOptions, onError: OnError): Trace => {
  const book = createTokenBook(options);
  const clock = createClockWatch();
  const replays = createReplayJudge(clock);
  const judges: TraceJudge[] = [
    replays,
    createDeadTokenJudge(book),
    createScopeJudge(book),
    createTenancyJudge(book),
    createIdentityJudge(book),
    createOneTimeSecretJudge(),
    createSecretValueJudge(),
    createOAuthJudge(),
    createListPageJudge(),
    createWalkJudge(options),
    createDecisionJudge(),
    createRepresentationJudge(),
    createCredentialsJudge(),
    createErrorDetailsJudge(),
    createRequestValidityJudge(),
    createRateArithmeticJudge(clock),
    ...(options.isExclusive ? [createAgentStateJudge(), createSecretRecordJudge(), createDraftJudge()] : []),
  ];

  /** What a part of the judging returns; nothing if it throws. */
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
      for (const judge of judges) attempt(call, () => judge.started?.(call));
    },
    ended: (call, exchange, endedAt) => {
      const response = { exchange, body: getJson(exchange), endedAt, isRepeat: replays.isRepeat(call) };
      attempt(call, () => clock.note(response));
      attempt(call, () => book.ended(call, response));
      const { operation } = call;
      const own = operation && attempt(call, () => judgeExchange(exchange, operation));
      return [
        ...(own ?? []),
        ...judges.flatMap((judge) => attempt(call, () => judge.ended(call, response)) ?? []),
      ];
    },
    lost: (call) => {
      for (const judge of judges) attempt(call, () => judge.lost?.(call));
    },
  };
};
