import { errors, type OperationShape, operations } from '@workspace-api/contract';
import { isSuccess, member } from '../body.ts';
import { getError } from '../error-body.ts';
import { grantClause, grantingScope, lackClause } from '../scope-clauses.ts';
import { statedScope } from '../stated-scope.ts';
import { summarizeResponse } from './format-value.ts';
import type { TokenBook } from './token-book.ts';
import type { TraceCheck, TraceCheckResult } from './traced-call.ts';

const refusal = errors['insufficient-scope'];

/** Whether a refusal can only be about the scope. Otherwise it may be about a foreign record or the requested object. */
const isOnlyAboutScope = ({ path, id }: OperationShape): boolean =>
  !path.replace('{slug}', '').includes('{') && id !== operations.mintToken.id;

/** Checks what API keys with known scopes may do. */
export const createScopeCheck = (book: TokenBook): TraceCheck => ({
  ended: ({ operation, token, path }, { exchange }) => {
    const key = book.get(token);
    const scope = operation ? statedScope(operation) : null;
    if (!operation || scope === null) return [];
    if (!key?.scopes || (path.slug !== undefined && path.slug !== key.workspace)) return [];
    const { scopes: heldScopes, from: before } = key;
    const granting = grantingScope(heldScopes, scope);
    const error = getError(exchange);
    const isRefusal = exchange.status === refusal.status && member(error, 'code') === refusal.code;
    const details = member(error, 'details');
    const got = summarizeResponse(exchange);
    const holds = `the token holds ${heldScopes.join(', ') || 'no scope'}`;

    if (granting) {
      const promised = grantClause(granting, scope);
      if (isSuccess(exchange)) return [{ clause: promised, difference: null, before }];
      const isBroken =
        isRefusal && isOnlyAboutScope(operation) && member(details, 'required_scope') === scope;
      return isBroken
        ? [{ clause: promised, difference: { expected: `no refusal for its scopes: ${holds}`, got }, before }]
        : [];
    }
    const clause = lackClause(heldScopes, scope);
    // The service document doesn't specify whether this scope grants the other one.
    if (clause === 'scopes.secrets-destructive-is-not-set') return [];
    if (isSuccess(exchange)) {
      const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
      return [{ clause, difference: { expected, got }, before }];
    }
    if (!isRefusal) return [];
    const named = member(details, 'required_scope');
    const isNamed = named === scope;
    const results: TraceCheckResult[] = [
      { clause, difference: null, before },
      {
        clause: 'scopes.required-scope-named',
        difference: isNamed
          ? null
          : { expected: `details.required_scope ${scope}`, got: JSON.stringify(named) ?? 'none' },
        before,
      },
    ];
    return results;
  },
});
