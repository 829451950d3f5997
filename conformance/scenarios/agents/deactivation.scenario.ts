import type { ClauseId } from '@workspace-api/contract';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { decide } from '../approvals/decide-approval.ts';
import type { Item } from '../shared/list-page.ts';

const listRuns = (t: Case, id: string): Promise<Item[]> => t.subjects.list('listRuns', { path: { id } });

const clauses = [
  'agents.inactive-starts-no-runs',
  'agents.in-flight-runs-complete',
  'approvals.survive-deactivation',
] as const satisfies ClauseId[];

export default scenario(
  'agents.deactivation',
  'A deactivated agent starts no new runs, and its runs in flight continue',
  {},
  async (gate) => {
    const activated = async (t: Case): Promise<string> => {
      const { id } = await t.subjects.fresh('agent');
      await t.prepare({ operation: 'activateAgent', path: { id } });
      const { status } = (await t.prepare({ operation: 'getAgent', path: { id } })).json<{
        status: string;
      }>();
      return status === 'active' ? id : t.notExercised(clauses, 'an agent that can be activated');
    };

    await gate.case('as time passes', async (t) => {
      const advance = t.needs('advance-clock');
      const id = await activated(t);
      await t.prepare({ operation: 'deactivateAgent', path: { id } });
      const before = await listRuns(t, id);
      await advance({ seconds: 3600 });
      const after = await listRuns(t, id);
      t.expect('agents.inactive-starts-no-runs', after.length === before.length, {
        expected: `the ${before.length} runs from before the deactivation, an hour later`,
        got: `${after.length}`,
      });
    });

    await gate.case('a run in flight', async (t) => {
      const advance = t.needs('advance-clock');
      const agent = await activated(t);
      const run = await t.subjects.freshRun(agent);
      await t.prepare({ operation: 'deactivateAgent', path: { id: agent } });
      await advance({ seconds: 3600 });
      const listedRun = (await listRuns(t, agent)).find((item) => findRunId(item) === run.id);
      const status = listedRun && findRunStatus(listedRun);
      if (listedRun && !status)
        t.notExercised('agents.in-flight-runs-complete', 'runs that show their status');
      if (status === 'failed')
        t.notExercised('agents.in-flight-runs-complete', 'a run that does not fail for an unrelated reason');
      // The service document doesn't specify how long a run takes, but this run must not have been stopped.
      const goesOn = ['pending', 'running', 'awaiting_approval', 'completed'].includes(status ?? '');
      t.expect('agents.in-flight-runs-complete', goesOn, {
        expected: 'a run that is in progress or completed',
        got: status ?? 'no such run',
      });
    });

    await gate.case('runs in flight at the moment of the deactivation', async (t) => {
      t.needs('add-run');
      const [agent, other] = [await activated(t), await activated(t)];
      const runs = [await t.subjects.freshRun(agent), await t.subjects.freshRun(agent)];
      const otherRun = await t.subjects.freshRun(other);
      const readStatuses = async (id: string, own: readonly { id: string }[]) => {
        const listedRuns = await listRuns(t, id);
        return own.map((run) => {
          const listedRun = listedRuns.find((item) => findRunId(item) === run.id);
          return listedRun && findRunStatus(listedRun);
        });
      };
      const isRunning = (status: string | undefined) => status === 'running';
      if (!(await readStatuses(agent, runs)).every(isRunning))
        t.notExercised('agents.in-flight-runs-complete', 'runs that are shown as running');
      await t.prepare({ operation: 'deactivateAgent', path: { id: agent } });
      const statuses = await readStatuses(agent, runs);
      const haveStopped = statuses.every((status) => status === 'failed' || status === 'denied');
      // A run may fail for another reason. It is not a coincidence if only the runs of this agent fail, all at this moment.
      if (haveStopped && !(await readStatuses(other, [otherRun])).every(isRunning))
        t.notExercised('agents.in-flight-runs-complete', 'runs that do not fail for an unrelated reason');
      t.expect('agents.in-flight-runs-complete', !haveStopped, {
        expected: 'runs that are not stopped by the deactivation of their agent',
        got: statuses.join(', '),
      });
    });

    for (const operation of ['approveApproval', 'denyApproval'] as const) {
      await gate.case(`${operation} after deactivation`, async (t) => {
        t.needs('pause-run');
        const agent = await activated(t);
        const approval = await t.subjects.freshApproval(agent);
        await t.prepare({ operation: 'deactivateAgent', path: { id: agent } });
        const path = { id: approval.id };
        const pending = (await t.send({ operation: 'getApproval', path })).json<{ status: string }>().status;
        t.expectEqual('approvals.survive-deactivation', pending, 'pending');
        const listedApproval = await t.subjects.find('listApprovals', (one) => one.id === approval.id);
        t.expect('approvals.survive-deactivation', listedApproval !== undefined, {
          expected: `${approval.id} among all approvals`,
          got: 'a list without it',
        });
        t.expectSuccess('approvals.survive-deactivation', await decide(t, operation, { path }));
        const listedRun = (await listRuns(t, agent)).find((item) => findRunId(item) === approval.run);
        const status = listedRun && findRunStatus(listedRun);
        if (!status) return;
        t.expect('approvals.survive-deactivation', status !== 'awaiting_approval', {
          expected: `a run that no longer waits after ${operation}`,
          got: status,
        });
      });
    }
  },
);
