import {
  type ClauseId,
  decodeSegment,
  type ErrorName,
  errors,
  headerNames,
  type OperationId,
  operations,
} from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readError, readJson, withBody, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId, slugIn } from '../lib/owners.ts';

/** Changes the errors with one code. */
const changeErrors = (
  clause: ClauseId,
  name: ErrorName,
  text: string,
  change: (response: Response, error: Json) => Response,
  metBy?: Mutant['metBy'],
): Mutant => ({
  clause,
  text,
  ...(metBy && { metBy }),
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    return error?.code === errors[name].code ? change(response, error) : response;
  },
});

const withMessage = (change: (message: string) => unknown) => (response: Response, error: Json) =>
  withJson(response, response.status, { error: { ...error, message: change(String(error.message)) } });

/** A deletion that succeeds although the record doesn't exist. */
const deletedAnyway = (id: OperationId): Mutant => ({
  clause: 'errors.unknown-id-is-404',
  text: `The operation ${id} succeeds for an unknown id.`,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const applies = findOperation(request)?.id === id && response.status === 404;
    return applies
      ? new Response(null, { status: 204, headers: { [headerNames.rateLimitLimit]: '600' } })
      : response;
  },
});

/** An operation that finds a record by the beginning of its id. */
const findByPrefix = (id: OperationId): Mutant => ({
  clause: 'errors.unknown-id-is-404',
  text: `The operation ${id} finds a record by a prefix of its id.`,
  wrap: (next) => {
    const ids = new Set<string>();
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const requestedId = findRecordId(request);
      if (slugIn(request.url) === '') return response;
      const createdId = response.ok ? (await readJson(response))?.id : undefined;
      if (typeof createdId === 'string') ids.add(createdId);
      if (requestedId === undefined) return response;
      const applies = findOperation(request)?.id === id && response.status === 404;
      const fullId = applies ? [...ids].find((candidate) => candidate.startsWith(requestedId)) : undefined;
      return fullId === undefined ? response : next(again({ url: request.url.replace(requestedId, fullId) }));
    };
  },
});

export const alteredErrors: Record<string, Mutant> = {
  'conflict-as-400': changeErrors(
    'errors.code-fits-status',
    'name-taken',
    'A conflict returns 400.',
    (response, error) => withJson(response, 400, { error }),
    'tokens',
  ),
  'insufficient-scope-as-401': changeErrors(
    'errors.code-fits-status',
    'insufficient-scope',
    'A missing scope returns 401.',
    (response, error) => withJson(response, 401, { error }),
    'scopes',
  ),
  'stack-trace-in-a-message': changeErrors(
    'errors.message-is-one-line',
    'validation-failed',
    'The message of a validation error contains a stack trace.',
    withMessage((message) => `Error: ${message}\n    at validate (/srv/validate.js:12:3)`),
  ),
  'carriage-return-in-a-message': changeErrors(
    'errors.message-is-one-line',
    'not-found',
    'The message of a 404 ends with a line break.',
    withMessage((message) => `${message}\r\n`),
  ),
  'message-quotes-an-id-of-two-lines': {
    clause: 'errors.message-is-one-line',
    text: 'The message of a 404 quotes the path, including line breaks in its ids.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const error = await readError(response);
      if (error?.code !== errors['not-found'].code || !request.url.includes('%0A')) return response;
      const path = decodeSegment(new URL(request.url).pathname);
      return withMessage(() => `${path} does not exist.`)(response, error);
    },
  },
  'empty-message': changeErrors(
    'errors.message-is-one-line',
    'unauthorized',
    'The message of a 401 is empty.',
    withMessage(() => ''),
  ),
  'code-is-a-number': changeErrors(
    'errors.code-required',
    'not-acceptable',
    'The code of a 406 is a number.',
    (response, error) => withJson(response, response.status, { error: { ...error, code: 406 } }),
    'encodings',
  ),
  'details-are-an-array': changeErrors(
    'errors.details-is-object',
    'insufficient-scope',
    'The details of a missing-scope error are an array.',
    (response, error) =>
      withJson(response, response.status, { error: { ...error, details: [error.details] } }),
    'scopes',
  ),
  'unauthorized-as-plain-text': changeErrors(
    'errors.always-json',
    'unauthorized',
    'A 401 is plain text.',
    (response) => withBody(response, 'Unauthorized', 'text/plain'),
  ),
  'problem-json': changeErrors(
    'errors.always-json',
    'not-found',
    'A 404 has the media type application/problem+json.',
    (response, error) => withBody(response, JSON.stringify({ error }), 'application/problem+json'),
  ),
  'workspace-not-found-everywhere': changeErrors(
    'errors.not-found-code',
    'not-found',
    'Every 404 has the billing code workspace_not_found.',
    (response, error) =>
      withJson(response, 404, { error: { ...error, code: errors['workspace-not-found'].code } }),
  ),
  'unknown-secret-deleted': deletedAnyway(operations.deleteSecret.id),
  'unknown-key-revoked': deletedAnyway(operations.revokeToken.id),
  'agent-found-by-the-start-of-its-id': findByPrefix(operations.getAgent.id),
  'form-found-by-the-start-of-its-id': findByPrefix(operations.getForm.id),
};
