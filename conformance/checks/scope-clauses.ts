import {
  type ClauseId,
  errors,
  grants,
  modeOfKey,
  type OperationShape,
  operations,
  type Scope,
  scopes,
} from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { member } from './body.ts';
import { type CheckResult, createResult } from './check-result.ts';
import { getDetails, getErrorCode } from './error-body.ts';

/** The resource of a scope. */
export const getScopeResource = (scope: string): string => scope.split(':')[0] ?? '';

/** The clause by which the held scope grants the required one. */
export const grantClause = (heldScope: Scope, needed: Scope): ClauseId => {
  if (heldScope === needed) return 'scopes.exact-scope-suffices';
  return heldScope.endsWith(':write') ? 'scopes.write-implies-read' : 'scopes.destructive-implies-write';
};

/**
 * The scope that grants the required one; undefined if none does. If several do, this is the nearest one: a refusal certainly
 * breaks its clause.
 */
export const grantingScope = (heldScopes: readonly string[], needed: Scope): Scope | undefined => {
  const granting = heldScopes.filter((each) => grants([each], needed)) as Scope[];
  const nearest: readonly string[] = [needed, `${getScopeResource(needed)}:write`];
  return (nearest.find((each) => granting.includes(each as Scope)) as Scope | undefined) ?? granting[0];
};

/** The clause by which these scopes don't grant the required one. */
export const lackClause = (heldScopes: readonly string[], needed: Scope): ClauseId => {
  const [set, write, destructive] = [operations.setSecret, operations.rotateSecret, operations.deleteSecret];
  // Some scopes of secrets don't imply each other: each such pair has its own clause.
  if (needed === set.scope && heldScopes.includes(destructive.scope))
    return 'scopes.secrets-destructive-is-not-set';
  if (needed === set.scope && heldScopes.includes(write.scope)) return 'scopes.secrets-write-is-not-set';
  if (needed === write.scope && heldScopes.includes(set.scope)) return 'scopes.secrets-set-is-not-write';
  const isWeaker = heldScopes.some((scope) => getScopeResource(scope) === getScopeResource(needed));
  return isWeaker ? 'scopes.lower-level-does-not-suffice' : 'scopes.required';
};

const knownScopes: ReadonlySet<string> = new Set(scopes);

/** Whether a key shows the scopes that it was created with, with or without the scopes that they imply. */
export const hasSameScopes = (actualScopes: readonly string[], keyScopes: readonly string[]): boolean =>
  keyScopes.every((scope) => actualScopes.includes(scope)) &&
  actualScopes.every(
    (scope) => keyScopes.includes(scope) || (knownScopes.has(scope) && grants(keyScopes, scope as Scope)),
  );

/** The scope that a refusal of a token names; undefined for any other response. */
export const refusedScope = (exchange: Exchange): unknown => {
  const { status, code } = errors['insufficient-scope'];
  const isRefusal = exchange.status === status && getErrorCode(exchange) === code;
  return isRefusal ? member(getDetails(exchange), 'required_scope') : undefined;
};

/**
 * Checks a refusal of the run's own key for a scope that the key holds or that one of its scopes implies. Without this check,
 * the refusal would only make later cases not exercised. Any other response is ignored here.
 */
export const checkScopeRefusal = (
  { token, scopes: all }: { token: string; scopes: readonly string[] | null },
  exchange: Exchange,
  operation: OperationShape,
): CheckResult[] => {
  const { status, code } = errors['insufficient-scope'];
  const needed = statedScope(operation);
  if (needed === null || all === null || modeOfKey(token) === null) return [];
  if (exchange.request.headers.authorization !== `Bearer ${token}` || refusedScope(exchange) !== needed)
    return [];
  const heldScope = grantingScope(all, needed);
  if (heldScope === undefined) return [];
  const expected = `${operation.id} to accept the run's key, which has the scope ${heldScope}`;
  return [createResult(grantClause(heldScope, needed), false, expected, `${status} ${code}`)];
};

/**
 * The scope that the service document requires for a key to use an operation. Null if it states none: the operation or its
 * scope is not shown, or only sessions may use it.
 */
export const statedScope = ({
  scope,
  sessionOnly,
  provisional,
  scopeProvisional,
}: OperationShape): Scope | null =>
  sessionOnly || provisional !== undefined || scopeProvisional !== undefined ? null : (scope as Scope | null);
