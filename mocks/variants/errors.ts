import { basePath, decodeSegment, headerNames, errors as known, modeOfKey } from '@workspace-api/contract';
import { all } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { isWrite } from '../wrappers/incoming.ts';
import { type Json, readError, withHeader } from '../wrappers/json.ts';
import { on, onApi, onOperations, refuseWith } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

const documentedDetails = new Set(
  'hint kind required_scope current_version rule_id resource action upstream retryable request_id'.split(' '),
);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Sends a request for a path that no server has. */
const toNowhere = (request: Request): { url: URL; method: string; body: null } => ({
  url: new URL(`${basePath}/no-such-route`, request.url),
  method: 'GET',
  body: null,
});

const getHint = (error: Json): unknown => (error.details as Json | undefined)?.hint;

const webhooks = onOperations(({ tag }) => tag === 'webhooks');

/** The statuses, codes, messages and details of errors. */
export const errors: VariantTable = {
  'error-messages-in-german': {
    text: 'Error messages are in German.',
    allowedBy: "Envelope: the message is one line, and its wording isn't documented.",
    families: ['errors', 'authentication'],
    wrap: onApi().errors(() => ({ message: 'Die Anfrage wurde abgelehnt.' })),
  },
  'errors-without-details': {
    text: 'Errors have only the documented details.',
    allowedBy: 'Envelope: details are optional.',
    families: ['errors', 'pages', 'secrets'],
    wrap: onApi().errors(({ details }) => {
      if (typeof details !== 'object' || details === null) return undefined;
      const kept = Object.entries(details).filter(([name]) => documentedDetails.has(name));
      return { details: kept.length === 0 ? undefined : Object.fromEntries(kept) };
    }),
  },
  'policy-details-with-more': {
    text: 'The error policy_denied identifies the resource by its path and links to the rule.',
    allowedBy:
      "Error codes: the values of rule_id, resource and action aren't documented, and details can have more members.",
    families: ['errors'],
    wrap: onApi().details('policy-denied', ({ resource }) => ({
      resource: `workspaces/*/${resource}`,
      documentation: '/rules',
    })),
  },
  'fields-in-dot-notation': {
    text: 'The paths of invalid fields are in dot notation, such as `body.scopes.0` and `query.limit`.',
    allowedBy:
      "Envelope: a path is in the style of a JSON pointer, which recommends that form without requiring it; paths for parameters aren't documented.",
    families: ['validation', 'errors', 'logs'],
    wrap: onApi().errors(({ fields }, incoming) =>
      Array.isArray(fields)
        ? {
            fields: fields.map(({ path, ...field }: Json) => ({
              ...field,
              path: (isWrite(incoming) ? 'body' : 'query') + String(path).replaceAll('/', '.'),
            })),
          }
        : undefined,
    ),
  },
  'malformed-ids-are-400': {
    text: 'An id or a slug with unusual characters, or of more than 64 characters, returns 400 validation_failed.',
    allowedBy:
      "Conventions: identifiers are strings, and their form isn't documented beyond their prefixes; nor is the response to a malformed slug.",
    families: ['errors', 'tenancy'],
    wrap: onOperations(({ id }) => id !== 'getMe').response((response, { path }) => {
      const isUsual = path.split('/').every((step) => /^[\w.-]{0,64}$/.test(decodeSegment(step)));
      if (isUsual || response.status !== known['not-found'].status) return response;
      const fields = [{ path: '/id', reason: 'format_mismatch', message: 'The id is malformed.' }];
      return refuseWith('validation-failed', { fields }, response);
    }),
  },
  'malformed-json-has-a-code': {
    text: 'A body that is not JSON returns 400 `malformed_json` without fields.',
    allowedBy: 'Status codes: 400; the code validation_failed is for bodies that fail their schema.',
    families: ['validation'],
    wrap: onApi().errors(({ code, message, fields }) =>
      code === known['malformed-json'].code &&
      message === known['malformed-json'].message &&
      (fields as Json[] | undefined)?.length === 1 &&
      (fields as Json[])[0]?.path === ''
        ? { code: 'malformed_json', message: 'The body is not JSON.', fields: undefined, details: undefined }
        : undefined,
    ),
  },
  'no-webhook-routes': {
    text: 'All routes for webhook subscriptions return 404.',
    allowedBy: "Webhook subscriptions: management endpoints aren't documented.",
    families: ['errors', 'webhooks'],
    wrap: webhooks.request(({ request }) => toNowhere(request)),
  },
  'no-head-nor-options': {
    text: 'HEAD and OPTIONS return 404.',
    allowedBy: 'Endpoints: neither method is documented.',
    families: ['identity', 'errors'],
    wrap: onApi()
      .when(({ request: { method } }) => method === 'HEAD' || method === 'OPTIONS')
      .request(({ request }) => toNowhere(request)),
  },
  'unknown-method-is-405': {
    text: 'A method that a path does not support returns 405 with `Allow`.',
    allowedBy: "Status codes: 404 is for what is not found; methods aren't mentioned.",
    families: ['errors', 'forms'],
    wrap: onApi()
      .when(({ operation }) => operation === undefined)
      .response((response, { request: { url } }) => {
        const allowed = methods.filter((method) => findOperation(new Request(url, { method })));
        if (response.status !== known['not-found'].status || allowed.length === 0) return response;
        const refusal = refuseWith('not-found', { status: 405, code: 'method_not_allowed' }, response);
        return withHeader(refusal, 'Allow', allowed.join(', '));
      }),
  },
  'unknown-routes-need-a-token': {
    text: 'An unknown path without a token returns 401 instead of 404.',
    allowedBy: 'Authentication: every request carries a token.',
    families: ['errors', 'authentication'],
    wrap: onApi()
      .when(({ operation, token }) => operation === undefined && token === '')
      .instead(known['not-found'].status, (_, { call }) => call('getMe')),
  },
  'oauth-needs-a-token': {
    text: 'The OAuth endpoints return 401 without a bearer token.',
    allowedBy:
      "Authentication: every request carries a token; exceptions for the OAuth endpoints aren't documented.",
    families: ['oauth'],
    wrap: onOperations(({ tag }) => tag === 'oauth')
      .when(({ token }) => token === '')
      .respond(({ call }) => call('getMe')),
  },
  'expired-session-without-hint': {
    text: 'The error token_expired has neither a hint nor Retry-After.',
    allowedBy: 'Auth hints: the hint and Retry-After are listed only for unauthorized.',
    families: ['authentication', 'oauth'],
    wrap: all(
      onApi().error('token-expired', { details: undefined }),
      onApi().instead('token-expired', (response) => withHeader(response, headerNames.retryAfter, null)),
    ),
  },
  'holds-are-403': {
    text: 'A locked workspace and a missing second factor return 403 instead of 401.',
    allowedBy: 'Auth hints: these hints are listed for both 401 and 403.',
    families: ['authentication'],
    wrap: onApi().errors((error) =>
      [known['workspace-locked'].details.hint, known['mfa-required'].details.hint].some(
        (hint) => hint === getHint(error),
      )
        ? { status: 403, code: known['insufficient-scope'].code }
        : undefined,
    ),
  },
  'unknown-credentials-hinted-otherwise': {
    text: 'A missing or unknown token returns the hint `authenticate`.',
    allowedBy: 'Auth hints: no listed hint fits a missing or unknown token.',
    families: ['authentication', 'oauth'],
    wrap: onApi().errors((error) =>
      getHint(error) === known.unauthorized.details.hint
        ? { details: { ...(error.details as Json), hint: 'authenticate' } }
        : undefined,
    ),
  },
  'billing-workspace-is-not-found': {
    text: 'A workspace that the token cannot see returns 404 with the code not_found, on billing operations too.',
    allowedBy: 'Error codes: not_found is for a workspace that is absent or not visible to the token.',
    families: ['billing', 'tenancy', 'errors'],
    wrap: onApi().error('workspace-not-found', 'not-found'),
  },
  'hidden-workspaces-are-403': {
    text: "A workspace that the token can't access returns 403, whether it exists or not.",
    allowedBy: 'Status codes: 403 is for workspace access, 404 for what is not visible to the token.',
    families: ['tenancy', 'errors'],
    wrap: onOperations(({ path, tag }) => path.includes('{slug}') && tag !== 'billing')
      .when(({ slug }) => slug !== 'acme')
      .errors((_error, _incoming, { status }) =>
        status === 404
          ? { status: known['workspace-forbidden'].status, code: known['workspace-forbidden'].code }
          : undefined,
      ),
  },
  'refusals-with-other-statuses': {
    text: 'A residency violation returns 409, a provider failure 502, a body that is too large 400, a switch with an API key 422, and an invalid grant 401, some of them with another code.',
    allowedBy:
      'Error codes: residency_violation has the status "as for the call", upstream_unavailable is 5xx, and the other refusals are not documented.',
    families: ['secrets', 'billing', 'validation', 'workspaces', 'oauth'],
    wrap: all(
      onApi().error('residency-violation', 409),
      onApi().error('upstream-unavailable', 502),
      onApi().error('payload-too-large', { status: 400, code: 'body_too_large' }),
      on('switchWorkspace')
        .when(({ token }) => modeOfKey(token.replace(/^Bearer /, '')) !== null)
        .error('session-required', { status: 422, code: 'session_required' }),
      onApi().error('invalid-grant', {
        status: known.unauthorized.status,
        code: known.unauthorized.code,
        message: 'The grant is invalid.',
        details: { hint: known['token-revoked'].details.hint },
      }),
    ),
  },
  'unknown-scope-is-422': {
    text: 'Creating a key with an unknown scope returns 422.',
    allowedBy: "Tokens: the response to an unknown scope isn't documented.",
    families: ['tokens'],
    wrap: on('mintToken').instead('validation-failed', async (response) => {
      const fields = ((await readError(response))?.fields ?? []) as { path: string; reason: string }[];
      const isUnknownScope = fields.every(
        ({ path, reason }) => path.startsWith('/scopes/') && reason === 'unknown_value',
      );
      return isUnknownScope
        ? refuseWith('validation-failed', { status: 422, code: 'unknown_scope' }, response)
        : response;
    }),
  },
};
