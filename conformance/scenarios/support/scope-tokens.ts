import { grants, type OperationShape, operationList, type Scope, scopes } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';

const shown = new Set(
  (operationList as readonly OperationShape[])
    .filter(
      ({ provisional, scopeProvisional, sessionOnly }) => !provisional && !scopeProvisional && !sessionOnly,
    )
    .flatMap(({ scope }) => (scope === null ? [] : [scope])),
);

/** Scopes of the service document that a key can use: every server has them. */
export const shownScopes: readonly Scope[] = scopes.filter((scope) => shown.has(scope));

/** The scopes that a new key can have: those of the run's token if known, else those that every server has. */
export const grantableScopes = ({ target }: Case): readonly Scope[] => {
  const { scopes: held } = target;
  return held === null ? shownScopes : scopes.filter((scope) => grants(held, scope));
};

/** The resource of a scope. */
export const resourceOf = (scope: Scope): string => scope.slice(0, scope.indexOf(':'));
