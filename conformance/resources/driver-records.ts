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

/** Records that the API can only read. The page editor, the form editor and the billing platform create them. */
export const driverCreators = ({ needs, unique, workspace }: SubjectContext): Creators => ({
  page: {
    needs: ['add-page'],
    create: async () => {
      const slug = unique('gate-page').toLowerCase();
      const title = 'Created by the conformance gate';
      return needs('add-page')({ workspace, slug, title });
    },
  },
  form: {
    needs: ['add-form'],
    create: async () => {
      const fields = ['email', 'message'];
      return needs('add-form')({ workspace, name: unique('Gate form'), fields });
    },
  },
  invoice: {
    needs: ['add-invoice'],
    create: async () => {
      const invoice = { workspace, amount: 1900, currency: 'EUR', status: 'paid' };
      return needs('add-invoice')(invoice);
    },
  },
});

/** Form submissions by end users. */
export const submissionSubjects = ({ needs, workspace }: SubjectContext) => ({
  /** A form submission, as sent by an end user. Only a driver can add one. */
  addSubmission: async (form: string, data: Record<string, unknown>): Promise<RecordRef> => {
    const { id } = await needs('add-submission')({ workspace, form, data });
    return { id };
  },
});
