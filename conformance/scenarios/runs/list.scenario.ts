import { getOperation } from '@workspace-api/contract';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { addMany, checkDefaultLimit, checkPageMaximum } from '../pagination/page-maximum.ts';
import { fills, type Item, parsePage } from '../shared/list-page.ts';

const list = getOperation('listRuns');
const usual = list.list?.defaultLimit ?? 0;

const listRuns = (t: Case, id: string): Promise<Item[]> => t.subjects.list('listRuns', { path: { id } });

const pendingApprovals = (t: Case): Promise<Item[]> =>
  t.subjects.list('listApprovals', { query: { status: 'pending' } });

/** How many agents with paused runs to read. */
const mostAgents = 3;

/** An agent of this scenario only, with a run in each status that a driver can bring about. */
const agentWithRuns = (t: Case): Promise<{ agent: string; statuses: Map<string, string> }> =>
  t.once('an agent with runs', async () => {
    const add = t.needs('add-run');
    const { workspace } = t.target;
    const agent = (await t.subjects.fresh('agent')).id;
    await t.prepare({ operation: 'activateAgent', path: { id: agent } });
    const statuses = new Map<string, string>();
    for (const status of ['pending', 'running', 'completed', 'failed'] as const)
      statuses.set((await add({ workspace, agent, status })).id, status);
    if (t.has('pause-run')) {
      statuses.set((await t.subjects.freshApproval(agent)).run, 'awaiting_approval');
      const { id, run } = await t.subjects.freshApproval(agent);
      await t.prepare({ operation: 'denyApproval', path: { id } });
      statuses.set(run, 'denied');
    }
    return { agent, statuses };
  });

export default scenario(
  'runs.list',
  'The runs of an agent are listed with their agent, 20 per page by default and at most 100',
  { holds: [] },
  async (gate) => {
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
      t.expect('runs.list-holds-every-status', missing.length === 0, {
        expected: [...statuses].map(([id, status]) => `${id} ${status}`).join(', '),
        got: `a list without ${missing.map(([id, status]) => `${id} ${status}`).join(', ')}`,
      });
    });

    await gate.case('page sizes', async (t) => {
      const { id } = await t.subjects.activeAgent();
      const request = { operation: 'listRuns', path: { id } } as const;
      const add = () => t.subjects.freshRun(id);
      await checkPageMaximum(t, 'runs.maximum-limit', request, t.has('add-run') ? add : null);
      t.needs('add-run');
      let page = parsePage(list, await t.prepare(request));
      if (page.cursor === null && page.items.length <= usual) {
        await addMany(usual + 1 - page.items.length, add);
        page = parsePage(list, await t.prepare(request));
      }
      t.expect('runs.default-limit', fills(page, usual), {
        expected: `${usual} of more than ${usual} runs, or fewer and a next_cursor`,
        got: `${page.items.length}`,
      });
      await checkDefaultLimit(t, 'runs.default-limit', request);
    });

    await gate.case('paused runs', async (t) => {
      const own = t.has('pause-run') ? [(await agentWithRuns(t)).agent] : null;
      const pending = await pendingApprovals(t);
      const waiting = pending.map(({ run_id }) => run_id);
      // Without a driver that pauses runs, nothing decides the approvals of other agents meanwhile.
      const agents =
        own ?? [...new Set(pending.map(({ agent_id }) => String(agent_id)))].slice(0, mostAgents);
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
  },
);
