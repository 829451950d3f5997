import { errors, headerNames, mediaTypes, stateMachines } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Validator } from '@workspace-api/contract/validators';
import { isSuccess } from '../body.ts';
import { summarizeResponse } from '../check-result.ts';
import { getErrorCode } from '../error-body.ts';
import { only } from '../exchange/query.ts';
import { describeError } from '../schema-errors.ts';
import { type CallCheck, type TracedCall, tableCheck } from './traced-call.ts';

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

/** Expects a refusal if there is a problem with a request. */
const refusedFor =
  (findProblem: (call: TracedCall) => string | null): CallCheck =>
  (call, { exchange }) => {
    const problem = isSuccess(exchange) ? findProblem(call) : null;
    return problem === null
      ? undefined
      : { expected: `a refusal: ${problem}`, got: summarizeResponse(exchange) };
  };

/** Expects a refusal of a query parameter that isn't valid. */
const refusedParameter = (name: string, isValid: (value: string) => boolean): CallCheck =>
  refusedFor(({ operation, query }) => {
    const isTaken = operation?.parameters.query.some((parameter) => parameter.name === name);
    const value = isTaken && only(query, name);
    return value && !isValid(value) ? `${name}=${value}` : null;
  });

const statuses: readonly string[] = stateMachines.approval.states;
const levels = ['debug', 'info', 'warn', 'error'];

/** Checks requests that must be refused because of their credentials or their content. */
export const requestValidityCheck = tableCheck({
  'authentication.bearer-required': (call, response) => {
    const isBare = call.isTokenShown && call.request.headers.authorization === undefined;
    const isUnauthorized = getErrorCode(response.exchange) === errors.unauthorized.code;
    return isBare && isUnauthorized
      ? null
      : refusedFor(() => (isBare ? 'it has no token' : null))(call, response);
  },
  'authentication.malformed-token-is-401': refusedFor(({ request, isTokenShown }) => {
    const { authorization = 'bearer token' } = request.headers;
    return isTokenShown && !/^bearer\s+\S/i.test(authorization) ? 'its token is malformed' : null;
  }),
  'pagination.limit-is-integer': refusedParameter('limit', (value) =>
    /^\s*[+-]?\d+(\.0*)?(e\+?\d+)?\s*$/i.test(value),
  ),
  'validation.query-fails-with-400': refusedParameter('status', (value) =>
    statuses.includes(value.toLowerCase()),
  ),
  'logs.search-unknown-level': refusedParameter('level', (value) => levels.includes(value.toLowerCase())),
  'validation.malformed-json-is-400': refusedFor((call) =>
    isMalformed(call) ? 'the body is not JSON' : null,
  ),
  'validation.body-fails-with-400': refusedFor(findBodyProblem),
});
