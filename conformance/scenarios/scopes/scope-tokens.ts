import {
  grants,
  type OperationShape,
  operationList,
  operations,
  type Scope,
  scopes,
} from '@workspace-api/contract';
import { statedScope } from '../../checks/scope-clauses.ts';
import type { Case } from '../../engine/case/case.ts';
import { readMe } from '../shared/principal.ts';

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

/** Returns a session with this scope that may read its principal. A session from the configuration may have other scopes. */
export const sessionWith = (t: Case, scope: Scope): Promise<{ token: string }> =>
  t.once(`session with ${scope}`, () => {
    const scopes = [...new Set([operations.getMe.scope, scope])];
    return t.needs('session-token')({ workspace: t.target.workspace, scopes });
  });

/** The scopes that a session shows. It has none here if it is in another workspace or mode. */
export const scopesHere = async (t: Case, session: string): Promise<readonly Scope[]> => {
  const { token, workspace } = await readMe(t, session);
  return workspace.slug === t.target.workspace && token.mode === t.target.mode ? token.scopes : [];
};
