import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { bodyErrors, describeError } from '../../checks/schema-errors.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { DriverError, TransportError } from '../../target/call-error.ts';
import { type Exchange, hasOperation, NotJsonError } from '../../target/exchange.ts';
import { describeException } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { type Case, createCase } from './case.ts';
import { type CaseLog, isExchange, ViolationError } from './case-log.ts';

/** How one run of a case ended. */
export type End =
  | { kind: 'done' }
  | { kind: 'violation'; violation: ViolationError }
  | { kind: 'not-exercised'; reason: NotExercisedError }
  | { kind: 'error'; message: string };

/** One run of a case: its log, and how it ended. */
export type Attempt = { log: CaseLog; end: End };

/** How a body differs from what the contract shows for the operation's success; null if it matches. */
const findUnexpectedReason = (exchange: Exchange): string | null => {
  const { status, mediaType } = exchange;
  if (!hasOperation(exchange)) return `it is outside the contract`;
  if (!isSuccess(exchange)) return `it is not a success`;
  const errors = bodyErrors(exchange);
  if (!errors) return `the contract declares no body of type "${mediaType}" for status ${status}`;
  const first = errors.find(({ isChosen }) => !isChosen) ?? errors[0];
  return first ? describeError(first) : null;
};

/**
 * Describes the last response whose body was read although it doesn't match the contract; null if all bodies matched. If a
 * scenario reads such a response and then throws, the response caused the error. Any other error is a mistake in the scenario.
 */
const describeUnexpectedResponse = (exchanges: readonly Exchange[]): string | null => {
  for (const exchange of exchanges.toReversed()) {
    const deviation = exchange.isRead ? findUnexpectedReason(exchange) : null;
    if (deviation)
      return `${exchange.operation?.id ?? 'a request'} returned ${exchange.status}, and ${deviation}`;
  }
  return null;
};

const unreadable = (what: string): End => ({
  kind: 'not-exercised',
  reason: new NotExercisedError(`a readable response: ${what}`),
});

const toEnd = (error: unknown, log: CaseLog): End => {
  if (error instanceof ViolationError) return { kind: 'violation', violation: error };
  if (error instanceof NotExercisedError) return { kind: 'not-exercised', reason: error };
  if (error instanceof TransportError) return { kind: 'error', message: error.message };
  if (error instanceof NotJsonError) return unreadable(error.message);
  // A scenario relies on what the contract shows of a response. The target may have broken a clause, which is already reported,
  // or may have made another valid choice. The resulting error is a failure of neither the target nor the harness.
  const problem = describeUnexpectedResponse(log.steps.filter(isExchange));
  if (problem) return unreadable(problem);
  return { kind: 'error', message: error instanceof DriverError ? error.message : describeException(error) };
};

/** Runs a case once, with a log of its own. Never throws. */
export const attempt = async (
  session: Session,
  clauses: readonly ClauseId[],
  body: (t: Case) => Promise<unknown>,
  log: CaseLog,
): Promise<Attempt> => {
  try {
    await body(createCase(session, clauses, log));
    return { log, end: { kind: 'done' } };
  } catch (error) {
    return { log, end: toEnd(error, log) };
  }
};
