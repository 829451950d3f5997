import { modeOfKey, operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { quotedKey } from '../credential-patterns.ts';
import { hasSameScopes } from '../scope-clauses.ts';
import { formatValue } from './format-value.ts';
import type { TokenBook } from './token-book.ts';
import { isKey, type TraceCheck, type TraceCheckResult } from './traced-call.ts';

const getScopes = (body: unknown): string[] | null => {
  const scopes = member(member(body, 'token'), 'scopes');
  return Array.isArray(scopes) ? scopes.map(String).toSorted() : null;
};

type CreatedKey = { scopes: readonly string[]; by: Exchange };

/** Checks what the service reports about API keys: their mode, scopes and workspace never change. */
export const createIdentityCheck = (book: TokenBook): TraceCheck => {
  const scopesByToken = new Map<string, { scopes: string[]; by: Exchange }>();
  const createdKeys = new Map<string, CreatedKey>();

  const checkMe = (token: string, body: unknown, exchange: Exchange): TraceCheckResult[] => {
    const results: TraceCheckResult[] = [];
    const mode = member(member(body, 'token'), 'mode');
    const expected = modeOfKey(token);
    results.push({
      clause: 'identity.mode-matches-key',
      difference: mode === expected ? null : { expected: `token.mode ${expected}`, got: formatValue(mode) },
    });
    const scopes = getScopes(body);
    if (scopes === null) return results;
    const before = scopesByToken.get(token);
    scopesByToken.set(token, before ?? { scopes, by: exchange });
    if (before) {
      results.push({
        clause: 'tokens.scopes-do-not-change',
        difference:
          before.scopes.join() === scopes.join()
            ? null
            : { expected: before.scopes.join(', '), got: scopes.join(', ') },
        before: [before.by],
      });
    }
    const creation = createdKeys.get(token);
    if (creation) {
      results.push({
        clause: 'tokens.minted-key-has-its-scopes',
        difference: hasSameScopes(scopes, creation.scopes)
          ? null
          : { expected: creation.scopes.join(', '), got: scopes.join(', ') },
        before: [creation.by],
      });
    }
    return results;
  };

  const checkWorkspace = (token: string, id: string, body: unknown, slug: unknown): TraceCheckResult[] => {
    const key = book.get(token);
    if (!key?.workspace) return [];
    const before = key.from;
    const expected = key.workspace;
    if (id === operations.getCurrentWorkspace.id) {
      const difference = slug === expected ? null : { expected, got: formatValue(slug) };
      return [{ clause: 'workspaces.current-for-key', difference, before }];
    }
    if (id === operations.getMe.id) {
      const got = member(member(body, 'workspace'), 'slug');
      const clause = createdKeys.has(token)
        ? 'tokens.minted-key-bound-to-workspace'
        : 'identity.workspace-is-the-tenant';
      return [{ clause, difference: got === expected ? null : { expected, got: formatValue(got) }, before }];
    }
    const slugs = getItems(operations.listWorkspaces, body).map((workspace) => workspace.slug);
    const others = slugs.filter((one) => one !== expected);
    const difference = others.length === 0 ? null : { expected: `only ${expected}`, got: slugs.join(', ') };
    return [{ clause: 'workspaces.key-reaches-one', difference, before }];
  };

  return {
    ended: ({ operation, token, body: requestBody }, { exchange, body, isRepeat }) => {
      if (!operation || !isKey(token) || !isSuccess(exchange)) return [];
      if (operation.id === operations.mintToken.id && !isRepeat) {
        const secret = quotedKey.exec(exchange.text)?.[1];
        const scopes = member(requestBody, 'scopes');
        if (secret && Array.isArray(scopes))
          createdKeys.set(secret, { scopes: scopes.map(String), by: exchange });
        return [];
      }
      const isAboutWorkspace = [
        operations.getMe.id,
        operations.getCurrentWorkspace.id,
        operations.listWorkspaces.id,
      ].some((id) => id === operation.id);
      if (!isAboutWorkspace || body === undefined) return [];
      return [
        ...(operation.id === operations.getMe.id ? checkMe(token, body, exchange) : []),
        ...checkWorkspace(token, operation.id, body, member(body, 'slug')),
      ];
    },
  };
};
