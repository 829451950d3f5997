import { type ClauseId, errors, idPrefixes, modeOfKey, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { getDetails, getErrorCode } from '../error-body.ts';
import { grantClause, grantingScope, hasSameScopes, lackClause, statedScope } from '../scope-clauses.ts';
import { createTokenBook, type TokenBook } from './token-book.ts';
import {
  createFacts,
  isKey,
  type TraceCheck,
  type TracedResponse,
  type TraceOptions,
} from './traced-call.ts';

const expectSame = (
  clause: ClauseId,
  got: unknown,
  expected: unknown,
  before?: readonly Exchange[],
): CheckResult => createResult(clause, got === expected, formatValue(expected), formatValue(got), before);

/** Checks requests whose key was already revoked or rotated when they were sent. */
const createDeadTokenCheck = (book: TokenBook): TraceCheck => {
  const rejectedTokens = new Set<string>();
  return {
    clauses: ['tokens.revoke-is-immediate', 'tokens.revoke-is-permanent', 'tokens.rotate-kills-old-secret'],
    ended: ({ token, operation }, response) => {
      const { exchange } = response;
      const death = operation?.scope && book.getDeath(token, response);
      if (!death || token === null) return [];
      const isRejected = exchange.status === 401;
      if (!isRejected && !isSuccess(exchange)) return [];
      const isRevived =
        !isRejected && death.value === 'tokens.revoke-is-immediate' && rejectedTokens.has(token);
      if (isRejected) rejectedTokens.add(token);
      const clause = isRevived ? 'tokens.revoke-is-permanent' : death.value;
      return [createResult(clause, isRejected, 'status 401', summarizeResponse(exchange), [death.by])];
    },
  };
};

const foreign = 'tenancy.foreign-workspace-refused';

/** Checks requests that use an API key on the path of another workspace. */
const createTenancyCheck = (book: TokenBook): TraceCheck => ({
  clauses: [foreign],
  ended: ({ operation, token, path }, { exchange }) => {
    const key = book.get(token);
    if (!operation || operation.sessionOnly || !key?.workspace || path.slug === undefined) return [];
    // A server may find a workspace by its id, or ignore case.
    const isOther =
      path.slug.toLowerCase() !== key.workspace.toLowerCase() &&
      !path.slug.startsWith(`${idPrefixes.Workspace}_`);
    const isRefused = [403, 404].includes(exchange.status);
    if (!isOther || (!isRefused && !isSuccess(exchange))) return [];
    const expected = `status 403 or 404: the key belongs to ${key.workspace}`;
    return [createResult(foreign, isRefused, expected, summarizeResponse(exchange), key.from)];
  },
});

const refusal = errors['insufficient-scope'];
const named = 'scopes.required-scope-named';

/** Checks what API keys with known scopes may do. */
const createScopeCheck = (book: TokenBook): TraceCheck => ({
  clauses: [
    'scopes.destructive-implies-write',
    'scopes.exact-scope-suffices',
    'scopes.lower-level-does-not-suffice',
    'scopes.required',
    'scopes.secrets-set-is-not-write',
    'scopes.secrets-write-is-not-set',
    'scopes.write-implies-read',
    named,
  ],
  ended: ({ operation, token, path }, { exchange }) => {
    const key = book.get(token);
    const scope = operation ? statedScope(operation) : null;
    if (!operation || scope === null || !key?.scopes) return [];
    if (path.slug !== undefined && path.slug !== key.workspace) return [];
    const { scopes: heldScopes, from: before } = key;
    const granting = grantingScope(heldScopes, scope);
    const isRefusal = exchange.status === refusal.status && getErrorCode(exchange) === refusal.code;
    const requiredScope = member(getDetails(exchange), 'required_scope');
    const got = summarizeResponse(exchange);
    const holds = `the token holds ${heldScopes.join(', ') || 'no scope'}`;
    if (!isSuccess(exchange) && !isRefusal) return [];

    if (granting) {
      // Any other refusal may be about a foreign record, or about the scopes of the key to create.
      const isOnlyAboutScope =
        !operation.path.replace('{slug}', '').includes('{') && operation.id !== operations.mintToken.id;
      if (isRefusal && (!isOnlyAboutScope || requiredScope !== scope)) return [];
      const clause = grantClause(granting, scope);
      return [createResult(clause, !isRefusal, `no refusal for its scopes: ${holds}`, got, before)];
    }
    const clause = lackClause(heldScopes, scope);
    // The service document doesn't specify whether this scope grants the other one.
    if (clause === 'scopes.secrets-destructive-is-not-set') return [];
    const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
    const refused = createResult(clause, isRefusal, expected, got, before);
    if (!isRefusal) return [refused];
    const expectedScope = `details.required_scope ${scope}`;
    const actualScope = formatValue(requiredScope);
    return [refused, createResult(named, requiredScope === scope, expectedScope, actualScope, before)];
  },
});

const { getMe, getCurrentWorkspace, listWorkspaces } = operations;

/** Checks what the service reports about API keys: their mode, scopes and workspace never change. */
const createIdentityCheck = (book: TokenBook): TraceCheck => {
  /** The first scopes that a key showed. */
  const shownScopes = createFacts<string>();

  const checkScopes = (token: string, scopes: readonly string[], response: TracedResponse): CheckResult[] => {
    const got = scopes.join(', ');
    const first = shownScopes.get(token);
    const creation = book.get(token)?.creation;
    if (!first) shownScopes.set(token, got, response);
    const results: CheckResult[] = [];
    if (first) results.push(expectSame('tokens.scopes-do-not-change', got, first.value, [first.by]));
    if (creation) {
      const [isSame, expected] = [hasSameScopes(scopes, creation.scopes), creation.scopes.join(', ')];
      results.push(createResult('tokens.minted-key-has-its-scopes', isSame, expected, got, [creation.by]));
    }
    return results;
  };

  const checkMe = (token: string, response: TracedResponse): CheckResult[] => {
    const record = member(response.body, 'token');
    const [mode, scopes] = [member(record, 'mode'), member(record, 'scopes')];
    return [
      expectSame('identity.mode-matches-key', mode, modeOfKey(token)),
      ...(Array.isArray(scopes) ? checkScopes(token, scopes.map(String).toSorted(), response) : []),
    ];
  };

  const checkWorkspace = (token: string, operation: string, body: unknown): CheckResult[] => {
    const key = book.get(token);
    if (!key?.workspace) return [];
    const { workspace: expected, from: before, creation } = key;
    if (operation === listWorkspaces.id) {
      const slugs = getItems(listWorkspaces, body).map(({ slug }) => slug);
      const isOnly = slugs.every((slug) => slug === expected);
      const got = slugs.join(', ');
      return [createResult('workspaces.key-reaches-one', isOnly, `only ${expected}`, got, before)];
    }
    if (operation === getCurrentWorkspace.id)
      return [expectSame('workspaces.current-for-key', member(body, 'slug'), expected, before)];
    const clause = creation ? 'tokens.minted-key-bound-to-workspace' : 'identity.workspace-is-the-tenant';
    return [expectSame(clause, member(member(body, 'workspace'), 'slug'), expected, before)];
  };

  return {
    clauses: [
      'identity.mode-matches-key',
      'identity.workspace-is-the-tenant',
      'tokens.minted-key-bound-to-workspace',
      'tokens.minted-key-has-its-scopes',
      'tokens.scopes-do-not-change',
      'workspaces.current-for-key',
      'workspaces.key-reaches-one',
    ],
    ended: ({ operation, token }, response) => {
      const { exchange, body } = response;
      const isAbout = [getMe, getCurrentWorkspace, listWorkspaces].some(({ id }) => id === operation?.id);
      if (!operation || !isAbout || !isKey(token) || !isSuccess(exchange) || body === undefined) return [];
      const results = operation.id === getMe.id ? checkMe(token, response) : [];
      return [...results, ...checkWorkspace(token, operation.id, body)];
    },
  };
};

/** Checks what API keys may do, and what the service reports about them. */
export const createKeyChecks = (options: TraceOptions): TraceCheck[] => {
  const book = createTokenBook(options);
  const checks = [createDeadTokenCheck, createScopeCheck, createTenancyCheck, createIdentityCheck];
  return [book, ...checks.map((create) => create(book))];
};
