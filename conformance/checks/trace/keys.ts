import { errors, idPrefixes, modeOfKey, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { formatValue, summarizeResponse, unless } from '../check-result.ts';
import { getDetails, getErrorCode } from '../error-body.ts';
import { grantClause, grantingScope, hasSameScopes, lackClause, statedScope } from '../scope-clauses.ts';
import type { Death, TokenBook } from './token-book.ts';
import { statefulCheck, type TraceCheck, type TraceCheckResult } from './trace-check.ts';
import { isKey } from './traced-call.ts';

/** Checks requests whose key was already revoked or rotated when they were sent. */
export const createDeadTokenCheck = (book: TokenBook): TraceCheck => {
  const rejectedTokens = new Set<string>();
  return statefulCheck<Death>({
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
      const difference = unless(isRejected, 'status 401', summarizeResponse(exchange));
      return [{ clause, difference, before: [death.by] }];
    },
  });
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
    const difference = unless(isRefused, expected, summarizeResponse(exchange));
    return [{ clause: foreign, difference, before: key.from }];
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
      const difference = unless(!isRefusal, `no refusal for its scopes: ${holds}`, got);
      return [{ clause: grantClause(granting, scope), difference, before }];
    }
    const clause = lackClause(heldScopes, scope);
    // The service document doesn't specify whether this scope grants the other one.
    if (clause === 'scopes.secrets-destructive-is-not-set') return [];
    const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
    const results: TraceCheckResult[] = [{ clause, difference: unless(isRefusal, expected, got), before }];
    if (isRefusal) {
      const expectedScope = `details.required_scope ${scope}`;
      const difference = unless(requiredScope === scope, expectedScope, formatValue(requiredScope));
      results.push({ clause: named, difference, before });
    }
    return results;
  },
});

/** Checks what the service reports about API keys: their mode, scopes and workspace never change. */
export const createIdentityCheck = (book: TokenBook): TraceCheck => {
  /** The first scopes that a key showed. */
  const shownScopes = new Map<string, { scopes: string; by: Exchange }>();

  const checkMe = (token: string, body: unknown, by: Exchange): TraceCheckResult[] => {
    const record = member(body, 'token');
    const [mode, scopes] = [member(record, 'mode'), member(record, 'scopes')];
    const keyMode = modeOfKey(token);
    const results: TraceCheckResult[] = [
      {
        clause: 'identity.mode-matches-key',
        difference: unless(mode === keyMode, `token.mode ${keyMode}`, formatValue(mode)),
      },
    ];
    if (!Array.isArray(scopes)) return results;
    const sorted = scopes.map(String).toSorted();
    const before = shownScopes.get(token);
    if (before) {
      const difference = unless(before.scopes === sorted.join(', '), before.scopes, sorted.join(', '));
      results.push({ clause: 'tokens.scopes-do-not-change', difference, before: [before.by] });
    } else shownScopes.set(token, { scopes: sorted.join(', '), by });
    const creation = book.get(token)?.creation;
    if (creation) {
      const isSame = hasSameScopes(sorted, creation.scopes);
      const difference = unless(isSame, creation.scopes.join(', '), sorted.join(', '));
      results.push({ clause: 'tokens.minted-key-has-its-scopes', difference, before: [creation.by] });
    }
    return results;
  };

  const checkWorkspace = (token: string, operation: string, body: unknown): TraceCheckResult[] => {
    const key = book.get(token);
    const { workspace: expected, from: before } = key ?? { workspace: null, from: [] };
    if (!expected) return [];
    if (operation === operations.listWorkspaces.id) {
      const slugs = getItems(operations.listWorkspaces, body).map(({ slug }) => slug);
      const isOnly = slugs.every((slug) => slug === expected);
      const difference = unless(isOnly, `only ${expected}`, slugs.join(', '));
      return [{ clause: 'workspaces.key-reaches-one', difference, before }];
    }
    const isMe = operation === operations.getMe.id;
    const slug = member(isMe ? member(body, 'workspace') : body, 'slug');
    const ofMe = key?.creation ? 'tokens.minted-key-bound-to-workspace' : 'identity.workspace-is-the-tenant';
    const difference = unless(slug === expected, expected, formatValue(slug));
    return [{ clause: isMe ? ofMe : 'workspaces.current-for-key', difference, before }];
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
