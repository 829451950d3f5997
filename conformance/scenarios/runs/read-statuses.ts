import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/scenario.ts';

/**
 * Reads the statuses of runs of an agent, with as few pages of the list as show them. A run that the list omits has no entry; the
 * status of a run that doesn't show it is undefined, since its member is not documented.
 */
export const findStatuses = async (
  t: Case,
  agent: string,
  runs: readonly string[],
): Promise<Map<string, string | undefined>> => {
  const statuses = new Map<string, string | undefined>();
  const path = { id: agent };
  await t.subjects.find(
    'listRuns',
    (run) => {
      const id = findRunId(run);
      if (id !== null && runs.includes(id)) statuses.set(id, findRunStatus(run));
      return statuses.size === runs.length;
    },
    { path },
  );
  return statuses;
};

/** The status of each run; `not listed` if the list omits it. Ends the case if runs don't show their status. */
export const readStatuses = async (t: Case, agent: string, runs: readonly string[]): Promise<string[]> => {
  const statuses = await findStatuses(t, agent, runs);
  return runs.map((id) =>
    statuses.has(id) ? (statuses.get(id) ?? t.notExercised([], 'runs that show their status')) : 'not listed',
  );
};
