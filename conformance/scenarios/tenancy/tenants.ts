import { type ClauseId, modeOfKey, resources } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Resource } from '../../resources/find-resource.ts';

/**
 * Whether such records are data, which each mode has its own of. Keys and subscriptions are how a workspace is used: the
 * service document doesn't say that those of one mode are hidden from the other.
 */
export const isData = ({ name }: Pick<Resource, 'name'>): boolean =>
  ![resources.workspace, resources.token, resources['webhook-subscription']].some(
    (other) => other.name === name,
  );

/** The run's own token, as one of several. */
export const runsToken = (t: Case): Actor => {
  const { token, workspace, mode } = t.target;
  return t.as({ token, workspace, mode });
};

/**
 * A key of a second workspace. Ends the case where the run's own token may reach both.
 *
 * @param clauses what it was to show
 */
export const secondTenant = async (t: Case, clauses: readonly ClauseId[]): Promise<Actor> => {
  if (modeOfKey(t.target.token) === null) t.notExercised(clauses, 'an API key as the token');
  const { token, workspace } = await t.subjects.secondWorkspace();
  if (workspace === t.target.workspace)
    t.notExercised(clauses, 'a second workspace other than that of the token');
  return t.as({ token, workspace, mode: modeOfKey(token) ?? t.target.mode });
};

/**
 * A key of the same workspace in live mode. Ends the case where the run's own token is in live mode.
 *
 * @param clauses what it was to show
 */
export const liveTenant = async (t: Case, clauses: readonly ClauseId[]): Promise<Actor> => {
  const { workspace, mode } = t.target;
  if (mode === 'live') t.notExercised(clauses, 'a token in test mode');
  const { token } = await t.subjects.liveKey();
  return t.as({ token, workspace, mode: 'live' });
};
