import type { AgentSubjects } from './agents.ts';
import { firstOf } from './first-of.ts';
import type { SubjectContext } from './subject-context.ts';

export type RunSubject = { id: string; agent: string };
export type ApprovalSubject = { id: string; run: string; agent: string };

export const runSubjects = (context: SubjectContext, agents: AgentSubjects) => {
  const { needs, has, once, workspace, added } = context;
  const freshRun = async (agent?: string): Promise<RunSubject> => {
    const addRun = needs('add-run');
    const of = agent ?? (await agents.activeAgent()).id;
    const run = await addRun({ workspace, agent: of, status: 'running' });
    added('run', run.id);
    return { id: run.id, agent: of };
  };
  const freshApproval = async (agent?: string): Promise<ApprovalSubject> => {
    const pauseRun = needs('pause-run');
    const run = await freshRun(agent);
    const approval = await pauseRun({
      workspace,
      run: run.id,
      action: 'gate_review',
      payload: { reason: 'made by the conformance gate' },
    });
    added('approval', approval.id);
    return { id: approval.id, run: run.id, agent: run.agent };
  };
  return {
    /** A new running run, of the given agent (which is active) or a shared one; only a driver can start one. */
    freshRun,
    /** A new pending approval with its paused run, for this case to decide; only a driver can make one. */
    freshApproval,
    /** An approval to read, in whatever state. */
    approval: (): Promise<{ id: string }> =>
      once('approval', () =>
        has('pause-run') && has('add-run') ? freshApproval() : firstOf(context, 'listApprovals', 'approval'),
      ),
  };
};
