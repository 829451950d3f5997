import { getOperation } from '@workspace-api/contract';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { addMany, checkDefaultLimit, checkPageMaximum } from '../pagination/page-maximum.ts';
import { fills, type Item, parsePage } from '../shared/list-page.ts';

const list = getOperation('listRuns');

const listRuns = (t: Case, id: string): Promise<Item[]> => t.subjects.list('listRuns', { path: { id } });

const pendingApprovals = (t: Case): Promise<Item[]> =>
  t.subjects.list('listApprovals', { query: { status: 'pending' } });

export default scenario(
  'runs.list',
  'The runs of an agent are listed with their agent, 20 per page by default and at most 100',
  {},
  async (gate) => {
    await gate.case('runs of two agents', async (t) => {
      t.needs('add-run');
      const agent = await t.subjects.activeAgent();
      const other = await t.subjects.fresh('agent');
      await t.prepare({ operation: 'activateAgent', path: { id: other.id } });
      const run = await t.subjects.freshRun(agent.id);
      const otherRun = await t.subjects.freshRun(other.id);
      const ids = (await listRuns(t, other.id)).map(findRunId);
      // An active agent may have started a run itself.
      t.expect('runs.belong-to-agent', ids.includes(otherRun.id) && !ids.includes(run.id), {
        expected: `${otherRun.id} and not ${run.id} of another agent`,
        got: ids.join(', '),
      });
      const listedIds = (await listRuns(t, agent.id)).map(findRunId);
      t.expect('runs.belong-to-agent', listedIds.includes(run.id) && !listedIds.includes(otherRun.id), {
        expected: `${run.id} and not ${otherRun.id} of another agent`,
        got: listedIds.join(', '),
      });
    });

    await gate.case('in every status', async (t) => {
      const add = t.needs('add-run');
      const { workspace } = t.target;
      const agent = (await t.subjects.fresh('agent')).id;
      await t.prepare({ operation: 'activateAgent', path: { id: agent } });
      const added = new Map<string, string>();
      for (const status of ['pending', 'running', 'completed', 'failed'] as const)
        added.set((await add({ workspace, agent, status })).id, status);
      if (t.has('pause-run')) {
        added.set((await t.subjects.freshApproval(agent)).run, 'awaiting_approval');
        const { id, run } = await t.subjects.freshApproval(agent);
        await t.prepare({ operation: 'denyApproval', path: { id } });
        added.set(run, 'denied');
      }
      const listedIds = (await listRuns(t, agent)).map(findRunId);
      const missing = [...added].filter(([id]) => !listedIds.includes(id));
      t.expect('runs.list-holds-every-status', missing.length === 0, {
        expected: [...added].map(([id, status]) => `${id} ${status}`).join(', '),
        got: `a list without ${missing.map(([id, status]) => `${id} ${status}`).join(', ')}`,
      });
    });

    await gate.case('page sizes', async (t) => {
      const agent = await t.subjects.activeAgent();
      const { maxLimit = 0, defaultLimit = 0 } = list.list ?? {};
      const path = { id: agent.id };
      const add = () => t.subjects.freshRun(agent.id);
      await checkPageMaximum(
        t,
        'runs.maximum-limit',
        { operation: 'listRuns', path },
        t.has('add-run') ? add : null,
      );
      t.needs('add-run');
      const widest = await t.prepare({ operation: 'listRuns', path, query: { limit: maxLimit } });
      await addMany(defaultLimit + 1 - parsePage(list, widest).items.length, add);
      const page = parsePage(list, await t.prepare({ operation: 'listRuns', path }));
      t.expect('runs.default-limit', fills(page, defaultLimit), {
        expected: `${defaultLimit} of more than ${defaultLimit} runs, or fewer and a next_cursor`,
        got: `${page.items.length}`,
      });
      await checkDefaultLimit(t, 'runs.default-limit', { operation: 'listRuns', path });
    });

    await gate.case('paused runs', async (t) => {
      if (t.has('pause-run')) await t.subjects.freshApproval();
      const pending = await pendingApprovals(t);
      const waiting = new Set(pending.map(({ run_id }) => run_id));
      const agents = new Set(pending.map(({ agent_id }) => String(agent_id)));
      let paused = 0;
      for (const agent of [...agents].slice(0, 5)) {
        for (const run of await listRuns(t, agent)) {
          const id = findRunId(run);
          if (findRunStatus(run) !== 'awaiting_approval') continue;
          paused += 1;
          // The run may have paused since the approvals were read.
          if (!waiting.has(id)) for (const { run_id } of await pendingApprovals(t)) waiting.add(run_id);
          t.expect('runs.awaiting-has-open-approval', waiting.has(id), {
            expected: `a pending approval of ${id}`,
            got: [...waiting].join(', '),
          });
        }
      }
      if (paused === 0) t.notExercised('runs.awaiting-has-open-approval', 'a run that is awaiting approval');
    });
  },
);
