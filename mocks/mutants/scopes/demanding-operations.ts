import { errors, type OperationId, operations, type Scope, sessionPrefix } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization, slugIn } from '../lib/owners.ts';
import { createKeyScopes } from './loose-scopes.ts';

const { code, details } = errors['insufficient-scope'];

const isSession = (request: Request): boolean =>
  getAuthorization(request).startsWith(`Bearer ${sessionPrefix}`);

/** Returns the record of a request, read with the same token. */
const readAbove = (request: Request): Request =>
  new Request(request.url.replace(/\/[^/]+$/, ''), { headers: { Authorization: getAuthorization(request) } });

/** An operation that requires a second scope of keys, but only once it has found its record. */
const alsoRequires = (
  id: OperationId,
  scope: Scope,
  refusal: 'insufficient-scope' | 'not-found',
): Mutant => ({
  clause: 'scopes.exact-scope-suffices',
  text: `The operation ${id} also requires ${scope} if the record exists.`,
  wrap: (next) => {
    const keyScopes = createKeyScopes();
    return async (request) => {
      const { rawBody, again } = await repeatable(request);
      const held = findOperation(request)?.id === id ? keyScopes.getScopes(request) : undefined;
      const isShort = held !== undefined && !held.includes(scope);
      if (isShort && (await next(readAbove(request))).ok) {
        const { status, code } = errors[refusal];
        return withJson(new Response(), status, {
          error: { code, message: 'Refused.', details: { ...details, required_scope: scope } },
        });
      }
      const response = await next(again());
      await keyScopes.note(request, rawBody, response);
      return response;
    };
  },
});

/** An operation that refuses sessions. */
const keysOnly =
  (id: OperationId, refuses: (request: Request) => boolean): Wrap =>
  (next) =>
  (request) => {
    if (findOperation(request)?.id !== id || !isSession(request) || !refuses(request)) return next(request);
    const { status } = errors['insufficient-scope'];
    const required_scope = operations[id].scope;
    return Promise.resolve(
      withJson(new Response(), status, {
        error: { code, message: 'Keys only.', details: { ...details, required_scope } },
      }),
    );
  };

const notBySession = (id: OperationId): Mutant => ({
  clause: 'scopes.exact-scope-suffices',
  text: `Sessions can't call ${id}, whatever their scopes.`,
  wrap: keysOnly(id, () => true),
});

/** An operation that a session may call only in the workspace of the first request. */
const notAfterSwitch = (id: OperationId): Mutant => ({
  clause: 'scopes.session-inherits-permissions',
  text: `After a switch to another workspace, a session can't call ${id}.`,
  wrap: (next) => {
    let first = '';
    return keysOnly(id, ({ url }) => {
      first ||= slugIn(url);
      return slugIn(url) !== first;
    })((request) => {
      first ||= slugIn(request.url);
      return next(request);
    });
  },
});

const sessionUnchecked = (id: OperationId): Mutant => ({
  clause: 'scopes.required',
  text: `The operation ${id} does not check the scopes of sessions.`,
  wrap: elevatedIf(
    async (request, response) =>
      findOperation(request)?.id === id && isSession(request) && (await readError(response))?.code === code,
  ),
});

/** Operations that require more than their scope, or less of sessions. */
export const demandingOperations: Record<string, Mutant> = {
  'approving-also-requires-agents-write': alsoRequires(
    'approveApproval',
    operations.createAgent.scope,
    'insufficient-scope',
  ),
  'activating-also-requires-approvals-read': alsoRequires(
    'activateAgent',
    operations.getApproval.scope,
    'insufficient-scope',
  ),
  'runs-found-with-approvals-read-only': alsoRequires('listRuns', operations.getApproval.scope, 'not-found'),
  'sessions-cannot-set-secrets': notBySession('setSecret'),
  'sessions-cannot-update-pages': notBySession('updatePage'),
  'sessions-cannot-tail-logs': notBySession('tailLogs'),
  'switched-session-cannot-delete-secrets': notAfterSwitch('deleteSecret'),
  'switched-session-cannot-read-agents': notAfterSwitch('getAgent'),
  'switched-session-cannot-update-pages': notAfterSwitch('updatePage'),
  'sessions-decide-with-any-scope': sessionUnchecked('denyApproval'),
  'sessions-publish-with-any-scope': sessionUnchecked('publishTheme'),
  'sessions-search-with-any-scope': sessionUnchecked('searchLogs'),
};
