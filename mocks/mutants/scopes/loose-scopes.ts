import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError, readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

/** Remembers the scopes with which each key was created, by its Authorization header. */
export const createKeyScopes = () => {
  const scopes = new Map<string, readonly string[]>();
  return {
    note: async (request: Request, rawBody: string, response: Response): Promise<void> => {
      if (findOperation(request)?.id !== operations.mintToken.id || !response.ok) return;
      const secret = (await readJson(response))?.secret;
      const requestedScopes: unknown = parseBody(rawBody).scopes;
      if (typeof secret === 'string' && Array.isArray(requestedScopes))
        scopes.set(`Bearer ${secret}`, requestedScopes as string[]);
    },
    /** The scopes of the key in a request; undefined for any other token. */
    getScopes: (request: Request): readonly string[] | undefined =>
      scopes.get(request.headers.get('Authorization') ?? ''),
  };
};

const { code, status } = errors['insufficient-scope'];

const getResource = (scope: string) => scope.slice(0, scope.indexOf(':'));
const getLevel = (scope: string) => scope.slice(scope.indexOf(':') + 1);

type Rule = (scope: string, requiredScope: string, operation: OperationId) => boolean;

/** Accepts insufficient scopes: a created key with one of them is allowed. */
const acceptScope = (clause: ClauseId, text: string, suffices: Rule): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const keyScopes = createKeyScopes();
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      await keyScopes.note(request, body, response);
      const operation = findOperation(request);
      if (!operation?.scope || (await readError(response))?.code !== code) return response;
      const requiredScope = operation.scope;
      const isSufficient = keyScopes
        .getScopes(request)
        ?.some((scope) => suffices(scope, requiredScope, operation.id));
      return isSufficient ? elevate(again, response) : response;
    };
  },
});

/** Rejects sufficient scopes: a created key is rejected if all of its scopes match the rule. */
const notSufficing = (clause: ClauseId, text: string, fails: Rule): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const keyScopes = createKeyScopes();
    return async (request) => {
      const { rawBody: body, again } = await repeatable(request);
      const operation = findOperation(request);
      const requiredScope = operation?.scope;
      const tokenScopes = keyScopes.getScopes(request);
      const isRefused =
        operation &&
        requiredScope &&
        tokenScopes?.length === 1 &&
        tokenScopes.every((scope) => fails(scope, requiredScope, operation.id));
      const response = await next(again());
      await keyScopes.note(request, body, response);
      return isRefused
        ? withJson(response, status, {
            error: {
              code,
              message: 'The scope is missing.',
              details: { required_scope: requiredScope, hint: errors['insufficient-scope'].details.hint },
            },
          })
        : response;
    };
  },
});

/** An operation that any token may call. */
const skipCheck = (id: OperationId): Mutant =>
  acceptScope(
    'scopes.required',
    `The operation ${id} does not check scopes.`,
    (_, __, operation) => operation === id,
  );

const lower = 'scopes.lower-level-does-not-suffice';

export const looseScopes: Record<string, Mutant> = {
  'scopes-by-level': acceptScope(
    'scopes.required',
    'A scope of the same level suffices for any resource.',
    (scope, requiredScope) => getLevel(scope) === getLevel(requiredScope),
  ),
  'scopes-by-resource': acceptScope(
    lower,
    'Any scope of the resource suffices.',
    (scope, requiredScope) => getResource(scope) === getResource(requiredScope),
  ),
  'scopes-by-first-letters': acceptScope(
    'scopes.required',
    'A scope suffices for any resource with the same first letter.',
    (scope, requiredScope) => scope[0] === requiredScope[0] && getLevel(scope) === getLevel(requiredScope),
  ),
  'write-implies-destructive': acceptScope(
    lower,
    'A write scope suffices for destructive operations.',
    (scope, requiredScope) =>
      getResource(scope) === getResource(requiredScope) &&
      getLevel(scope) === 'write' &&
      getLevel(requiredScope) === 'destructive',
  ),
  'approvals-decided-with-read': acceptScope(
    lower,
    'The read scope of approvals suffices to deny one.',
    (scope, _, operation) =>
      scope === operations.listApprovals.scope && operation === operations.denyApproval.id,
  ),
  'billing-changed-with-read': acceptScope(
    lower,
    'The read scope of billing suffices to change the payment method.',
    (scope, _, operation) =>
      scope === operations.getBilling.scope && operation === operations.setPaymentMethod.id,
  ),
  'secrets-write-implies-set': acceptScope(
    'scopes.secrets-write-is-not-set',
    'The scope secrets:write suffices to set a secret.',
    (scope, requiredScope) =>
      scope === operations.rotateSecret.scope && requiredScope === operations.setSecret.scope,
  ),
  'secrets-set-implies-write': acceptScope(
    'scopes.secrets-set-is-not-write',
    'The scope secrets:set suffices to rotate a secret.',
    (scope, requiredScope) =>
      scope === operations.setSecret.scope && requiredScope === operations.rotateSecret.scope,
  ),
  'secrets-set-implies-read': acceptScope(
    'scopes.required',
    'The scope secrets:set suffices to list secrets.',
    (scope, _, operation) => scope === operations.setSecret.scope && operation === operations.listSecrets.id,
  ),
  'deletion-of-secrets-unchecked': skipCheck(operations.deleteSecret.id),
  'publishing-unchecked': skipCheck(operations.publishPages.id),
  'proxy-urls-unchecked': skipCheck(operations.createProxyUrl.id),
  'usage-unchecked': skipCheck(operations.getUsage.id),
  'log-search-unchecked': skipCheck(operations.searchLogs.id),
  'submissions-unchecked': skipCheck(operations.listSubmissions.id),
  'current-workspace-unchecked': skipCheck(operations.getCurrentWorkspace.id),
  'write-does-not-imply-read': notSufficing(
    'scopes.write-implies-read',
    'The scope agents:write is not sufficient to list runs.',
    (scope, _, operation) => scope === operations.createAgent.scope && operation === operations.listRuns.id,
  ),
  'destructive-does-not-imply-write': notSufficing(
    'scopes.destructive-implies-write',
    'The scope pages:destructive is not sufficient to publish.',
    (scope, _, operation) =>
      scope === operations.rollbackPage.scope && operation === operations.publishPages.id,
  ),
  'destructive-does-not-imply-read': notSufficing(
    'scopes.destructive-implies-write',
    'A destructive scope implies the write scope, but not the read scope.',
    (scope, requiredScope) =>
      getResource(scope) === getResource(requiredScope) &&
      getLevel(scope) === 'destructive' &&
      getLevel(requiredScope) === 'read',
  ),
  'exact-scope-not-enough': notSufficing(
    'scopes.exact-scope-suffices',
    'Creating a proxy URL requires secrets:write.',
    (scope, requiredScope, operation) =>
      scope === requiredScope && operation === operations.createProxyUrl.id,
  ),
};
