import { type ClauseId, modeOfKey, resources } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Actor, Case } from '../../engine/scenario.ts';
import type { Resource } from '../../resources/find-resource.ts';
import { readMe } from '../shared/principal.ts';

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

/**
 * Returns a session whose current workspace is the tested one, as a client of the second workspace; null without one. The service
 * document doesn't state that a session can use the paths of a workspace that isn't its current one.
 */
export const sessionElsewhere = async (t: Case): Promise<Actor | null> => {
  if (!t.has('session-token') || !t.has('second-workspace')) return null;
  const { workspace } = await t.subjects.secondWorkspace();
  const { token } = await t.subjects.sessionToken();
  const me = await readMe(t, token);
  if (me.workspace.slug !== t.target.workspace || workspace === t.target.workspace) return null;
  const actor = t.as({ token, workspace, mode: me.token.mode });
  return isSuccess(await actor.send({ operation: 'getTheme' })) ? actor : null;
};
