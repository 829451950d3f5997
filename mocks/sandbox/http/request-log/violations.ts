import { errors, type OperationShape } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import { limits } from '../../core/limits.ts';
import type { Principal } from '../../core/principal.ts';
import { shorten } from '../../core/shorten.ts';
import type { Call, ValidInput } from '../call.ts';
import { negotiable } from '../encodings/negotiation.ts';
import { noViolations, type Violation, type Violations, withPlace } from '../violation.ts';

const authorization = 'Authorization';
const contentType = 'Content-Type';

const none: readonly Violation[] = [];

const header = (name: string, reason: string, message: string): Violation => ({
  in: 'header',
  path: `/${name}`,
  reason,
  message,
});

const inCredentials = (call: Call, { scope }: OperationShape): readonly Violation[] => {
  // A request of the console has a principal without a token.
  if (scope === null || (call.principal as Principal | undefined) !== undefined) return none;
  if (call.header(authorization) === undefined)
    return [header(authorization, 'missing', 'This operation requires a token.')];
  // Of a request that ended before authentication, the token is not known to be wrong.
  return call.unknownToken
    ? [header(authorization, 'unknown_value', 'The sandbox knows no such bearer token.')]
    : none;
};

const hasBody = (call: Call) => {
  const input = call.input as ValidInput | undefined;
  return (input?.rawBody.byteLength ?? 0) > 0 || Number(call.header('Content-Length') ?? 0) > 0;
};

/** The Content-Type that is declared; the sandbox accepts a body without it. */
export const inContentType = (call: Call, { requestBody }: OperationShape): readonly Violation[] => {
  if (requestBody === null) return none;
  const given = call.header(contentType);
  const message = `The body is ${requestBody.mediaType}.`;
  if (given === undefined) return [header(contentType, 'missing', message)];
  return given === requestBody.mediaType ||
    given.split(';')[0]?.trim().toLowerCase() === requestBody.mediaType
    ? none
    : [header(contentType, 'unknown_value', message)];
};

/** The encoding that is asked for, also where the request was answered before content negotiation. */
const inEncoding = (call: Call, operation: OperationShape): Violation[] => {
  const { offers, choose } = negotiable(operation);
  if (choose(call) !== undefined) return [];
  const message = `The answer is one of ${offers.join(', ')}.`;
  return call.query.has('format')
    ? [{ in: 'query', path: '/format', reason: 'unknown_value', message }]
    : [header('Accept', 'unknown_value', message)];
};

const inQuery = ({ query }: Call, { parameters }: OperationShape): readonly Violation[] => {
  if (query.size === 0) return none;
  const declared = new Set(parameters.query.map(({ name }) => name));
  return [...new Set(query.keys())]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      in: 'query',
      path: shorten(`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, limits.fieldPathLength),
      reason: 'unknown_field',
      message: 'This query key is not known here.',
    }));
};

/** The part of the request that a field error is in: the body, unless a header or the query declares the field. */
const placeOf = (path: string, { parameters }: OperationShape): Violation['in'] => {
  if (path === `/${preferHeader}`) return 'header';
  const is = ({ name }: { name: string }) => path === `/${name}`;
  if (parameters.header.some(is)) return 'header';
  return parameters.query.some(is) ? 'query' : 'body';
};

/** The violations of validation, or the fields of another error. The fields of a forced error are not of this request. */
const inInput = ({ violations, problem, forced }: Call, operation: OperationShape): readonly Violation[] => {
  if (violations !== undefined) return violations.found;
  if (problem === undefined || forced !== undefined) return none;
  const { fields = [] } = problem.envelope.error;
  return fields.map((field) => ({ in: placeOf(field.path, operation), ...field }));
};

const tooLong = errors['payload-too-large'];

/** A body over the limit is rejected unread. */
const inLength = ({ problem, forced }: Call): readonly Violation[] =>
  problem?.envelope.error.code === tooLong.code && forced === undefined
    ? [{ in: 'body', path: '', reason: 'too_long', message: tooLong.message }]
    : none;

/**
 * Everything in a request that breaks the contract, whether or not the answer reports it: the sandbox accepts an unknown
 * query key or a body without its Content-Type, another server may not.
 *
 * @param early whether the request was answered before content negotiation and validation
 */
export const violationsOf = (call: Call, operation: OperationShape, early: boolean): Violations => {
  const encoding = early ? inEncoding(call, operation) : none;
  const unknown = inQuery(call, operation);
  const parts = [
    inCredentials(call, operation),
    hasBody(call) ? inContentType(call, operation) : none,
    encoding,
    unknown.filter(({ path }) => !encoding.some((other) => other.in === 'query' && other.path === path)),
    inLength(call),
    inInput(call, operation),
    call.warnings.length > 0 ? withPlace({ body: call.warnings }) : none,
  ];
  return parts.every(({ length }) => length === 0)
    ? noViolations
    : { found: parts.flat(), omitted: call.violations?.omitted ?? 0 };
};
