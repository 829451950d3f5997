import { type ClauseId, errors, headerNames, mediaTypes, parameterValues } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Validator } from '@workspace-api/contract/validators';
import { isSuccess } from '../body.ts';
import { isCovered } from '../check-exchange.ts';
import { createResult, summarizeResponse } from '../check-result.ts';
import { getErrorCode } from '../error-body.ts';
import { only } from '../exchange/query.ts';
import { describeError } from '../schema-errors.ts';
import type { TraceCheck, TracedCall } from './traced-call.ts';

const documented = validators.documented as Readonly<Record<string, Validator | undefined>>;

/** Violations under every reading of a schema: a missing member, or a member of the wrong type. */
const plain = new Set(['required', 'type']);

const findBodyProblem = ({ operation, body }: TracedCall): string | null => {
  const { requestBody } = operation ?? {};
  if (!requestBody || requestBody.provisional !== undefined || body === undefined) return null;
  const validate = documented[requestBody.schema];
  if (!validate || validate(body)) return null;
  const problems = validate.errors ?? [];
  // Alternatives of a schema fail together, although one of them may match.
  if (problems.some(({ keyword }) => ['anyOf', 'oneOf', 'if'].includes(keyword))) return null;
  const error = problems.find(({ keyword }) => plain.has(keyword));
  return error ? describeError(error) : null;
};

const isMalformed = ({ operation, request, body }: TracedCall): boolean => {
  if (!operation?.requestBody?.required || request.body === null || request.body.length === 0) return false;
  const isJson = (request.headers['content-type'] ?? '').toLowerCase().startsWith(mediaTypes.json);
  const isEncoded = request.headers[headerNames.contentEncoding.toLowerCase()] !== undefined;
  return isJson && !isEncoded && body === undefined;
};

/** A query parameter that the operation has, and whose value isn't valid. */
const wrongParameter =
  (name: string, isValid: (value: string) => boolean) =>
  ({ operation, query }: TracedCall): string | null => {
    const isTaken = operation?.parameters.query.some((parameter) => parameter.name === name);
    const value = isTaken && only(query, name);
    return value && !isValid(value) ? `${name}=${value}` : null;
  };

/** A value that the contract doesn't list for a parameter, in upper or lower case. */
const unlistedValue = (name: keyof typeof parameterValues) =>
  wrongParameter(name, (value) => (parameterValues[name] as readonly string[]).includes(value.toLowerCase()));

const bearer = 'authentication.bearer-required';

type FindProblem = (call: TracedCall) => string | null;

/** Why a request must be refused, by the clause that requires it; null if nothing requires it. */
const problems = Object.entries({
  [bearer]: ({ request, isTokenShown }) =>
    isTokenShown && request.headers.authorization === undefined ? 'it has no token' : null,
  'authentication.malformed-token-is-401': ({ request, isTokenShown }) => {
    const { authorization = 'bearer token' } = request.headers;
    return isTokenShown && !/^bearer\s+\S/i.test(authorization) ? 'its token is malformed' : null;
  },
  'pagination.limit-is-integer': wrongParameter('limit', (value) =>
    /^\s*[+-]?\d+(\.0*)?(e\+?\d+)?\s*$/i.test(value),
  ),
  'validation.query-fails-with-400': unlistedValue('status'),
  'logs.search-unknown-level': unlistedValue('level'),
  'validation.malformed-json-is-400': (call) => (isMalformed(call) ? 'the body is not JSON' : null),
  'validation.body-fails-with-400': findBodyProblem,
} satisfies Partial<Record<ClauseId, FindProblem>>) as [ClauseId, FindProblem][];

/** Checks requests that must be refused because of their credentials or their content. */
export const requestValidityCheck: TraceCheck = {
  ended: ({ call, exchange }) =>
    problems.flatMap(([clause, findProblem]) => {
      const problem = call.operation && isCovered(clause, call.operation) ? findProblem(call) : null;
      const isAccepted = isSuccess(exchange);
      const isUnauthorized = clause === bearer && getErrorCode(exchange) === errors.unauthorized.code;
      if (problem === null || !(isAccepted || isUnauthorized)) return [];
      return [createResult(clause, !isAccepted, `a refusal: ${problem}`, summarizeResponse(exchange))];
    }),
};

const encodings: readonly string[] = Object.values(mediaTypes);

/** The encoding that a request selects and the clause that requires it; null if the service document leaves it open. */
const getRequestedFormat = ({
  query,
  request,
}: TracedCall): { clause: ClauseId; mediaType: string } | null => {
  const { accept } = request.headers;
  if (query.has('format')) {
    if (only(query, 'format') !== 'ndjson') return null;
    const isAccepted = accept === undefined || accept === mediaTypes.ndjson || accept.includes('*');
    const clause = isAccepted ? 'encodings.format-ndjson' : 'encodings.format-beats-accept';
    return { clause, mediaType: mediaTypes.ndjson };
  }
  if (accept === undefined) return { clause: 'encodings.json-by-default', mediaType: mediaTypes.json };
  return encodings.includes(accept) ? { clause: 'encodings.accept-selects', mediaType: accept } : null;
};

/** Checks that each list is in the encoding that its request selects, and that only lists have another one than JSON. */
export const negotiationCheck: TraceCheck = {
  ended: ({ call, exchange }) => {
    const requested = isSuccess(exchange) ? getRequestedFormat(call) : null;
    if (!requested || !call.operation) return [];
    const { clause, mediaType } = requested;
    const got = exchange.headers['content-type'] ?? 'no content type';
    if (isCovered(clause, call.operation))
      return [createResult(clause, exchange.mediaType === mediaType, mediaType, got)];
    const refusal = call.query.has('format')
      ? 'encodings.single-refuses-by-format'
      : 'encodings.single-refuses-by-accept';
    if (mediaType === mediaTypes.json || !isCovered(refusal, call.operation)) return [];
    const actual = `status ${exchange.status} with ${got}`;
    return [createResult(refusal, false, 'status 406 not_acceptable', actual)];
  },
};
