import { errors, headerNames, mediaTypes, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readError } from '../../wrappers/json.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const clause = 'errors.refused-write-changes-nothing';

/** Executes a write that the server refuses, as a handler does that checks something too late. */
const executed = (
  id: OperationId,
  text: string,
  refusal: { status: number },
  repair: (request: { url: string; body: unknown }) => {
    url?: URL | string;
    headers?: Record<string, string | null>;
    body?: unknown;
  },
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const response = await next(again());
    if (response.status !== refusal.status) return response;
    const { body, ...changes } = repair({ url: request.url, body: parseBody(rawBody) });
    await next(again({ ...changes, ...(body !== undefined && { body: JSON.stringify(body) }) }));
    return response;
  },
});

const inJson = ({ url }: { url: string }) => ({
  url: withQuery(url, { format: null }),
  headers: { Accept: mediaTypes.json },
});

const notAcceptable = errors['not-acceptable'];
const invalid = errors['validation-failed'];

/** Keeps the members of a body that a handler stores before it checks the others. */
const pick = (body: unknown, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(body as Json).filter(([name]) => names.includes(name)));

const stringOr = (value: unknown, other: string): string =>
  typeof value === 'string' && value !== '' ? value : other;

const lacksScope = errors['insufficient-scope'];

/** Executes a write before the check of its scope. */
const beforeTheScope = (id: OperationId, text: string): Mutant => ({
  clause,
  text,
  wrap: elevatedIf(
    async (request, response) =>
      findOperation(request)?.id === id &&
      response.status === lacksScope.status &&
      (await readError(response))?.code === lacksScope.code,
    { reportsRefusal: true },
  ),
});

export const refusedWritesExecuted: Record<string, Mutant> = {
  'secret-stored-before-validation': executed(
    'setSecret',
    'A secret is stored before the optional members of its body are validated.',
    invalid,
    ({ body }) => ({
      body: { ...pick(body, 'name'), value: stringOr((body as Json).value, 'stored too early') },
    }),
  ),
  'agent-stored-before-validation': executed(
    'createAgent',
    'An agent is stored before unknown members are refused.',
    invalid,
    ({ body }) => ({ body: pick(body, 'name') }),
  ),
  'subscription-stored-before-validation': executed(
    'createWebhookSubscription',
    'A subscription is stored before its event filter is validated.',
    invalid,
    ({ body }) => ({ body: { ...pick(body, 'url'), events: ['pages.published'] } }),
  ),
  'token-name-used-up-by-a-refusal': executed(
    'mintToken',
    'A refused set of scopes uses up the name of the key.',
    invalid,
    ({ body }) => ({ body: { ...pick(body, 'name'), scopes: [operations.getMe.scope] } }),
  ),
  'plan-changed-before-validation': executed(
    'changePlan',
    'The plan is changed before unknown members are refused.',
    invalid,
    ({ body }) => ({ body: pick(body, 'plan_id') }),
  ),
  'rollback-before-validation': executed(
    'rollbackPage',
    'A page is rolled back before unknown members are refused.',
    invalid,
    ({ body }) => ({ body: pick(body, 'version') }),
  ),
  'denied-before-validation': executed(
    'denyApproval',
    'An approval is denied before the note is validated.',
    invalid,
    () => ({ body: {} }),
  ),
  'valid-start-of-a-patch-applied': executed(
    'updatePage',
    'The operations before a malformed one are applied to the page.',
    invalid,
    ({ body }) => ({ body: Object.values(body as Json).slice(0, 1) }),
  ),
  'stale-theme-written': executed(
    'updateTheme',
    'A theme patch with a stale If-Match is refused after it was applied.',
    errors['version-mismatch'],
    () => ({ headers: { [headerNames.ifMatch]: null } }),
  ),
  'deactivated-before-406': executed(
    'deactivateAgent',
    'An agent is deactivated before the encoding is negotiated.',
    notAcceptable,
    inJson,
  ),
  'deleted-before-406': executed(
    'deleteWebhookSubscription',
    'A subscription is deleted before the encoding is negotiated.',
    notAcceptable,
    inJson,
  ),
  'published-before-406': executed(
    'publishPages',
    'Pages are published before the encoding is negotiated.',
    notAcceptable,
    inJson,
  ),
  'switched-before-406': executed(
    'switchWorkspace',
    'A session is switched before the encoding is negotiated.',
    notAcceptable,
    inJson,
  ),
  'theme-published-before-the-scope-check': beforeTheScope(
    'publishTheme',
    'The theme is published before the scope is checked.',
  ),
  'payment-method-set-before-the-scope-check': beforeTheScope(
    'setPaymentMethod',
    'The payment method is set before the scope is checked.',
  ),
};
