import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import { type CapabilityName, type Case, scenario } from '../../engine/scenario.ts';
import { decide, readApprovals } from '../approvals/decide-approval.ts';
import { findStatuses, readStatuses } from '../runs/read-statuses.ts';

/** Deactivates an agent with runs in flight, pending approvals and a denied run, as far as a driver can add them. */
const deactivate = async (t: Case) => {
  const path = await t.subjects.fresh('agent');
  const agent = path.id;
  await t.prepare({ operation: 'activateAgent', path });
  const count = (capability: CapabilityName) => Array.from({ length: t.has(capability) ? 2 : 0 });
  const runs = await t.together(
    count('add-run').map(() => async () => (await t.subjects.freshRun(agent)).id),
  );
  const approvals = await t.together(count('pause-run').map(() => () => t.subjects.freshApproval(agent)));
  const denied = t.has('pause-run') ? await t.subjects.freshApproval(agent) : null;
  const [before, otherRun] = await t.together([
    async () => (runs.length > 0 ? readStatuses(t, agent, runs) : []),
    async () => (t.has('add-run') ? t.subjects.freshRun() : null),
    async () => denied && t.prepare({ operation: 'denyApproval', path: { id: denied.id } }),
  ]);
  await t.prepare({ operation: 'deactivateAgent', path });
  const areRunning = before.every((status) => status === 'running');
  return { agent, runs: areRunning ? runs : [], approvals, denied, otherRun };
};

type Deactivated = Awaited<ReturnType<typeof deactivate>>;

const title = 'The runs in flight of a deactivated agent continue, and its denied runs stay denied';
export default scenario(title, async (gate) => {
  const afterDeactivation = (
    name: string,
    needs: CapabilityName,
    check: (t: Case, deactivated: Deactivated) => Promise<unknown>,
  ) =>
    gate.case(name, async (t) => {
      t.needs(needs);
      const onDeactivated = (deactivated: Deactivated) => check(t, deactivated);
      await t.observing('a deactivated agent', () => deactivate(t), onDeactivated);
    });

  await afterDeactivation('runs in flight at the moment', 'add-run', async (t, deactivated) => {
    const { agent, runs, otherRun } = deactivated;
    if (runs.length === 0) t.notExercised('agents.in-flight-runs-complete', 'runs that are shown as running');
    const statuses = await readStatuses(t, agent, runs);
    const haveStopped = statuses.every((status) => status === 'failed' || status === 'denied');
    // If the run of another agent fails at this moment too, they fail for another reason.
    const [other] = haveStopped && otherRun ? await readStatuses(t, otherRun.agent, [otherRun.id]) : [];
    if (other !== undefined && other !== 'running')
      t.notExercised('agents.in-flight-runs-complete', 'runs that do not fail for an unrelated reason');
    t.expect('agents.in-flight-runs-complete', !haveStopped, { got: statuses.join(', ') });
  });

  await afterDeactivation('pending approvals', 'pause-run', async (t, { agent, approvals, denied }) => {
    const listedApprovals = await readApprovals(t, denied ? [...approvals, denied] : approvals);
    for (const { id } of approvals)
      t.expectEqual('approvals.survive-deactivation', listedApprovals.get(id), 'pending');
    if (denied) t.expectEqual('approvals.decision-is-irreversible', listedApprovals.get(denied.id), 'denied');
    const decisions = approvals.map(({ id }, at) => () => {
      const operation = at === 0 ? 'approveApproval' : 'denyApproval';
      return decide(t, operation, { path: { id } });
    });
    for (const decision of await t.together(decisions))
      t.expectSuccess('approvals.survive-deactivation', decision);
    const runs = approvals.map(({ run }) => run);
    for (const [run, status] of await findStatuses(t, agent, runs))
      if (status !== undefined)
        t.expect('approvals.survive-deactivation', status !== 'awaiting_approval', {
          expected: `${run} no longer waits for its approval, which was decided`,
          got: status ?? 'no such run',
        });
  });

  await afterDeactivation('an hour later', 'advance-clock', async (t, { agent, runs, denied }) => {
    await t.needs('advance-clock')({ seconds: 3600 });
    const after = await t.subjects.list('listRuns', { path: { id: agent } });
    const readStatus = (id: string | null | undefined) => {
      const run = after.find((item) => findRunId(item) === id);
      return run && findRunStatus(run);
    };
    const deniedStatus = readStatus(denied?.run);
    if (deniedStatus !== undefined) t.expectEqual('runs.denied-is-final', deniedStatus, 'denied');
    if (runs.length === 0) return;
    const status = readStatus(runs[0]);
    if (status === 'failed')
      t.notExercised('agents.in-flight-runs-complete', 'a run that does not fail for an unrelated reason');
    // The service document doesn't specify how long a run takes, but this run must not have been stopped.
    const goesOn = ['pending', 'running', 'awaiting_approval', 'completed'].includes(status ?? '');
    t.expect('agents.in-flight-runs-complete', goesOn, { got: status ?? 'no such run' });
  });
});
