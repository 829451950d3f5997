import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import type { Item } from '../shared/lists.ts';

const listRuns = (t: Case, id: string): Promise<Item[]> => t.subjects.list('listRuns', { path: { id } });

/** How many agents with paused runs to read. */
const mostAgents = 3;

/** An agent of this scenario only, with a run in each status that a driver can bring about. */
const agentWithRuns = (t: Case): Promise<{ agent: string; statuses: Map<string, string> }> =>
  t.once('an agent with runs', async () => {
    const path = await t.subjects.fresh('agent');
    const agent = path.id;
    await t.prepare({ operation: 'activateAgent', path });
    const statuses = new Map<string, string>();
    for (const status of ['pending', 'running', 'completed', 'failed'] as const)
      statuses.set((await t.subjects.freshRun(agent, status)).id, status);
    if (t.has('pause-run')) {
      statuses.set((await t.subjects.freshApproval(agent)).run, 'awaiting_approval');
      const { id, run } = await t.subjects.freshApproval(agent);
      await t.prepare({ operation: 'denyApproval', path: { id } });
      statuses.set(run, 'denied');
    }
    return { agent, statuses };
  });

const title = 'The runs of an agent are listed with their agent, in every status';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('runs of two agents, in every status', async (t) => {
    const { agent, statuses } = await agentWithRuns(t);
    const other = await t.subjects.activeAgent();
    const foreignRun = await t.subjects.freshRun(other.id);
    const ids = (await listRuns(t, agent)).map(findRunId);
    const foreignIds = (await listRuns(t, other.id)).map(findRunId);
    // An active agent may have started a run itself.
    const isSeparate =
      !ids.includes(foreignRun.id) &&
      foreignIds.includes(foreignRun.id) &&
      ![...statuses.keys()].some((id) => foreignIds.includes(id));
    t.expect('runs.belong-to-agent', isSeparate, {
      expected: `${foreignRun.id} only in the list of ${other.id}, and no run of ${agent}`,
      got: `${foreignIds.join(', ')}, and ${ids.join(', ')} of ${agent}`,
    });
    const missing = [...statuses].filter(([id]) => !ids.includes(id));
    t.expectEqual('runs.list-holds-every-status', { missing }, { missing: [] });
  });

  await gate.case('paused runs', async (t) => {
    const own = t.has('pause-run') ? [(await agentWithRuns(t)).agent] : null;
    const pending = await t.subjects.list('listApprovals', { query: { status: 'pending' } });
    const waiting = pending.map(({ run_id }) => run_id);
    // Without a driver that pauses runs, nothing decides the approvals of other agents meanwhile.
    const agents = own ?? [...new Set(pending.map(({ agent_id }) => String(agent_id)))].slice(0, mostAgents);
    let paused = 0;
    for (const agent of agents)
      for (const run of await listRuns(t, agent)) {
        const id = findRunId(run);
        if (findRunStatus(run) !== 'awaiting_approval') continue;
        paused += 1;
        t.expect('runs.awaiting-has-open-approval', waiting.includes(id), {
          expected: `a pending approval of ${id}`,
          got: waiting.join(', '),
        });
      }
    if (paused === 0) t.notExercised('runs.awaiting-has-open-approval', 'a run that is awaiting approval');
  });
});
