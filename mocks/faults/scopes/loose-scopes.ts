import { type ClauseId, errors, type OperationId, operations } from '@workspace-api/contract';
import { readError, readJson, withJson } from '../../wrappers/json.ts';
import { findOperation } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { parseBody } from '../lib/body-of.ts';
import { createElevation } from '../lib/elevate.ts';
import type { Fault } from '../lib/fault.ts';

/** Remembers with which scopes each key was minted, by its Authorization header. */
const createKeyScopes = () => {
  const scopes = new Map<string, readonly string[]>();
  return {
    note: async (request: Request, text: string, response: Response): Promise<void> => {
      if (findOperation(request)?.id !== operations.mintToken.id || !response.ok) return;
      const secret = (await readJson(response))?.secret;
      const asked: unknown = parseBody(text).scopes;
      if (typeof secret === 'string' && Array.isArray(asked))
        scopes.set(`Bearer ${secret}`, asked as string[]);
    },
    /** The scopes of the key that a request carries; undefined for another token. */
    getScopes: (request: Request): readonly string[] | undefined =>
      scopes.get(request.headers.get('Authorization') ?? ''),
  };
};

const { code, status } = errors['insufficient-scope'];

const getResource = (scope: string) => scope.slice(0, scope.indexOf(':'));
const getLevel = (scope: string) => scope.slice(scope.indexOf(':') + 1);

type Rule = (held: string, needed: string, operation: OperationId) => boolean;

/** Scopes that suffice though they don't: a minted key with one of them is let in. */
const sufficing = (clause: ClauseId, text: string, suffices: Rule): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const keyScopes = createKeyScopes();
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      await keyScopes.note(request, body, response);
      const operation = findOperation(request);
      if (!operation?.scope || (await readError(response))?.code !== code) return response;
      const needed = operation.scope;
      const held = keyScopes.getScopes(request)?.some((scope) => suffices(scope, needed, operation.id));
      return held ? elevate(again, response) : response;
    };
  },
});

/** Scopes that don't suffice though they do: a minted key is refused if all of its scopes are such. */
const notSufficing = (clause: ClauseId, text: string, fails: Rule): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const keyScopes = createKeyScopes();
    return async (request) => {
      const { text: body, again } = await repeatable(request);
      const operation = findOperation(request);
      const needed = operation?.scope;
      const held = keyScopes.getScopes(request);
      const isRefused =
        operation &&
        needed &&
        held?.length === 1 &&
        held.every((scope) => fails(scope, needed, operation.id));
      const response = await next(again());
      await keyScopes.note(request, body, response);
      return isRefused
        ? withJson(response, status, {
            error: {
              code,
              message: 'The scope is missing.',
              details: { required_scope: needed, hint: errors['insufficient-scope'].details.hint },
            },
          })
        : response;
    };
  },
});

/** An operation that any token may call. */
const unchecked = (id: OperationId): Fault =>
  sufficing(
    'scopes.required',
    `The operation ${id} does not look at scopes.`,
    (_, __, operation) => operation === id,
  );

const lower = 'scopes.lower-level-does-not-suffice';

export const looseScopes: Record<string, Fault> = {
  'scopes-by-level': sufficing(
    'scopes.required',
    'A scope of the same level of any resource suffices.',
    (held, needed) => getLevel(held) === getLevel(needed),
  ),
  'scopes-by-resource': sufficing(
    lower,
    'Any scope of the resource suffices.',
    (held, needed) => getResource(held) === getResource(needed),
  ),
  'scopes-by-first-letters': sufficing(
    'scopes.required',
    'Scopes whose resources start with the same letter are taken for one another.',
    (held, needed) => held[0] === needed[0] && getLevel(held) === getLevel(needed),
  ),
  'write-implies-destructive': sufficing(
    lower,
    'A write scope suffices for destructive operations.',
    (held, needed) =>
      getResource(held) === getResource(needed) &&
      getLevel(held) === 'write' &&
      getLevel(needed) === 'destructive',
  ),
  'approvals-decided-with-read': sufficing(
    lower,
    'The read scope of approvals suffices to deny one.',
    (held, _, operation) =>
      held === operations.listApprovals.scope && operation === operations.denyApproval.id,
  ),
  'billing-changed-with-read': sufficing(
    lower,
    'The read scope of billing suffices to set the payment method.',
    (held, _, operation) =>
      held === operations.getBilling.scope && operation === operations.setPaymentMethod.id,
  ),
  'secrets-write-implies-set': sufficing(
    'scopes.secrets-write-is-not-set',
    'The scope secrets:write suffices to set a secret.',
    (held, needed) => held === operations.rotateSecret.scope && needed === operations.setSecret.scope,
  ),
  'secrets-set-implies-write': sufficing(
    'scopes.secrets-set-is-not-write',
    'The scope secrets:set suffices to rotate a secret.',
    (held, needed) => held === operations.setSecret.scope && needed === operations.rotateSecret.scope,
  ),
  'secrets-set-implies-read': sufficing(
    'scopes.required',
    'The scope secrets:set suffices to list secrets.',
    (held, _, operation) => held === operations.setSecret.scope && operation === operations.listSecrets.id,
  ),
  'deletion-of-secrets-unchecked': unchecked(operations.deleteSecret.id),
  'publishing-unchecked': unchecked(operations.publishPages.id),
  'proxy-urls-unchecked': unchecked(operations.createProxyUrl.id),
  'usage-unchecked': unchecked(operations.getUsage.id),
  'log-search-unchecked': unchecked(operations.searchLogs.id),
  'submissions-unchecked': unchecked(operations.listSubmissions.id),
  'current-workspace-unchecked': unchecked(operations.getCurrentWorkspace.id),
  'write-does-not-imply-read': notSufficing(
    'scopes.write-implies-read',
    'The scope agents:write does not suffice to list runs.',
    (held, _, operation) => held === operations.createAgent.scope && operation === operations.listRuns.id,
  ),
  'destructive-does-not-imply-write': notSufficing(
    'scopes.destructive-implies-write',
    'The scope pages:destructive does not suffice to publish.',
    (held, _, operation) =>
      held === operations.rollbackPage.scope && operation === operations.publishPages.id,
  ),
  'destructive-does-not-imply-read': notSufficing(
    'scopes.destructive-implies-write',
    'A destructive scope implies the write scope, but not the read scope.',
    (held, needed) =>
      getResource(held) === getResource(needed) &&
      getLevel(held) === 'destructive' &&
      getLevel(needed) === 'read',
  ),
  'exact-scope-not-enough': notSufficing(
    'scopes.exact-scope-suffices',
    'A proxy URL requires secrets:write.',
    (held, needed, operation) => held === needed && operation === operations.createProxyUrl.id,
  ),
};
