import {
  type ClauseId,
  clauses,
  type ErrorName,
  type OperationId,
  type ToleratedError,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { type CheckResult, summarizeResponse, toDifference } from '../../checks/check-result.ts';
import { sameRecord, sameValue } from '../../checks/same-value.ts';
import { acceptedErrors, fitsError, redirectsMadeUpPath, statusFits } from '../../checks/tolerated-errors.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { refusesProvisionalBody } from '../../resources/provisional-body.ts';
import { bodyRefusalStatuses } from '../../resources/samples.ts';
import type { Exchange } from '../../target/exchange.ts';
import { type CaseLog, isExchange, noteCheck, ViolationError } from './case-log.ts';

/** The expected members of an error. Omitted members may have any value. */
export type ExpectedError = {
  status?: number;
  code?: string;
  /** Members of `details`, with their values. */
  details?: Record<string, unknown>;
};

/** What a finding shows. */
type Evidence = {
  /** Default: the sentence of the clause. */
  expected?: unknown;
  /** Default: the response. */
  got?: unknown;
  /** Default: the last one. Null if only the whole case shows it. */
  exchange?: Exchange | null | undefined;
};

/**
 * The responses to accept. A provisional clause states the contract's own choice; any other clause tolerates what the service
 * document leaves open.
 */
const acceptedBy = (clause: ClauseId, error: ErrorName | ExpectedError): readonly ToleratedError[] => {
  if (typeof error !== 'string') {
    const { status = '', code } = error;
    return [{ status: String(status), ...(code !== undefined && { code }) }];
  }
  const accepted = acceptedErrors(error);
  return clauses[clause].level === 'provisional' ? accepted.slice(0, 1) : accepted;
};

const describeAcceptedErrors = (
  accepted: readonly ToleratedError[],
  details: Record<string, unknown> = {},
): string => {
  const errors = accepted.map(
    ({ status, code }) => `status ${status || '4xx'}${code ? `, error.code ${code}` : ''}`,
  );
  const members = Object.entries(details).map(
    ([name, value]) => `error.details.${name} ${JSON.stringify(value)}`,
  );
  return [errors.join(' or '), ...members].join(', ');
};

/**
 * The expectations of one case. Each one records that its clause was checked.
 *
 * Expectations about a response end the case if the target refuses a body that the service document doesn't show: nothing then
 * shows how it would respond to a body of its own. Only provisional clauses are about such bodies.
 *
 * @param describeReturned describes a refusal of a body, with its remedy
 */
export const createExpectations = (
  log: CaseLog,
  allowed: readonly ClauseId[],
  describeReturned: (exchange: Exchange) => string,
) => {
  const cited = (clause: ClauseId): void => {
    if (!allowed.includes(clause)) throw new Error(`The scenario does not cite the clause ${clause}.`);
  };
  const expect = (clause: ClauseId, condition: boolean, evidence: Evidence = {}): boolean => {
    cited(clause);
    const { exchange = log.steps.findLast(isExchange) ?? null } = evidence;
    const operation = exchange?.operation?.id ?? null;
    noteCheck(log, clause, operation);
    if (condition) return true;
    const defaults = { expected: clauses[clause].text, got: exchange && summarizeResponse(exchange) };
    const difference = toDifference({ ...defaults, ...evidence });
    const broken = { clause, operation, difference, exchange: null, steps: [...log.steps] };
    // A broken recommendation or provisional choice is recorded, and the case continues.
    if (clauses[clause].level === 'must') throw new ViolationError(broken);
    log.soft.push(broken);
    return false;
  };

  const endForBody = (clause: ClauseId, exchange: Exchange): never => {
    throw new NotExercisedError(
      `a body that the target accepts, for ${exchange.operation?.id}: ${describeReturned(exchange)}`,
      { clauses: [clause] },
    );
  };
  const expectResponse = (
    clause: ClauseId,
    condition: boolean,
    expected: string,
    exchange: Exchange,
  ): boolean => {
    if (!condition && clauses[clause].level !== 'provisional' && refusesProvisionalBody(exchange))
      endForBody(clause, exchange);
    return expect(clause, condition, { expected, exchange });
  };

  return {
    /** Expects a condition. By default, a finding shows the sentence of the clause, and the last response. */
    expect,
    /** Expects a JSON value, regardless of the order of its members. */
    expectEqual: (clause: ClauseId, got: unknown, expected: unknown, exchange?: Exchange): boolean =>
      expect(clause, sameValue(got, expected), { expected, got, exchange }),
    /**
     * Expects that a record is as it was before. If nothing showed the record before and after, this isn't a check: nothing
     * would show a change either.
     */
    expectUnchanged: (
      clause: ClauseId,
      before: unknown,
      after: unknown,
      evidence: Omit<Evidence, 'got'>,
    ): boolean =>
      (before ?? after ?? null) === null ||
      expect(clause, sameRecord(before, after), { got: JSON.stringify(after) ?? 'nothing', ...evidence }),
    /** Applies the result of a check that the gate also runs on observed traffic. */
    hold: ({ clause, difference }: CheckResult, exchange?: Exchange | null): boolean =>
      expect(clause, difference === null, { ...difference, exchange }),
    /** Records that a clause holds when no single condition shows it. */
    pass: (clause: ClauseId, operation?: OperationId): void => {
      cited(clause);
      noteCheck(log, clause, operation ?? log.steps.findLast(isExchange)?.operation?.id ?? null);
    },
    /**
     * Expects one of these statuses. For a success use `expectSuccess`; for an error that the service document names, use
     * `expectError`.
     */
    expectStatus: (clause: ClauseId, exchange: Exchange, ...statuses: number[]): boolean =>
      expectResponse(clause, statuses.includes(exchange.status), `status ${statuses.join(' or ')}`, exchange),
    /** Expects any 2xx: the service document doesn't specify success statuses. */
    expectSuccess: (clause: ClauseId, exchange: Exchange): boolean =>
      expectResponse(clause, isSuccess(exchange), 'success (2xx)', exchange),
    /**
     * Expects any 4xx, for requests that the service document says are refused without specifying the response. A redirect of a
     * path that only the gate sends is a refusal, too.
     */
    expectRefused: (clause: ClauseId, exchange: Exchange): boolean => {
      const isRefused = statusFits(exchange.status, '4XX') || redirectsMadeUpPath(exchange);
      return expect(clause, isRefused, { expected: 'a refusal (4xx)', exchange });
    },
    /**
     * Expects 403 or 404: a resource that a token may not see is either forbidden or hidden. A target may check the body first.
     *
     * @throws NotExercisedError if the body is refused
     */
    expectHidden: (clause: ClauseId, exchange: Exchange): boolean => {
      const { status, operation } = exchange;
      if (bodyRefusalStatuses.includes(status) && operation?.requestBody) endForBody(clause, exchange);
      const isHidden = status === 403 || status === 404 || redirectsMadeUpPath(exchange);
      return expectResponse(clause, isHidden, 'status 403 or 404', exchange);
    },
    /**
     * Expects a declared error, one of the responses that the contract tolerates instead (`x-tolerated`), or any error with
     * these members.
     */
    expectError: (
      clause: ClauseId,
      exchange: Exchange,
      error: ErrorName | ExpectedError,
      { details = typeof error === 'string' ? {} : error.details }: Pick<ExpectedError, 'details'> = {},
    ): boolean => {
      const accepted = acceptedBy(clause, error);
      const isAccepted = fitsError(exchange, accepted, details);
      return expectResponse(clause, isAccepted, describeAcceptedErrors(accepted, details), exchange);
    },
  };
};
