import { errors, idPrefixes, modeOfKey, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { getDetails, getErrorCode } from '../error-body.ts';
import { grantClause, grantingScope, hasSameScopes, lackClause, statedScope } from '../scope-clauses.ts';
import type { Death, TokenBook } from './token-book.ts';
import { isKey, type TraceCheck } from './traced-call.ts';

/** Checks requests whose key was already revoked or rotated when they were sent. */
export const createDeadTokenCheck = (book: TokenBook): TraceCheck<Death> => {
  const rejectedTokens = new Set<string>();
  return {
    clauses: ['tokens.revoke-is-immediate', 'tokens.revoke-is-permanent', 'tokens.rotate-kills-old-secret'],
    started: ({ token, operation }) => (operation?.scope && book.get(token)?.death) || undefined,
    ended: ({ token }, { exchange }, death) => {
      if (!death || token === null) return [];
      const isRejected = exchange.status === 401;
      if (!isRejected && !isSuccess(exchange)) return [];
      const isRevived =
        !isRejected && death.clause === 'tokens.revoke-is-immediate' && rejectedTokens.has(token);
      if (isRejected) rejectedTokens.add(token);
      const clause = isRevived ? 'tokens.revoke-is-permanent' : death.clause;
      return [createResult(clause, isRejected, 'status 401', summarizeResponse(exchange), [death.by])];
    },
  };
};

const foreign = 'tenancy.foreign-workspace-refused';

/** Checks requests that use an API key on the path of another workspace. */
export const createTenancyCheck = (book: TokenBook): TraceCheck => ({
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
export const createScopeCheck = (book: TokenBook): TraceCheck => ({
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

/** Checks what the service reports about API keys: their mode, scopes and workspace never change. */
export const createIdentityCheck = (book: TokenBook): TraceCheck => {
  /** The first scopes that a key showed. */
  const shownScopes = new Map<string, { scopes: string; by: Exchange }>();

  const checkScopes = (token: string, scopes: readonly string[], by: Exchange): CheckResult[] => {
    const got = scopes.join(', ');
    const results: CheckResult[] = [];
    const first = shownScopes.get(token);
    if (!first) shownScopes.set(token, { scopes: got, by });
    else {
      const { scopes: expected, by: before } = first;
      results.push(createResult('tokens.scopes-do-not-change', got === expected, expected, got, [before]));
    }
    const creation = book.get(token)?.creation;
    if (creation) {
      const [isSame, expected] = [hasSameScopes(scopes, creation.scopes), creation.scopes.join(', ')];
      results.push(createResult('tokens.minted-key-has-its-scopes', isSame, expected, got, [creation.by]));
    }
    return results;
  };

  const checkMe = (token: string, body: unknown, by: Exchange) => {
    const record = member(body, 'token');
    const [mode, scopes] = [member(record, 'mode'), member(record, 'scopes')];
    const expected = modeOfKey(token);
    return [
      createResult(
        'identity.mode-matches-key',
        mode === expected,
        `token.mode ${expected}`,
        formatValue(mode),
      ),
      ...(Array.isArray(scopes) ? checkScopes(token, scopes.map(String).toSorted(), by) : []),
    ];
  };

  const checkWorkspace = (token: string, operation: string, body: unknown) => {
    const key = book.get(token);
    if (!key?.workspace) return [];
    const { workspace: expected, from: before, creation } = key;
    if (operation === operations.listWorkspaces.id) {
      const slugs = getItems(operations.listWorkspaces, body).map(({ slug }) => slug);
      const isOnly = slugs.every((slug) => slug === expected);
      return [
        createResult('workspaces.key-reaches-one', isOnly, `only ${expected}`, slugs.join(', '), before),
      ];
    }
    const isMe = operation === operations.getMe.id;
    const slug = member(isMe ? member(body, 'workspace') : body, 'slug');
    const ofMe = creation ? 'tokens.minted-key-bound-to-workspace' : 'identity.workspace-is-the-tenant';
    const clause = isMe ? ofMe : 'workspaces.current-for-key';
    return [createResult(clause, slug === expected, expected, formatValue(slug), before)];
  };

  const about: readonly string[] = [
    operations.getMe.id,
    operations.getCurrentWorkspace.id,
    operations.listWorkspaces.id,
  ];
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
    ended: ({ operation, token }, { exchange, body }) => {
      if (!operation || !about.includes(operation.id) || !isKey(token) || !isSuccess(exchange)) return [];
      if (body === undefined) return [];
      const isMe = operation.id === operations.getMe.id;
      return [...(isMe ? checkMe(token, body, exchange) : []), ...checkWorkspace(token, operation.id, body)];
    },
  };
};
