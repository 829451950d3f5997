import type { Creators, RecordRef } from './records.ts';
import type { SubjectContext } from './subject-context.ts';

export type RunSubject = { id: string; agent: string };
export type ApprovalSubject = { id: string; run: string; agent: string };

/** Runs, and the approvals that they wait for. Only a driver can start and pause a run. */
export const runSubjects = ({ needs, workspace }: SubjectContext, activeAgent: () => Promise<RecordRef>) => {
  const freshRun = async (agent?: string): Promise<RunSubject> => {
    const addRun = needs('add-run');
    const agentId = agent ?? (await activeAgent()).id;
    const run = await addRun({ workspace, agent: agentId, status: 'running' });
    return { id: run.id, agent: agentId };
  };
  const freshApproval = async (agent?: string): Promise<ApprovalSubject> => {
    const pauseRun = needs('pause-run');
    const run = await freshRun(agent);
    const approval = await pauseRun({
      workspace,
      run: run.id,
      action: 'gate_review',
      payload: { reason: 'created by the conformance gate' },
    });
    return { id: approval.id, run: run.id, agent: run.agent };
  };
  return {
    /** A new running run, of the given agent (which is active) or a shared one. */
    freshRun,
    /** A new pending approval with its paused run, for this case to decide. */
    freshApproval,
  };
};

export type RunSubjects = ReturnType<typeof runSubjects>;

/** How to create runs and approvals if any one is suitable. */
export const runCreators = (runs: () => RunSubjects): Creators => ({
  run: { needs: ['add-run'], create: () => runs().freshRun() },
  approval: { needs: ['add-run', 'pause-run'], create: () => runs().freshApproval() },
});
