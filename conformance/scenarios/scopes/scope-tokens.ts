import { grants, type OperationShape, operationList, type Scope, scopes } from '@workspace-api/contract';
import { statedScope } from '../../checks/scope-clauses.ts';
import type { Case } from '../../engine/case/case.ts';

const statedScopes = new Set((operationList as readonly OperationShape[]).map(statedScope));

/** Scopes of the service document that a key can use: every server has them. */
export const documentedScopes: readonly Scope[] = scopes.filter((scope) => statedScopes.has(scope));

/**
 * Returns the scopes that a new key can have: the scopes of the run's token if known, otherwise those that every server
 * has.
 */
export const grantableScopes = ({ target }: Case): readonly Scope[] => {
  const { scopes: heldScopes } = target;
  return heldScopes === null ? documentedScopes : scopes.filter((scope) => grants(heldScopes, scope));
};

/** Whether an operation's scope is one that the service document states, so that sessions need it too. */
export const hasStatedScope = ({ scope, provisional, scopeProvisional }: OperationShape): boolean =>
  scope !== null && provisional === undefined && scopeProvisional === undefined;
