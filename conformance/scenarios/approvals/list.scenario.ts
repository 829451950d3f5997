import { operations } from '@workspace-api/contract';
import { type Case, scenario } from '../../engine/scenario.ts';
import { findStatuses } from '../runs/read-statuses.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { approvalsOfEveryStatus } from './decide-approval.ts';

type Approval = { id: string; status: string; agent_id: string; run_id: string };

const widest = operations.listApprovals.list.maxLimit;

/** Returns the first page of a list of approvals, at the maximum page size. */
const approvals = async (t: Case, query: Record<string, string | number> = {}) =>
  (await t.subjects.listFirst('listApprovals', widest, { query })) as Approval[];

const findApproval = (t: Case, id: string, query: Record<string, string | number> = {}) =>
  t.subjects.find('listApprovals', (approval) => approval.id === id, { query });

const title = 'Approvals of every status are listed, with their runs';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('without a filter', async (t) => {
    if (!t.has('pause-run'))
      return t.notExercised('approvals.no-filter-is-all', 'a driver that creates approvals of every status');
    const own = await approvalsOfEveryStatus(t);
    const page = await approvals(t);
    for (const { id, status } of own) {
      const match = page.find((approval) => approval.id === id) ?? (await findApproval(t, id));
      t.expectEqual('approvals.no-filter-is-all', { id: match?.id, status }, { id, status });
    }
  });

  await gate.case('their runs', async (t) => {
    if (t.has('pause-run')) await t.subjects.freshApproval();
    // Only a pending approval is certain to have a run: the run is paused.
    const pending = (await approvals(t, { status: 'pending' })).slice(0, 10);
    if (pending.length === 0) return t.notExercised('approvals.belongs-to-run', 'an approval');
    for (const agent of new Set(pending.map(({ agent_id }) => agent_id))) {
      const runs = pending.filter(({ agent_id }) => agent_id === agent).map(({ run_id }) => run_id);
      // An agent of another workspace is not found.
      const listedRuns = await unlessMissing(() => findStatuses(t, agent, runs));
      if (!listedRuns) continue;
      const missing = runs.filter((run) => !listedRuns.has(run));
      t.expectEqual('approvals.belongs-to-run', { agent, missing }, { agent, missing: [] });
    }
  });
});
