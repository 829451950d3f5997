import { isSuccess } from '../../checks/body.ts';
import { findRunId, findRunStatus } from '../../checks/run-record.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { rounds } from '../shared/linearizability.ts';

const readStatus = async (t: Case, { agent, run }: { agent: string; run: string }): Promise<string> => {
  const listedRun = await t.subjects.find('listRuns', (item) => findRunId(item) === run, {
    path: { id: agent },
  });
  if (!listedRun) return 'not listed';
  return findRunStatus(listedRun) ?? t.notExercised([], 'runs that show their status');
};

export default scenario(
  'runs.decisions',
  'An approved run continues, and a denied run stops permanently',
  { needs: ['pause-run'] },
  async (gate) => {
    await gate.case('approved', async (t) => {
      const approval = await t.subjects.freshApproval();
      const paused = await readStatus(t, approval);
      t.expect('runs.awaiting-has-open-approval', paused === 'awaiting_approval', {
        expected: 'awaiting_approval while its approval is pending',
        got: paused,
      });
      await t.prepare({ operation: 'approveApproval', path: { id: approval.id } });
      const status = await readStatus(t, approval);
      t.expect('runs.approval-resumes', !['awaiting_approval', 'denied', 'pending'].includes(status), {
        expected: 'a run that continues',
        got: status,
      });
      t.expectEqual('runs.resumed-shows-running', status, 'running');
    });

    await gate.case('simultaneous approval and denial', async (t) => {
      for (const _round of rounds(gate)) {
        const approval = await t.subjects.freshApproval();
        const path = { id: approval.id };
        await t.race([
          { operation: 'approveApproval', path },
          { operation: 'denyApproval', path },
        ]);
        const fetchedApproval = await t.prepare({ operation: 'getApproval', path });
        const decision = fetchedApproval.json<{ status: string }>().status;
        const status = await readStatus(t, approval);
        if (decision === 'denied')
          t.expect('runs.denial-stops', status === 'denied', {
            expected: 'denied, like its approval, after simultaneous decisions',
            got: status,
          });
        if (decision === 'approved')
          t.expect('runs.approval-resumes', !['awaiting_approval', 'denied', 'pending'].includes(status), {
            expected: 'a run that continues, since its approval is approved after simultaneous decisions',
            got: status,
          });
      }
    });

    await gate.case('two runs of one agent that are decided at the same time', async (t) => {
      for (const round of rounds(gate)) {
        const { id: agent } = await t.subjects.activeAgent();
        const [approved, denied] = [
          await t.subjects.freshApproval(agent),
          await t.subjects.freshApproval(agent),
        ];
        const decisions = [
          { operation: 'approveApproval' as const, path: { id: approved.id } },
          { operation: 'denyApproval' as const, path: { id: denied.id } },
        ];
        const raced = await t.race(round % 2 ? decisions.toReversed() : decisions);
        for (const { request, exchange } of raced) {
          // A server may refuse one of two simultaneous decisions.
          if (!exchange || !isSuccess(exchange)) continue;
          const isApproved = request.operation === 'approveApproval';
          const status = await readStatus(t, isApproved ? approved : denied);
          if (isApproved)
            t.expect('runs.approval-resumes', !['awaiting_approval', 'denied', 'pending'].includes(status), {
              expected: 'a run that continues, while another run of its agent was denied',
              got: status,
            });
          else
            t.expect('runs.denial-stops', status === 'denied', {
              expected: 'denied, while another run of its agent was approved',
              got: status,
            });
        }
      }
    });

    await gate.case('denied', async (t) => {
      const approval = await t.subjects.freshApproval();
      await t.prepare({ operation: 'denyApproval', path: { id: approval.id } });
      const status = await readStatus(t, approval);
      t.expectEqual('runs.denial-stops', status, 'denied');
      await t.send({ operation: 'approveApproval', path: { id: approval.id } });
      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 3600 });
      const later = await readStatus(t, approval);
      t.expect('runs.denied-is-final', later === 'denied', {
        expected: 'denied, after a late approval and an hour later',
        got: later,
      });
    });
  },
);
