import {
  decodeSegment,
  type errors as errorShapes,
  headerNames,
  mediaTypes,
  type OperationId,
  operations,
} from '@workspace-api/contract';
import type { Changes } from '../wrappers/fetch.ts';
import { knowing } from '../wrappers/flawed.ts';
import { type Incoming, isWrite } from '../wrappers/incoming.ts';
import { type Json, readError, withBody, withJson } from '../wrappers/json.ts';
import { on, onApi } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

type ErrorName = keyof typeof errorShapes;

/** Executes a write that the server refuses, as a handler does that checks something too late. */
const executed = (id: OperationId, name: ErrorName, repair: (incoming: Incoming) => Changes) =>
  on(id).instead(name, async (response, incoming) => {
    await incoming.send(repair(incoming));
    return response;
  });

const beforeValidation = (id: OperationId, pick: (body: Json) => unknown) =>
  executed(id, 'validation-failed', ({ body }) => ({ body: JSON.stringify(pick(body)) }));

const beforeNegotiation = (id: OperationId) =>
  executed(id, 'not-acceptable', () => ({ query: { format: null }, headers: { Accept: mediaTypes.json } }));

export const errors: MutantTable = {
  'errors.code-fits-status/conflict-as-400: A conflict returns 400.': {
    wrap: onApi().error('name-taken', 400),
    detectedBy: 'tokens',
  },
  'errors.code-fits-status/insufficient-scope-as-401: A missing scope returns 401.': {
    wrap: onApi().error('insufficient-scope', 401),
    detectedBy: 'scopes',
  },
  'errors.message-is-one-line/stack-trace-in-a-message: The message of a validation error contains a stack trace.':
    onApi().error('validation-failed', ({ message }) => ({
      message: `Error: ${message}\n    at validate (/srv/validate.js:12:3)`,
    })),
  'errors.message-is-one-line/message-quotes-an-id-of-two-lines: The message of a 404 quotes the path, including line breaks in its ids.':
    onApi()
      .when(({ path }) => path.includes('%0A'))
      .error('not-found', (_, { path }) => ({ message: `${decodeSegment(path)} does not exist.` })),
  'errors.message-is-one-line/error-without-message: Errors have a code but no message.': onApi().errors(
    () => ({ message: undefined }),
  ),
  'errors.code-required/code-is-a-number: The code of a 406 is a number.': {
    wrap: onApi().error('not-acceptable', { code: 406 }),
    detectedBy: 'encodings',
  },
  'errors.details-is-object/details-are-an-array: The details of a missing-scope error are an array.': {
    wrap: onApi().error('insufficient-scope', ({ details }) => ({ details: [details] })),
    detectedBy: 'scopes',
  },
  'errors.envelope/error-not-wrapped: Errors have no envelope: their members are at the top level of the body.':
    onApi().response(async (response) => {
      const error = await readError(response);
      return error === undefined ? response : withJson(response, response.status, error);
    }),
  'errors.always-json/problem-json: A 404 has the media type application/problem+json.': onApi().instead(
    'not-found',
    async (response) => withBody(response, await response.text(), 'application/problem+json'),
  ),
  'errors.always-json/errors-as-html: A proxy in front of the service replaces its errors with HTML pages.':
    onApi().response((response) =>
      response.status < 400
        ? response
        : withBody(response, `<!doctype html><h1>${response.status}</h1>`, 'text/html; charset=utf-8'),
    ),
  'errors.not-found-code/workspace-not-found-everywhere: Every 404 has the billing code workspace_not_found.':
    onApi().error('not-found', 'workspace-not-found'),
  'errors.unknown-id-is-404/unknown-secret-deleted: The operation deleteSecret succeeds for an unknown id.':
    on('deleteSecret').accepted('not-found'),
  'errors.unknown-id-is-404/agent-found-by-the-start-of-its-id: The operation getAgent finds a record by a prefix of its id.':
    knowing(
      on('createAgent', 'getAgent'),
      (ids) =>
        on('getAgent').instead('not-found', (response, { id, call }) => {
          const full = [...ids.keys()].find((other) => String(other).startsWith(id));
          return full === undefined ? response : call('getAgent', { id: String(full) });
        }),
      (_, { id }) => id,
    ),
  'errors.unknown-id-is-404/agent-id-decoded-twice: The list of runs decodes the id of the agent twice, and fails if it contains a percent sign.':
    on('listRuns').crashes(({ path }) => path.includes('%25zz')),
  'errors.unknown-id-is-404/agent-id-ends-at-nul: The id of an agent ends at its first NUL.': on(
    'getAgent',
  ).request(({ request }) => ({ url: request.url.replace(/%00[^/?]*/, '') })),
  'errors.unknown-id-is-404/secret-deleted-by-its-name-in-another-case: Deleting a secret ignores the case of its name.':
    on('deleteSecret').instead(404, async (response, { id: name, call, read }) => {
      const { data = [] } = await read('listSecrets', { query: { limit: '100' } });
      const other = (data as { name: string }[]).find(
        (secret) => secret.name.toLowerCase() === name.toLowerCase(),
      );
      return other ? call('deleteSecret', { id: other.name }) : response;
    }),
  'errors.policy-denied-is-403/policy-denied-as-missing-scope: A request that a policy rule blocks gets the error code for a missing scope.':
    onApi().error('policy-denied', 'insufficient-scope'),
  'errors.policy-denied-details/policy-rule-not-named: The error for a blocked request does not name the rule.':
    onApi().details('policy-denied', { rule_id: undefined }),
  'errors.policy-predicate-not-revealed/policy-predicate-in-details: The details of a denial contain the predicate of the rule.':
    onApi().details('policy-denied', ({ resource, action }) => ({
      condition: `scope == "${resource}:${action}"`,
    })),
  'errors.refused-write-changes-nothing/secret-stored-before-validation: A secret is stored before the optional members of its body are validated.':
    beforeValidation('setSecret', ({ name, value }) => ({
      name,
      value: typeof value === 'string' && value !== '' ? value : 'stored too early',
    })),
  'errors.refused-write-changes-nothing/token-name-used-up-by-a-refusal: A refused set of scopes uses up the name of the key.':
    beforeValidation('mintToken', ({ name }) => ({ name, scopes: [operations.getMe.scope] })),
  'errors.refused-write-changes-nothing/valid-start-of-a-patch-applied: The operations before a malformed one are applied to the page.':
    beforeValidation('updatePage', (patch) => Object.values(patch).slice(0, 1)),
  'errors.refused-write-changes-nothing/stale-theme-written: A theme patch with a stale If-Match is refused after it was applied.':
    executed('updateTheme', 'version-mismatch', () => ({ headers: { [headerNames.ifMatch]: null } })),
  'errors.refused-write-changes-nothing/deactivated-before-406: An agent is deactivated before the encoding is negotiated.':
    beforeNegotiation('deactivateAgent'),
  'errors.refused-write-changes-nothing/switched-before-406: A session is switched before the encoding is negotiated.':
    beforeNegotiation('switchWorkspace'),
  'errors.refused-write-changes-nothing/theme-published-before-the-scope-check: The theme is published before the scope is checked.':
    on('publishTheme').alsoAs(
      (owner, { slug, mode }) => owner.slug === slug && owner.mode === mode,
      'insufficient-scope',
    ),
  'errors.input-causes-no-5xx/nul-in-a-search-crashes: A search for NUL fails.': on('searchLogs').crashes(
    ({ query }) => query.get('q')?.includes('\0') === true,
  ),
  'errors.input-causes-no-5xx/repeated-cursor-crashes: The list of forms fails if the cursor is repeated.':
    on('listForms').crashes(({ query }) => query.getAll('cursor').length > 1),
  'errors.input-causes-no-5xx/year-one-crashes: The log fails for times before 1970.': on('listLogs').crashes(
    ({ query }) => query.get('since')?.startsWith('0001') === true,
  ),
  'errors.input-causes-no-5xx/null-decision-crashes: Approving fails if the body is null.': on(
    'approveApproval',
  ).crashes(({ rawBody }) => rawBody === 'null'),
  'errors.input-causes-no-5xx/number-beyond-a-double-crashes: A number beyond a double fails, in a body of any operation.':
    onApi().crashes(({ rawBody }) => /[:,]-?\d+e400\b/.test(rawBody)),
  'errors.input-causes-no-5xx/number-beyond-64-bits-crashes: Creating a key fails if its body has a number of more than 64 bits.':
    on('mintToken').crashes(({ rawBody }) => /[:,]-?\d{19,}/.test(rawBody)),
  'errors.input-causes-no-5xx/body-of-a-deletion-crashes: Revoking a key fails if the request has a body.':
    on('revokeToken').crashes(({ rawBody }) => rawBody !== ''),
  'errors.upstream-is-5xx/upstream-failure-as-internal-error: A provider failure has the code internal_error.':
    onApi().error('upstream-unavailable', 'internal-error'),
  'errors.upstream-is-5xx/upstream-failure-of-write-as-internal-error: A provider failure during a write has the code internal_error.':
    onApi().when(isWrite).error('upstream-unavailable', 'internal-error'),
  'errors.upstream-details/upstream-failure-without-details: The error for a provider failure has no details.':
    onApi().error('upstream-unavailable', { details: undefined }),
  'errors.upstream-details/upstream-by-vendor: The error for a provider failure names the vendor instead of the provider.':
    onApi().details('upstream-unavailable', { upstream: 'postgresql' }),
};
