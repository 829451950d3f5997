import { type ClauseId, headerNames, mediaTypes, operations, stateMachines } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Validator } from '@workspace-api/contract/validators';
import { isSuccess } from '../body.ts';
import { isCovered } from '../covered-operations.ts';
import { summarizeResponse } from '../format-value.ts';
import { describeError } from '../schema-errors.ts';
import type { TraceCheck } from './trace-check.ts';
import { only, type TracedCall } from './traced-call.ts';

const documented = validators.documented as Readonly<Record<string, Validator | undefined>>;

/** Violations under every reading of a schema: a missing member, or a member of the wrong type. */
const plain = new Set(['required', 'type']);

const bodyProblem = ({ operation, body }: TracedCall): string | null => {
  const { requestBody } = operation ?? {};
  if (!requestBody || requestBody.provisional !== undefined || body === undefined) return null;
  const validate = documented[requestBody.schema];
  if (!validate || validate(body)) return null;
  const errors = validate.errors ?? [];
  // Alternatives of a schema fail together, although one of them may match.
  if (errors.some(({ keyword }) => ['anyOf', 'oneOf', 'if'].includes(keyword))) return null;
  const error = errors.find(({ keyword }) => plain.has(keyword));
  return error ? describeError(error) : null;
};

const isMalformed = ({ operation, request, body }: TracedCall): boolean => {
  if (!operation?.requestBody?.required || request.body === null || request.body.length === 0) return false;
  const isJson = (request.headers['content-type'] ?? '').toLowerCase().startsWith(mediaTypes.json);
  return (
    isJson && request.headers[headerNames.contentEncoding.toLowerCase()] === undefined && body === undefined
  );
};

const statuses: readonly string[] = stateMachines.approval.states;
const levels = ['debug', 'info', 'warn', 'error'];

/** The clause that a query parameter breaks, and the problem; null if there is none. */
const queryProblem = ({ operation, query }: TracedCall): { clause: ClauseId; problem: string } | null => {
  const limit = only(query, 'limit');
  if (operation?.list && limit !== null && limit !== '' && !/^\s*[+-]?\d+(\.0*)?(e\+?\d+)?\s*$/i.test(limit))
    return { clause: 'pagination.limit-is-integer', problem: `limit=${limit}` };
  const status = only(query, 'status');
  if (operation?.id === operations.listApprovals.id && status && !statuses.includes(status.toLowerCase()))
    return { clause: 'validation.query-fails-with-400', problem: `status=${status}` };
  const level = only(query, 'level');
  if (operation?.id === operations.searchLogs.id && level && !levels.includes(level.toLowerCase()))
    return { clause: 'logs.search-unknown-level', problem: `level=${level}` };
  return null;
};

/** Checks requests that must be refused because of their content. The gate checks the content of other refusals. */
export const createRequestValidityCheck = (): TraceCheck => ({
  clauses: [
    'pagination.limit-is-integer',
    'validation.query-fails-with-400',
    'logs.search-unknown-level',
    'validation.malformed-json-is-400',
    'validation.body-fails-with-400',
  ],
  ended: (call, { exchange }) => {
    const { operation } = call;
    if (!operation || !isSuccess(exchange)) return [];
    const broken = (clause: ClauseId, problem: string) =>
      isCovered(clause, operation)
        ? [{ clause, difference: { expected: `a refusal: ${problem}`, got: summarizeResponse(exchange) } }]
        : [];
    const query = queryProblem(call);
    if (query) return broken(query.clause, query.problem);
    if (isMalformed(call)) return broken('validation.malformed-json-is-400', 'the body is not JSON');
    const problem = bodyProblem(call);
    return problem === null ? [] : broken('validation.body-fails-with-400', problem);
  },
});
