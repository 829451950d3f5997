import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

type Input = { url: URL; rawBody: string };

const { status, code } = errors['internal-error'];

/** Fails if a request of one operation has some input. */
const crashes = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  applies: (input: Input) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const { rawBody, again } = await repeatable(request);
    const response = await next(again());
    const isInput = findOperation(request)?.id === id && applies({ url: new URL(request.url), rawBody });
    if (!isInput || response.status === errors.unauthorized.status) return response;
    const message = 'The request failed unexpectedly.';
    return withJson(response, status, { error: { code, message, details: { retryable: false } } });
  },
});

/** Changes the URL or the body of an operation's requests before the server validates them. */
const reads = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  change: (input: Input) => { url?: string; body?: string } | undefined,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const { rawBody, again } = await repeatable(request);
    const applies = findOperation(request)?.id === id;
    return next(again((applies && change({ url: new URL(request.url), rawBody })) || {}));
  },
});

const noCrash = 'errors.input-causes-no-5xx';
const unknownId = 'errors.unknown-id-is-404';
const body = 'validation.body-fails-with-400';
const query = 'validation.query-fails-with-400';

/** Cuts each value of the query at its first character that fits. */
const cutQuery = (url: URL, name: string, at: RegExp): { url: string } | undefined => {
  const value = url.searchParams.get(name);
  if (value === null) return undefined;
  url.searchParams.set(name, value.replace(at, ''));
  return { url: url.href };
};

/** Servers that fail on unusual input, or take a part of it for a valid value. */
export const unusualInput: Record<string, Mutant> = {
  'nul-in-a-secret-name-crashes': crashes(
    unknownId,
    operations.deleteSecret.id,
    'Deleting a secret fails if the name contains NUL.',
    ({ url }) => url.pathname.includes('%00'),
  ),
  'long-approval-id-crashes': crashes(
    unknownId,
    operations.denyApproval.id,
    'Denying an approval fails if the id has more than 255 characters.',
    ({ url }) => url.pathname.split('/').some((step) => step.length > 255),
  ),
  'agent-id-decoded-twice': crashes(
    unknownId,
    operations.listRuns.id,
    'The list of runs decodes the id of the agent twice, and fails if it contains a percent sign.',
    ({ url }) => url.pathname.includes('%25zz'),
  ),
  'agent-id-ends-at-nul': reads(
    unknownId,
    operations.getAgent.id,
    'The id of an agent ends at its first NUL.',
    ({ url }) => ({ url: url.href.replace(/%00[^/?]*/, '') }),
  ),
  'slug-with-quotes-crashes': crashes(
    'tenancy.unknown-workspace-is-404',
    operations.listRuns.id,
    'The list of runs fails if the slug contains an apostrophe.',
    ({ url }) => /workspaces\/[^/]*'/.test(url.pathname),
  ),
  'nul-in-a-search-crashes': crashes(
    noCrash,
    operations.searchLogs.id,
    'A search for NUL fails.',
    ({ url }) => url.searchParams.get('q')?.includes('\0') === true,
  ),
  'repeated-cursor-crashes': crashes(
    noCrash,
    operations.listForms.id,
    'The list of forms fails if the cursor is repeated.',
    ({ url }) => url.searchParams.getAll('cursor').length > 1,
  ),
  'unknown-parameter-crashes': crashes(
    noCrash,
    operations.getBilling.id,
    'Reading the billing state fails if the query is not empty.',
    ({ url }) => url.search !== '',
  ),
  'year-one-crashes': crashes(
    noCrash,
    operations.listLogs.id,
    'The log fails for times before 1970.',
    ({ url }) => url.searchParams.get('since')?.startsWith('0001') === true,
  ),
  'level-ends-at-nul': reads(query, operations.searchLogs.id, 'A level ends at its first NUL.', ({ url }) =>
    cutQuery(url, 'level', /\0.*/),
  ),
  'status-ends-at-a-quote': reads(
    query,
    operations.listApprovals.id,
    'A status ends at its first apostrophe.',
    ({ url }) => cutQuery(url, 'status', /'.*/),
  ),
  'limit-ends-at-nul': reads(
    query,
    operations.listInvoices.id,
    'The limit of the invoices ends at its first NUL.',
    ({ url }) => cutQuery(url, 'limit', /\0.*/),
  ),
  'null-plan-crashes': crashes(
    body,
    operations.changePlan.id,
    'A plan change fails if its body is null.',
    ({ rawBody }) => rawBody === 'null',
  ),
  'null-scopes-means-one': reads(
    body,
    operations.mintToken.id,
    'A key whose scopes are null gets one.',
    ({ rawBody }) => {
      const value = parseBody(rawBody);
      return value.scopes === null
        ? { body: JSON.stringify({ ...value, scopes: [operations.getMe.scope] }) }
        : undefined;
    },
  ),
  'null-operations-skipped': reads(
    body,
    operations.updateTheme.id,
    'An operation of a patch that is null is skipped.',
    ({ rawBody }) => ({ body: rawBody.replace(/^\[null,?/, '[') }),
  ),
  'null-decision-crashes': crashes(
    noCrash,
    operations.approveApproval.id,
    'Approving fails if the body is null.',
    ({ rawBody }) => rawBody === 'null',
  ),
  'nul-in-an-agent-name-crashes': crashes(
    noCrash,
    operations.createAgent.id,
    'Creating an agent fails if its name contains NUL.',
    ({ rawBody }) => rawBody.includes('\\u0000'),
  ),
  'body-of-a-deletion-crashes': crashes(
    noCrash,
    operations.revokeToken.id,
    'Revoking a key fails if the request has a body.',
    ({ rawBody }) => rawBody !== '',
  ),
};
