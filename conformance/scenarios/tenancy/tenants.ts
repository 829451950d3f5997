import { type ClauseId, modeOfKey, resources } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Resource } from '../../resources/find-resource.ts';

/**
 * Returns whether records of this kind are data, which each mode has separately. Keys and subscriptions are access
 * settings: the service document doesn't state that one mode hides them from the other.
 */
export const isData = ({ name }: Pick<Resource, 'name'>): boolean =>
  ![resources.workspace, resources.token, resources['webhook-subscription']].some(
    (other) => other.name === name,
  );

/**
 * Returns a key of a second workspace. Ends the case if the run's own token can access both.
 *
 * @param clauses the clauses that need the key
 */
export const secondTenant = async (t: Case, clauses: readonly ClauseId[]): Promise<Actor> => {
  if (modeOfKey(t.target.token) === null) t.notExercised(clauses, 'an API key as the token');
  const { token, workspace } = await t.subjects.secondWorkspace();
  if (workspace === t.target.workspace) t.notExercised(clauses, "a second workspace other than the token's");
  return t.as({ token, workspace, mode: modeOfKey(token) ?? t.target.mode });
};

/**
 * Returns a key of the same workspace in live mode. Ends the case if the run's own token is in live mode.
 *
 * @param clauses the clauses that need the key
 */
export const liveTenant = async (t: Case, clauses: readonly ClauseId[]): Promise<Actor> => {
  const { workspace, mode } = t.target;
  if (mode === 'live') t.notExercised(clauses, 'a token in test mode');
  const { token } = await t.subjects.liveKey();
  return t.as({ token, workspace, mode: 'live' });
};
