import { type ClauseId, errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { jsonOf, member } from './body.ts';
import type { Judgement } from './judgement.ts';
import { statedScope } from './stated-scope.ts';

/** The clause by which a scope that is held grants the one that is needed. */
export const grantClause = (held: Scope, needed: Scope): ClauseId => {
  if (held === needed) return 'scopes.exact-scope-suffices';
  return held.endsWith(':write') ? 'scopes.write-implies-read' : 'scopes.destructive-implies-write';
};

/**
 * Judges a refusal of the run's own key for a scope that it holds, or that one of its scopes implies: without this, what
 * such a key prepares would only be missing. Another answer says nothing here.
 */
export const judgeGranted = (
  { token, scopes: all }: { token: string; scopes: readonly string[] | null },
  exchange: Exchange,
  operation: OperationShape,
): Judgement[] => {
  const { status, code } = errors['insufficient-scope'];
  const needed = statedScope(operation);
  if (exchange.status !== status || needed === null || all === null || !/^key_/.test(token)) return [];
  if (exchange.request.headers.authorization !== `Bearer ${token}`) return [];
  const error = member(jsonOf(exchange), 'error');
  if (member(error, 'code') !== code || member(member(error, 'details'), 'required_scope') !== needed)
    return [];
  const scopes = all as Scope[];
  const held = scopes.includes(needed) ? needed : scopes.find((each) => grants([each], needed));
  if (held === undefined) return [];
  const difference = {
    expected: `${operation.id} to accept the run's key, which has ${held}`,
    got: `${status} ${code}`,
  };
  return [{ clause: grantClause(held, needed), difference }];
};
