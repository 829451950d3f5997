import { errors, type OperationShape } from '@workspace-api/contract';
import { limits } from '../../core/limits.ts';
import type { Principal } from '../../core/principal.ts';
import { waitAtMost } from '../../core/wait-at-most.ts';
import { type Call, inPlace, type Violation, type Violations } from '../call.ts';
import { chooseEncoding, listOffers } from '../encodings/negotiation.ts';
import { preferHeader } from '../preferences.ts';
import { examine, undeclaredParameters } from '../validation/examination.ts';
import { readBody } from '../validation/read-body.ts';
import { contractValidators } from '../validation/validators.ts';

// A request may get its response before its input is validated (401, 429, `Prefer`). It is then validated only for the
// log.

/** How long the log waits for the body of such a request, in milliseconds of real time: it may never arrive. */
const bodyTimeout = 200;

/** Whether the response to a request came before validation. */
export const isUnvalidated = (call: Call): boolean =>
  (call.input as Call['input'] | undefined) === undefined && call.violations === undefined;

/** Whether a request has a body (RFC 9112 section 6.3). */
export const announcesBody = ({ request, connection }: Call): boolean => {
  const length = request.headers.get('Content-Length');
  if (length !== null) return Number(length) > 0;
  return connection ? request.headers.has('Transfer-Encoding') : request.body !== null;
};

/** The violations of an early request, except in its body. A missing body counts if the request announces none. */
const findNonBodyViolations = (call: Call): Violation[] => {
  const { errors } = examine(call, contractValidators, new Uint8Array());
  return errors.filter((error) => error.in !== 'body' || !announcesBody(call));
};

/** Whether an early request has an unread body that is short enough to be read only for the log. */
export const hasShortBody = (call: Call): boolean => {
  const { request, connection, operation } = call;
  if (operation.requestBody === null || !announcesBody(call)) return false;
  if (request.bodyUsed || connection?.isBodyRead) return false;
  const length = request.headers.get('Content-Length');
  // Any other body that arrives over a connection has an unknown length.
  return length === null ? connection === undefined : Number(length) <= limits.loggedBodyBytes;
};

/** Reads the short body of an early request and finds its violations. No response waits for it. */
export const findBodyViolations = async (call: Call): Promise<Violations> => {
  const reading = readBody(call, limits.loggedBodyBytes).catch(() => undefined);
  const body = await waitAtMost(bodyTimeout, reading);
  if (body === undefined) return { items: [], omitted: 0 };
  call.received = body;
  const { errors, omitted } = examine(call, contractValidators, body);
  return { items: errors.filter((error) => error.in === 'body'), omitted };
};

const authorization = 'Authorization';
const contentType = 'Content-Type';

const header = (name: string, reason: string, message: string): Violation => ({
  in: 'header',
  path: `/${name}`,
  reason,
  message,
});

const inCredentials = (call: Call): Violation[] => {
  const { scope } = call.operation;
  // Requests through console access have a principal without a token.
  const principal: Principal | undefined = call.principal;
  if (scope === null || principal !== undefined) return [];
  if (call.header(authorization) === undefined)
    return [header(authorization, 'missing', 'This operation requires a token.')];
  // If a request ended before authentication, its token isn't known to be wrong.
  return call.unknownToken ? [header(authorization, 'unknown_value', 'Unknown bearer token.')] : [];
};

/** Checks the declared Content-Type. The sandbox accepts a body without it. */
const inContentType = (call: Call): Violation[] => {
  const { requestBody } = call.operation;
  const hasBody = call.received === undefined ? announcesBody(call) : call.received.byteLength > 0;
  if (requestBody === null || !hasBody) return [];
  const value = call.header(contentType);
  const message = `The body must be ${requestBody.mediaType}.`;
  if (value === undefined) return [header(contentType, 'missing', message)];
  return value === requestBody.mediaType ||
    value.split(';')[0]?.trim().toLowerCase() === requestBody.mediaType
    ? []
    : [header(contentType, 'unknown_value', message)];
};

/** Checks the requested encoding, even if the response came before content negotiation. */
const inEncoding = (call: Call): Violation[] => {
  if (chooseEncoding(call) !== undefined) return [];
  const message = `The response can be ${listOffers(call.operation).join(', ')}.`;
  return call.query.has('format')
    ? [{ in: 'query', path: '/format', reason: 'unknown_value', message }]
    : [header('Accept', 'unknown_value', message)];
};

/** The part of the request that a field error refers to: the body, unless a header or the query declares the field. */
const getLocation = (path: string, { parameters }: OperationShape): Violation['in'] => {
  if (path === `/${preferHeader}`) return 'header';
  const is = ({ name }: { name: string }) => path === `/${name}`;
  if (parameters.header.some(is)) return 'header';
  return parameters.query.some(is) ? 'query' : 'body';
};

/** The violations of validation, or the fields of another error. The fields of a forced error don't describe this request. */
const inInput = ({ violations, problem, forced, operation }: Call): readonly Violation[] => {
  if (violations !== undefined) return violations.items;
  if (problem === undefined || forced !== undefined) return [];
  const { fields = [] } = problem.envelope.error;
  return fields.map((field) => ({ in: getLocation(field.path, operation), ...field }));
};

const tooLong = errors['payload-too-large'];

/** A body over the limit is rejected without being read. */
const inLength = ({ problem, forced }: Call): Violation[] =>
  problem?.envelope.error.code === tooLong.code && forced === undefined
    ? [{ in: 'body', path: '', reason: 'too_long', message: tooLong.message }]
    : [];

/**
 * Finds everything in a request that breaks the contract, whether or not the response reports it. The sandbox accepts
 * an unknown query key or a body without its Content-Type, but another server may not.
 */
export const findViolations = (call: Call): Violations => {
  const { operation, violations, warnings } = call;
  if (!operation) return violations ?? { items: [], omitted: 0 };
  const hasEnded = isUnvalidated(call);
  const encoding = hasEnded ? inEncoding(call) : [];
  const unknown = inPlace('query', undeclaredParameters(call)).filter(
    ({ path }) => !encoding.some((other) => other.in === 'query' && other.path === path),
  );
  const items = [
    ...inCredentials(call),
    ...inContentType(call),
    ...encoding,
    ...unknown,
    ...inLength(call),
    ...inInput(call),
    ...inPlace('body', warnings),
    ...(hasEnded ? findNonBodyViolations(call) : []),
  ];
  return { items, omitted: violations?.omitted ?? 0 };
};
