import { parseHttpDate } from '@workspace-api/contract';
import { type Exchange, hasOperation } from '../../target/exchange.ts';
import { getJson } from '../body.ts';
import { checkExchange } from '../check-exchange.ts';
import type { CheckResult } from '../check-result.ts';
import { stringsIn } from '../find-string.ts';
import { parseInstant } from '../instant.ts';
import { createFinalStateCheck } from './final-states.ts';
import { createKeyCheck } from './keys.ts';
import { createOAuthCheck } from './oauth.ts';
import { createRateArithmeticCheck } from './rate-arithmetic.ts';
import { createReplayCheck } from './replays.ts';
import { negotiationCheck, requestValidityCheck } from './requests.ts';
import { createSecretCheck } from './secrets.ts';
import type { TraceCheck, TracedCall, TraceOptions } from './traced-call.ts';
import { createWalkCheck } from './walks.ts';
import { createWrittenDataCheck } from './written-data.ts';

/** Members with a time in the past, by the server's clock. */
const pastMembers = new Set(['created_at', 'updated_at', 'submitted_at', 'last_used_at', 'ts']);

/** Clocks of machines differ by seconds. A larger difference (in milliseconds) means that someone moved the clock. */
const mostSkew = 3_600_000;

/**
 * Whether a response shows that the server's clock was moved ahead, as tests do: by its `Date` (RFC 9110, section 6.6.1) or a time
 * in its body. From then on, time-dependent clauses can't be checked.
 */
const showsMovedClock = ({ headers }: Exchange, body: unknown, endedAt: number): boolean => {
  const past = stringsIn(body, () => true).filter(({ key }) => pastMembers.has(key));
  const instants = [
    parseHttpDate(headers.date ?? '', endedAt),
    ...past.map(({ string }) => parseInstant(string)),
  ];
  // An invalid time is NaN, which isn't later.
  return instants.some((instant) => instant > endedAt + mostSkew);
};

type OnError = (error: unknown, call: TracedCall) => void;

const createChecks = (options: TraceOptions, onError: OnError): TraceCheck[] => [
  {
    ended: ({ call, exchange }) =>
      hasOperation(exchange) ? checkExchange(exchange, (error) => onError(error, call)) : [],
  },
  createReplayCheck(),
  createKeyCheck(options),
  createSecretCheck(),
  createOAuthCheck(),
  createWalkCheck(options),
  createFinalStateCheck(),
  negotiationCheck,
  requestValidityCheck,
  createRateArithmeticCheck(),
  ...(options.isExclusive ? [createWrittenDataCheck()] : []),
];

/**
 * Starts a trace with no prior knowledge. It checks calls in the order in which they started and ended. Every result holds
 * regardless of other clients, of what happened before the trace, and of the order in which overlapping calls were carried out.
 * Unless the trace has exclusive use of the target, reads are not expected to return what was written.
 *
 * @param onError called with what a check throws by mistake; the other checks continue
 */
export const createTrace = (options: TraceOptions, onError: OnError) => {
  const checks = createChecks(options, onError);
  const forEachCheck = (call: TracedCall, work: (check: TraceCheck) => void): void => {
    for (const check of checks) {
      try {
        work(check);
      } catch (error) {
        onError(error, call);
      }
    }
  };
  /** The number of starts and ends so far. */
  let position = 0;
  const starts = new WeakMap<TracedCall, { started: number; isRepeat: boolean }>();
  const routes = new Set<string | null>();
  let isClockMoved = false;

  return {
    /** A call is sent. */
    started: (call: TracedCall): void => {
      position += 1;
      starts.set(call, { started: position, isRepeat: call.route !== null && routes.has(call.route) });
      routes.add(call.route);
      forEachCheck(call, (check) => check.started?.(call, position));
    },
    /** The response is complete. @param endedAt when, in milliseconds since 1970 */
    ended: (call: TracedCall, exchange: Exchange, endedAt: number): CheckResult[] => {
      position += 1;
      const body = getJson(exchange);
      isClockMoved ||= showsMovedClock(exchange, body, endedAt);
      const start = starts.get(call) ?? { started: 0, isRepeat: false };
      const response = { call, exchange, body, endedAt, ...start, ended: position, isClockMoved };
      const results: CheckResult[] = [];
      forEachCheck(call, (check) => results.push(...check.ended(response)));
      return results;
    },
    /** No complete response arrived. */
    lost: (call: TracedCall): void => forEachCheck(call, (check) => check.lost?.(call)),
  };
};

export type Trace = ReturnType<typeof createTrace>;
