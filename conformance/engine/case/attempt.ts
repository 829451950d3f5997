import type { ClauseId } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { DriverError } from '../../target/driver-error.ts';
import { NotJsonError } from '../../target/not-json-error.ts';
import { TransportError } from '../../target/transport-error.ts';
import { type Case, createCase } from './case.ts';
import { type CaseLog, emptyLog } from './case-log.ts';
import type { Session } from './session.ts';
import { ViolationError } from './violation-error.ts';

/** How one run of a case ended. */
export type End =
  | { kind: 'done' }
  | { kind: 'violation'; violation: ViolationError }
  | { kind: 'not-exercised'; reason: NotExercisedError }
  | { kind: 'error'; message: string };

/** One run of a case: its log, and how it ended. */
export type Attempt = { log: CaseLog; end: End };

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack?.split('\n').find((line) => /scenarios|drivers/.test(line));
  return `${error.name}: ${error.message}${at ? ` (${at.trim()})` : ''}`;
};

const endOf = (error: unknown, log: CaseLog): End => {
  if (error instanceof ViolationError) return { kind: 'violation', violation: error };
  if (error instanceof NotExercisedError) return { kind: 'not-exercised', reason: error };
  if (error instanceof TransportError || error instanceof DriverError)
    return { kind: 'error', message: error.message };
  // A scenario relies on the shape of an answer. What is wrong with it is reported already, or is a choice of the
  // contract that the target needn't follow; the error that it causes in the scenario is none of the harness.
  const odd = log.soft.find(({ exchange }) => exchange !== null);
  const unreadable =
    error instanceof NotJsonError ? error.message : odd && `${odd.operation} broke ${odd.clause}`;
  if (unreadable) {
    return { kind: 'not-exercised', reason: new NotExercisedError(`a readable answer: ${unreadable}`) };
  }
  return { kind: 'error', message: describe(error) };
};

/** Runs a case once, with a log of its own. Never throws. */
export const attempt = async (
  session: Session,
  clauses: readonly ClauseId[],
  body: (t: Case) => Promise<unknown>,
): Promise<Attempt> => {
  const log = emptyLog();
  try {
    await body(createCase(session, clauses, log));
    return { log, end: { kind: 'done' } };
  } catch (error) {
    return { log, end: endOf(error, log) };
  }
};
