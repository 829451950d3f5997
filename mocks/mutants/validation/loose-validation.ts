import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readError, withJson } from '../../wrappers/json.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const body = 'validation.body-fails-with-400';
const query = 'validation.query-fails-with-400';

const parseOptional = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a body valid before the server validates it. */
const coerceBody = (id: OperationId, text: string, change: (value: unknown) => unknown): Mutant => ({
  clause: body,
  text,
  wrap: (next) => async (request) => {
    const { rawBody: source, again } = await repeatable(request);
    const value = parseOptional(source);
    const applies = findOperation(request)?.id === id && value !== undefined;
    return next(again(applies ? { body: JSON.stringify(change(value)) } : {}));
  },
});

/** Changes validation errors. */
const changeError = (
  clause: ClauseId,
  text: string,
  change: (error: Json & { fields: Json[] }) => Json,
  status = 400,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error?.code !== errors['validation-failed'].code || !Array.isArray(error.fields)) return response;
    return withJson(response, status, { error: change(error as Json & { fields: Json[] }) });
  },
});

/** Ignores a query parameter if it is invalid. */
const ignoreMember = (
  name: string,
  isValid: (value: string) => boolean,
  text = `An invalid ${name} is ignored.`,
): Mutant => ({
  clause: query,
  text,
  wrap: (next) => async (request) => {
    const value = new URL(request.url).searchParams.get(name);
    if (value === null || isValid(value) || findOperation(request)?.list == null) return next(request);
    return next(new Request(withQuery(request.url, { [name]: null }), request));
  },
});

const repairJson = (text: string, repair: (source: string) => string): Mutant => ({
  clause: 'validation.malformed-json-is-400',
  text,
  wrap: (next) => async (request) => {
    const { rawBody: source, again } = await repeatable(request);
    const applies = request.method !== 'GET' && source !== '' && parseOptional(source) === undefined;
    return next(again(applies ? { body: repair(source) } : {}));
  },
});

/** Treats a body that isn't JSON as an empty one, and succeeds. */
const acceptedUnread: Mutant = {
  clause: 'validation.malformed-json-is-400',
  text: 'A patch that is not JSON succeeds without effect.',
  wrap: (next) => async (request) => {
    const { rawBody: source, again } = await repeatable(request);
    const applies = request.method === 'PATCH' && parseOptional(source) === undefined;
    const response = await next(again());
    return applies && response.status === 400 ? withJson(response, 200, {}) : response;
  },
};

const levels = ['debug', 'info', 'warn', 'error'];

export const looseValidation: Record<string, Mutant> = {
  'validation-as-422': changeError(body, 'Validation errors return 422.', (error) => error, 422),
  'missing-members-first': changeError(
    'validation.one-entry-per-field',
    'Other invalid members are not reported while members are missing.',
    ({ fields, ...error }) => {
      const missing = fields.filter(({ reason }) => reason === 'missing');
      return { ...error, fields: missing.length > 0 ? missing : fields };
    },
  ),
  'first-field-only': changeError(
    'validation.one-entry-per-field',
    'Only the first invalid field is reported.',
    (error) => ({ ...error, fields: error.fields.slice(0, 1) }),
  ),
  'fields-are-an-object': changeError(
    'validation.fields-present',
    'The fields of a validation error are an object.',
    (error) => ({
      ...error,
      fields: Object.fromEntries(error.fields.map((field) => [String(field.path), field.reason])),
    }),
  ),
  'fields-without-a-message': changeError(
    'validation.field-entry-shape',
    'An entry of fields has no message.',
    (error) => ({
      ...error,
      fields: error.fields.map(({ message: _, ...field }) => field),
    }),
  ),
  'fields-of-the-whole-body': changeError(
    body,
    'Every entry of fields is about the whole body.',
    (error) => ({
      ...error,
      fields: error.fields.map((field) => ({ ...field, path: '' })),
    }),
  ),
  'fields-of-a-neighbour': changeError(body, 'The paths in fields lack their last character.', (error) => ({
    ...error,
    fields: error.fields.map((field) => ({ ...field, path: String(field.path).slice(0, -1) })),
  })),
  'scopes-as-string-accepted': coerceBody(
    operations.mintToken.id,
    'A string is accepted instead of an array of scopes.',
    (value) =>
      isObject(value) && typeof value.scopes === 'string'
        ? { ...value, scopes: [operations.getMe.scope] }
        : value,
  ),
  'scopes-of-other-types-skipped': coerceBody(
    operations.mintToken.id,
    'Scopes that are not strings are skipped.',
    (value) =>
      isObject(value) && Array.isArray(value.scopes) && value.scopes.some((each) => typeof each !== 'string')
        ? {
            ...value,
            scopes: [operations.getMe.scope, ...value.scopes.filter((each) => typeof each === 'string')],
          }
        : value,
  ),
  'scopes-missing-means-all': coerceBody(
    operations.mintToken.id,
    'A key without requested scopes gets some.',
    (value) =>
      isObject(value) && !('scopes' in value) ? { ...value, scopes: [operations.getMe.scope] } : value,
  ),
  'level-ignored': ignoreMember('level', (value) => levels.includes(value)),
  'level-by-its-start': ignoreMember(
    'level',
    (value) => !levels.some((level) => value !== level && value.startsWith(level)),
    'A level that starts with a valid level is accepted.',
  ),
  'since-ignored': ignoreMember('since', (value) => !Number.isNaN(Date.parse(value))),
  'until-ignored': ignoreMember('until', (value) => !Number.isNaN(Date.parse(value))),
  'status-ignored': ignoreMember('status', (value) => ['pending', 'approved', 'denied'].includes(value)),
  'malformed-patch-accepted': acceptedUnread,
  'truncated-json-closed': repairJson('A missing closing brace is added.', (source) => `${source}}`),
  'single-quotes-accepted': repairJson('JSON with single quotes is accepted.', (source) =>
    source.includes("'") ? JSON.stringify({ scopes: [operations.getMe.scope] }) : source,
  ),
};
