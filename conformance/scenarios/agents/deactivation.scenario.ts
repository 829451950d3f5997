import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { ApprovalSubject, RunSubject } from '../../resources/driver-records.ts';
import type { CapabilityName } from '../../target/driver.ts';
import { decide, readApprovals } from '../approvals/decide-approval.ts';
import { findStatuses, readStatuses } from '../runs/read-statuses.ts';

/** A deactivated agent, its running runs, its pending approvals, and a run of another agent. */
type Deactivated = {
  agent: string;
  runs: string[];
  approvals: ApprovalSubject[];
  otherRun: RunSubject | null;
};

/** Deactivates an agent with two runs in flight and two pending approvals, as far as a driver can add them. */
const deactivate = async (t: Case): Promise<Deactivated> => {
  const { id: agent } = await t.subjects.fresh('agent');
  await t.prepare({ operation: 'activateAgent', path: { id: agent } });
  const twice = async <T>(create: () => Promise<T>): Promise<T[]> => [await create(), await create()];
  const runs = t.has('add-run') ? await twice(async () => (await t.subjects.freshRun(agent)).id) : [];
  const approvals = t.has('pause-run') ? await twice(() => t.subjects.freshApproval(agent)) : [];
  const before = runs.length > 0 ? await readStatuses(t, agent, runs) : [];
  const otherRun = t.has('add-run') ? await t.subjects.freshRun() : null;
  await t.prepare({ operation: 'deactivateAgent', path: { id: agent } });
  return { agent, runs: before.every((status) => status === 'running') ? runs : [], approvals, otherRun };
};

export default scenario(
  'agents.deactivation',
  'A deactivated agent starts no new runs, and its runs in flight continue',
  {},
  async (gate) => {
    const afterDeactivation = (
      name: string,
      needs: CapabilityName,
      check: (t: Case, deactivated: Deactivated) => Promise<unknown>,
    ) =>
      gate.case(name, async (t) => {
        t.needs(needs);
        await t.observing(
          'a deactivated agent',
          () => deactivate(t),
          (deactivated) => check(t, deactivated),
        );
      });

    await afterDeactivation(
      'runs in flight at the moment',
      'add-run',
      async (t, { agent, runs, otherRun }) => {
        if (runs.length === 0)
          t.notExercised('agents.in-flight-runs-complete', 'runs that are shown as running');
        const statuses = await readStatuses(t, agent, runs);
        const haveStopped = statuses.every((status) => status === 'failed' || status === 'denied');
        // If the run of another agent fails at this moment too, they fail for another reason.
        if (
          haveStopped &&
          otherRun &&
          (await readStatuses(t, otherRun.agent, [otherRun.id]))[0] !== 'running'
        )
          t.notExercised('agents.in-flight-runs-complete', 'runs that do not fail for an unrelated reason');
        t.expect('agents.in-flight-runs-complete', !haveStopped, {
          expected: 'runs that are not stopped by the deactivation of their agent',
          got: statuses.join(', '),
        });
      },
    );

    await afterDeactivation('pending approvals', 'pause-run', async (t, { agent, approvals }) => {
      const listedApprovals = await readApprovals(t, approvals);
      for (const { id } of approvals)
        t.expectEqual('approvals.survive-deactivation', listedApprovals.get(id), 'pending');
      for (const [at, { id }] of approvals.entries()) {
        const operation = at === 0 ? 'approveApproval' : 'denyApproval';
        t.expectSuccess('approvals.survive-deactivation', await decide(t, operation, { path: { id } }));
      }
      const runs = approvals.map(({ run }) => run);
      for (const [run, status] of await findStatuses(t, agent, runs))
        if (status !== undefined)
          t.expect('approvals.survive-deactivation', status !== 'awaiting_approval', {
            expected: `${run} no longer waits for its approval, which was decided`,
            got: status,
          });
    });

    await afterDeactivation('an hour later', 'advance-clock', async (t, { agent, runs }) => {
      const listRuns = () => t.subjects.list('listRuns', { path: { id: agent } });
      const before = await listRuns();
      await t.needs('advance-clock')({ seconds: 3600 });
      const after = await listRuns();
      t.expectEqual('agents.inactive-starts-no-runs', after.length, before.length);
      if (runs.length === 0) return;
      const run = after.find((item) => findRunId(item) === runs[0]);
      const status = run && findRunStatus(run);
      if (status === 'failed')
        t.notExercised('agents.in-flight-runs-complete', 'a run that does not fail for an unrelated reason');
      // The service document doesn't specify how long a run takes, but this run must not have been stopped.
      t.expect(
        'agents.in-flight-runs-complete',
        ['pending', 'running', 'awaiting_approval', 'completed'].includes(status ?? ''),
        {
          expected: 'a run that is in progress or completed',
          got: status ?? 'no such run',
        },
      );
    });
  },
);
