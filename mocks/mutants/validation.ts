import { operations } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';
import { lower } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { type Json, withJson } from '../wrappers/json.ts';
import { on, onApi, onLists, onOperations } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Changes the fields of validation errors. */
const fields = (change: (fields: Json[]) => unknown): Wrap =>
  onApi().error('validation-failed', (error) =>
    Array.isArray(error.fields) ? { fields: change(error.fields) } : undefined,
  );

/** Gives a key a scope if its requested scopes are wrong. */
const replacesScopes = (isWrong: (body: Json) => boolean): Wrap =>
  on('mintToken')
    .when(({ body, rawBody }) => rawBody.startsWith('{') && isWrong(body))
    .sets({ scopes: [operations.getMe.scope] });

/** Ignores a query parameter of lists if it is invalid. */
const ignored = (name: string, valid: RegExp): Wrap =>
  onLists().parameter(name, (value) => (valid.test(value) ? value : null));

/** Cuts a query parameter off. */
const cut = (id: 'searchLogs' | 'listApprovals' | 'listInvoices', name: string, end: string): Wrap =>
  on(id).parameter(name, (value) => value.split(end)[0] ?? '');

const isMalformed = ({ rawBody }: Incoming): boolean => {
  try {
    JSON.parse(rawBody);
    return false;
  } catch {
    return true;
  }
};

export const validation: MutantTable = {
  'validation.body-fails-with-400/validation-as-422: Validation errors return 422.': onApi().error(
    'validation-failed',
    ({ fields }) => (Array.isArray(fields) ? { status: 422 } : undefined),
  ),
  'validation.body-fails-with-400/fields-of-the-whole-body: Every entry of fields is about the whole body.':
    fields((entries) => entries.map((entry) => ({ ...entry, path: '' }))),
  'validation.body-fails-with-400/scopes-as-string-accepted: A string is accepted instead of an array of scopes.':
    replacesScopes((body) => typeof body.scopes === 'string'),
  'validation.body-fails-with-400/scopes-of-other-types-skipped: Scopes that are not strings are skipped.':
    replacesScopes(
      ({ scopes }) => Array.isArray(scopes) && scopes.some((scope) => typeof scope !== 'string'),
    ),
  'validation.body-fails-with-400/scopes-missing-means-all: A key without requested scopes gets some.':
    replacesScopes((body) => !('scopes' in body)),
  'validation.body-fails-with-400/null-operations-skipped: An operation of a patch that is null is skipped.':
    on('updateTheme').request(({ rawBody }) => ({ body: rawBody.replace(/^\[null,?/, '[') })),
  'validation.body-fails-with-400/crash-without-body: A write without a body crashes.': onOperations(
    ({ requestBody }) => requestBody?.required === true,
  ).crashes(({ rawBody }) => rawBody === ''),
  'validation.one-entry-per-field/first-field-only: Only the first invalid field is reported.': fields(
    (entries) => entries.slice(0, 1),
  ),
  'validation.fields-present/offending-fields-not-named: A validation error has no fields.': fields(
    () => undefined,
  ),
  'validation.query-fails-with-400/level-ignored: An invalid level is ignored.': ignored(
    'level',
    /^(debug|info|warn|error)$/,
  ),
  'validation.query-fails-with-400/status-ignored: An invalid status is ignored.': ignored(
    'status',
    /^(pending|approved|denied)$/,
  ),
  'validation.query-fails-with-400/level-ends-at-nul: A level ends at its first NUL.': cut(
    'searchLogs',
    'level',
    '\0',
  ),
  'validation.query-fails-with-400/status-ends-at-a-quote: A status ends at its first apostrophe.': cut(
    'listApprovals',
    'status',
    "'",
  ),
  'validation.query-fails-with-400/status-in-capitals: The case of a status in a query is ignored.': on(
    'listApprovals',
  ).parameter('status', lower),
  'validation.malformed-json-is-400/malformed-patch-accepted: A patch that is not JSON succeeds without effect.':
    on('updatePage', 'updateTheme')
      .when(isMalformed)
      .instead(400, (response) => withJson(response, 200, {})),
  'validation.malformed-json-is-400/truncated-json-closed: A missing closing brace is added.': onApi()
    .when((incoming) => incoming.rawBody !== '' && isMalformed(incoming))
    .request(({ rawBody }) => ({ body: `${rawBody}}` })),
  'validation.malformed-json-is-400/nan-members-skipped: A member of a body that is NaN is skipped.':
    onApi().request(({ rawBody }) =>
      /:NaN,/.test(rawBody) ? { body: rawBody.replaceAll(/"\w+":NaN,/g, '') } : undefined,
    ),
  'validation.malformed-json-is-400/infinity-members-skipped: A member that is Infinity is skipped in the body of a new record.':
    onOperations(({ method }) => method === 'POST').request(({ rawBody }) =>
      /:-?Infinity,/.test(rawBody) ? { body: rawBody.replaceAll(/"\w+":-?Infinity,/g, '') } : undefined,
    ),
};
