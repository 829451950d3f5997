import { grants, type OperationShape, operationList, type Scope, scopes } from '@workspace-api/contract';
import { statedScope } from '../../checks/stated-scope.ts';
import type { Case } from '../../engine/case/case.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';

const statedScopes = new Set((operationList as readonly OperationShape[]).map(statedScope));

/** Scopes of the service document that a key can use: every server has them. */
export const documentedScopes: readonly Scope[] = scopes.filter((scope) => statedScopes.has(scope));

/** The scopes that a new key can have: those of the run's token if known, else those that every server has. */
export const grantableScopes = ({ target }: Case): readonly Scope[] => {
  const { scopes: heldScopes } = target;
  return heldScopes === null ? documentedScopes : scopes.filter((scope) => grants(heldScopes, scope));
};

/**
 * Calls a function with a key of each scope alone. Scopes that the target mints no key for are passed over; the case
 * ends only if it mints none at all.
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
