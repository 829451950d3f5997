import { grants, type OperationShape, operationList, type Scope, scopes } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { statedScope } from '../../judging/stated-scope.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';

const shown = new Set((operationList as readonly OperationShape[]).map(statedScope));

/** Scopes of the service document that a key can use: every server has them. */
export const shownScopes: readonly Scope[] = scopes.filter((scope) => shown.has(scope));

/** The scopes that a new key can have: those of the run's token if known, else those that every server has. */
export const grantableScopes = ({ target }: Case): readonly Scope[] => {
  const { scopes: held } = target;
  return held === null ? shownScopes : scopes.filter((scope) => grants(held, scope));
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
  const refused: NotExercisedError[] = [];
  for (const scope of each) {
    const key = await t.subjects.token([scope]).catch((error: unknown) => {
      if (!(error instanceof NotExercisedError)) throw error;
      refused.push(error);
      return null;
    });
    if (key) await check(scope, key.token);
  }
  if (refused[0] && refused.length === each.length) throw refused[0];
};
