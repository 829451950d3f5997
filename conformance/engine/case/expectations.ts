import { type ClauseId, clauses, type ErrorName, errors, type OperationId } from '@workspace-api/contract';
import type { Difference } from '../../judging/judgement.ts';
import type { Exchange } from '../../target/exchange.ts';
import { type CaseLog, noteCheck } from './case-log.ts';
import { ViolationError } from './violation-error.ts';

/** The expected members of an error; omitted ones may be anything. */
export type ExpectedError = {
  status?: number | readonly number[];
  code?: string;
  /** Members of `details`, with their values. */
  details?: Record<string, unknown>;
};

const bodyInWords = (exchange: Exchange): string => {
  const text = exchange.text.length > 300 ? `${exchange.text.slice(0, 300)}…` : exchange.text;
  return text === '' ? 'no body' : text;
};

/** An answer in words: its status and the start of its body. */
export const answerInWords = (exchange: Exchange): string =>
  `status ${exchange.status} with ${bodyInWords(exchange)}`;

const errorOf = (exchange: Exchange): { code?: unknown; details?: Record<string, unknown> } | undefined => {
  try {
    return exchange.json<{ error?: { code?: unknown } } | null>()?.error;
  } catch {
    return undefined;
  }
};

const statusesOf = ({ status }: ExpectedError): readonly number[] =>
  status === undefined ? [] : typeof status === 'number' ? [status] : status;

const fitsError = (exchange: Exchange, expected: ExpectedError): boolean => {
  const statuses = statusesOf(expected);
  if (statuses.length > 0 && !statuses.includes(exchange.status)) return false;
  const error = errorOf(exchange);
  if (expected.code !== undefined && error?.code !== expected.code) return false;
  return Object.entries(expected.details ?? {}).every(
    ([name, value]) => JSON.stringify(error?.details?.[name]) === JSON.stringify(value),
  );
};

const errorInWords = (expected: ExpectedError): string =>
  [
    `status ${statusesOf(expected).join(' or ') || '4xx'}`,
    ...(expected.code === undefined ? [] : [`error.code ${expected.code}`]),
    ...Object.entries(expected.details ?? {}).map(
      ([name, value]) => `error.details.${name} ${JSON.stringify(value)}`,
    ),
  ].join(', ');

/** The expectations of one case. Each records that its clause was checked. */
export const createExpectations = (log: CaseLog, allowed: readonly ClauseId[]) => {
  const cited = (clause: ClauseId): void => {
    if (!allowed.includes(clause)) throw new Error(`The scenario does not cite the clause ${clause}.`);
  };
  const expect = (
    clause: ClauseId,
    condition: boolean,
    difference: Difference,
    exchange: Exchange | null = log.exchanges.at(-1) ?? null,
  ): boolean => {
    cited(clause);
    const operation = exchange?.operation?.id ?? null;
    noteCheck(log, clause, operation);
    if (condition) return true;
    // A broken recommendation or provisional choice is recorded, and the case continues.
    if (clauses[clause].level === 'must') throw new ViolationError(clause, difference);
    log.soft.push({ clause, operation, difference, exchange: null });
    return false;
  };

  return {
    expect,
    /** Records that a clause holds, if no single condition shows it. */
    pass: (clause: ClauseId, operation?: OperationId): void => {
      cited(clause);
      noteCheck(log, clause, operation ?? log.exchanges.at(-1)?.operation?.id ?? null);
    },
    expectStatus: (clause: ClauseId, exchange: Exchange, ...statuses: number[]): boolean =>
      expect(
        clause,
        statuses.includes(exchange.status),
        { expected: `status ${statuses.join(' or ')}`, got: answerInWords(exchange) },
        exchange,
      ),
    expectSuccess: (clause: ClauseId, exchange: Exchange): boolean =>
      expect(
        clause,
        exchange.status >= 200 && exchange.status <= 299,
        { expected: 'success (2xx)', got: answerInWords(exchange) },
        exchange,
      ),
    expectError: (
      clause: ClauseId,
      exchange: Exchange,
      error: ErrorName | ExpectedError,
      more: ExpectedError = {},
    ): boolean => {
      const named = typeof error === 'string' ? errors[error] : error;
      const expected: ExpectedError = {
        ...(named.status === undefined ? {} : { status: named.status as number }),
        ...(named.code === undefined ? {} : { code: named.code }),
        ...more,
      };
      if (typeof error !== 'string' && error.details && !more.details) expected.details = error.details;
      return expect(
        clause,
        fitsError(exchange, expected),
        { expected: errorInWords(expected), got: answerInWords(exchange) },
        exchange,
      );
    },
  };
};
