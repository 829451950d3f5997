import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import { readError, type Json, withJson } from '../../wrappers/json.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import { findOperation } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';

const body = 'validation.body-fails-with-400';
const query = 'validation.query-fails-with-400';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body that is made valid before it is looked at. */
const coerced = (id: OperationId, text: string, change: (sent: unknown) => unknown): Fault => ({
  clause: body,
  text,
  wrap: (next) => async (request) => {
    const { text: sent, again } = await repeatable(request);
    const value = parsed(sent);
    const applies = findOperation(request)?.id === id && value !== undefined;
    return next(again(applies ? { body: JSON.stringify(change(value)) } : {}));
  },
});

/** Changes what validation errors say. */
const said = (
  clause: ClauseId,
  text: string,
  change: (error: Json & { fields: Json[] }) => Json,
  status = 400,
): Fault => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error?.code !== errors['validation-failed'].code || !Array.isArray(error.fields)) return response;
    return withJson(response, status, { error: change(error as Json & { fields: Json[] }) });
  },
});

/** A query parameter that is left out where it is invalid. */
const ignored = (
  name: string,
  isValid: (value: string) => boolean,
  text = `An invalid ${name} is ignored.`,
): Fault => ({
  clause: query,
  text,
  wrap: (next) => async (request) => {
    const value = new URL(request.url).searchParams.get(name);
    if (value === null || isValid(value) || findOperation(request)?.list == null) return next(request);
    return next(new Request(withQuery(request.url, { [name]: null }), request));
  },
});

const lenient = (text: string, repaired: (sent: string) => string): Fault => ({
  clause: 'validation.malformed-json-is-400',
  text,
  wrap: (next) => async (request) => {
    const { text: sent, again } = await repeatable(request);
    const applies = request.method !== 'GET' && sent !== '' && parsed(sent) === undefined;
    return next(again(applies ? { body: repaired(sent) } : {}));
  },
});

/** A body that is no JSON and counts as an empty one, with a success. */
const acceptedUnread: Fault = {
  clause: 'validation.malformed-json-is-400',
  text: 'A patch that is no JSON changes nothing and succeeds.',
  wrap: (next) => async (request) => {
    const { text: sent, again } = await repeatable(request);
    const applies = request.method === 'PATCH' && parsed(sent) === undefined;
    const response = await next(again());
    return applies && response.status === 400 ? withJson(response, 200, {}) : response;
  },
};

const levels = ['debug', 'info', 'warn', 'error'];

export const looseValidation: Record<string, Fault> = {
  'validation-as-422': said(body, 'Validation errors have status 422.', (error) => error, 422),
  'missing-members-first': said(
    'validation.one-entry-per-field',
    'Entries about members of a wrong type are left out while others are missing.',
    ({ fields, ...error }) => {
      const missing = fields.filter(({ reason }) => reason === 'missing');
      return { ...error, fields: missing.length > 0 ? missing : fields };
    },
  ),
  'first-field-alone': said(
    'validation.one-entry-per-field',
    'Only the first invalid field is reported.',
    (error) => ({ ...error, fields: error.fields.slice(0, 1) }),
  ),
  'fields-are-an-object': said('validation.fields-present', 'The fields are an object.', (error) => ({
    ...error,
    fields: Object.fromEntries(error.fields.map((field) => [String(field.path), field.reason])),
  })),
  'fields-without-a-message': said('validation.field-entry-shape', 'An entry has no message.', (error) => ({
    ...error,
    fields: error.fields.map(({ message: _, ...field }) => field),
  })),
  'fields-of-the-whole-body': said(body, 'Every entry is about the whole body.', (error) => ({
    ...error,
    fields: error.fields.map((field) => ({ ...field, path: '' })),
  })),
  'fields-of-a-neighbour': said(body, 'An entry names another field that starts alike.', (error) => ({
    ...error,
    fields: error.fields.map((field) => ({ ...field, path: String(field.path).slice(0, -1) })),
  })),
  'scopes-as-text-accepted': coerced(
    operations.mintToken.id,
    'A single scope is accepted for an array.',
    (sent) =>
      isObject(sent) && typeof sent.scopes === 'string'
        ? { ...sent, scopes: [operations.getMe.scope] }
        : sent,
  ),
  'scopes-of-other-types-skipped': coerced(
    operations.mintToken.id,
    'Scopes that are no text are skipped.',
    (sent) =>
      isObject(sent) && Array.isArray(sent.scopes) && sent.scopes.some((each) => typeof each !== 'string')
        ? {
            ...sent,
            scopes: [operations.getMe.scope, ...sent.scopes.filter((each) => typeof each === 'string')],
          }
        : sent,
  ),
  'scopes-missing-means-all': coerced(operations.mintToken.id, 'Without scopes a key gets some.', (sent) =>
    isObject(sent) && !('scopes' in sent) ? { ...sent, scopes: [operations.getMe.scope] } : sent,
  ),
  'level-ignored': ignored('level', (value) => levels.includes(value)),
  'level-by-its-start': ignored(
    'level',
    (value) => !levels.some((level) => value !== level && value.startsWith(level)),
    'A level that starts with a known one is accepted.',
  ),
  'since-ignored': ignored('since', (value) => !Number.isNaN(Date.parse(value))),
  'until-ignored': ignored('until', (value) => !Number.isNaN(Date.parse(value))),
  'status-ignored': ignored('status', (value) => ['pending', 'approved', 'denied'].includes(value)),
  'malformed-patch-accepted': acceptedUnread,
  'truncated-json-closed': lenient('A missing closing brace is added.', (sent) => `${sent}}`),
  'single-quotes-accepted': lenient('Single quotes are accepted for double ones.', (sent) =>
    sent.includes("'") ? JSON.stringify({ scopes: [operations.getMe.scope] }) : sent,
  ),
};
