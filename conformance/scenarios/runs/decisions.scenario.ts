import { errors, stateMachines } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import type { ApprovalSubject } from '../../resources/subjects.ts';
import { type Decision, readApprovals, undecided } from '../approvals/decide-approval.ts';
import { rounds } from '../shared/linearizability.ts';
import { readStatuses } from './read-statuses.ts';

const readStatus = async (t: Case, { agent, run }: ApprovalSubject): Promise<string> =>
  (await readStatuses(t, agent, [run]))[0] ?? '';

/** Decides without a body; with the configured body if the target requires one. */
const decide = async (t: Case, operation: Decision, { id }: ApprovalSubject): Promise<void> => {
  const response = await t.send({ operation, path: { id }, noBody: true });
  t.expectSuccess('approvals.no-body-needed', response);
  if (!isSuccess(response)) await t.prepare({ operation, path: { id } });
};

const expectResumed = (t: Case, status: string): boolean =>
  t.expect('runs.approval-resumes', !['awaiting_approval', 'denied', 'pending'].includes(status), {
    got: status,
  });

const title = 'An approved run continues, and a denied run stops permanently';
export default scenario(title, { holds: [], needs: ['pause-run'] }, async (gate) => {
  await gate.case('approved', async (t) => {
    const approval = await t.subjects.freshApproval();
    t.expectEqual('runs.awaiting-has-open-approval', await readStatus(t, approval), 'awaiting_approval');
    await decide(t, 'approveApproval', approval);
    const status = await readStatus(t, approval);
    expectResumed(t, status);
    t.expectEqual('runs.resumed-shows-running', status, 'running');
  });

  await gate.case('denied', async (t) => {
    const approval = await t.subjects.freshApproval();
    await decide(t, 'denyApproval', approval);
    t.expectEqual('runs.denial-stops', await readStatus(t, approval), 'denied');
    await t.send({ operation: 'approveApproval', path: { id: approval.id } });
    t.expectEqual('runs.denied-is-final', await readStatus(t, approval), 'denied');
  });

  await gate.case('three runs of one agent that are decided at the same time', async (t) => {
    for (const round of gate.some('decisions', rounds(gate))) {
      const { id: agent } = await t.subjects.activeAgent();
      const create = () => t.subjects.freshApproval(agent);
      const [approved, denied, contested] = [await create(), await create(), await create()];
      const send = (operation: Decision, { id }: ApprovalSubject) => ({ operation, path: { id } });
      const requests = [
        send('approveApproval', approved),
        send('denyApproval', denied),
        send('approveApproval', contested),
        send('denyApproval', contested),
      ];
      const raced = await t.race(round % 2 ? requests.toReversed() : requests);
      const why = raced.map(({ exchange }) => exchange && undecided(t, exchange)).find(Boolean);
      if (why) return t.notExercised(['approvals.approve', 'approvals.deny'], why);
      const all = [approved, denied, contested];
      const decided = await readApprovals(t, all);
      const ids = all.map(({ run }) => run);
      const runs = await readStatuses(t, agent, ids);
      for (const [approval, clause, decision] of [
        [denied, 'approvals.deny', 'denied'],
        [approved, 'approvals.approve', 'approved'],
      ] as const) {
        const exchange = raced.find(({ request }) => request.path?.id === approval.id)?.exchange;
        if (!exchange || exchange.status >= 500) continue;
        // A server may refuse one of two simultaneous decisions, but this approval wasn't decided.
        t.expect(clause, getErrorCode(exchange) !== errors['already-decided'].code, {
          expected: `${decision}, or another refusal, since only other approvals of the agent were decided`,
          got: exchange.text,
          exchange,
        });
        const expected = isSuccess(exchange) ? decision : stateMachines.approval.initial;
        t.expectEqual(clause, decided.get(approval.id), expected, exchange);
      }
      for (const [at, { id }] of all.entries()) {
        const status = runs[at] ?? '';
        if (decided.get(id) === 'approved') expectResumed(t, status);
        if (decided.get(id) === 'denied') t.expectEqual('runs.denial-stops', status, 'denied');
      }
    }
  });
});
