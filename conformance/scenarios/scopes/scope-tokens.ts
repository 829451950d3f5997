import { grants, type OperationShape, operationList, type Scope, scopes } from '@workspace-api/contract';
import { statedScope } from '../../checks/stated-scope.ts';
import type { Case } from '../../engine/case/case.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';

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

/**
 * Calls a function with one key for each scope. Skips scopes for which the target creates no key; the case ends only if
 * it creates none at all.
 */
export const withEachScope = async (
  t: Case,
  each: readonly Scope[],
  check: (scope: Scope, token: string) => Promise<unknown>,
): Promise<void> => {
  const refusals: NotExercisedError[] = [];
  for (const scope of each) {
    const key = await t.subjects.token([scope]).catch((error: unknown) => {
      if (!(error instanceof NotExercisedError)) throw error;
      refusals.push(error);
      return null;
    });
    if (key) await check(scope, key.token);
  }
  if (refusals[0] && refusals.length === each.length) throw refusals[0];
};
