import type { Creators, RecordRef } from './records.ts';
import type { SubjectContext } from './subject-context.ts';

export type RunSubject = { id: string; agent: string };
export type ApprovalSubject = { id: string; run: string; agent: string };

/** Records that the API can only read, so that only a driver creates them. @param activeAgent an agent for new runs */
export const driverSubjects = (
  { needs, unique, workspace }: SubjectContext,
  activeAgent: () => Promise<RecordRef>,
) => {
  const freshRun = async (agent?: string): Promise<RunSubject> => {
    const addRun = needs('add-run');
    const agentId = agent ?? (await activeAgent()).id;
    const run = await addRun({ workspace, agent: agentId, status: 'running' });
    return { id: run.id, agent: agentId };
  };
  const freshApproval = async (agent?: string): Promise<ApprovalSubject> => {
    const pauseRun = needs('pause-run');
    const run = await freshRun(agent);
    const payload = { reason: 'created by the conformance gate' };
    const approval = await pauseRun({ workspace, run: run.id, action: 'gate_review', payload });
    return { id: approval.id, run: run.id, agent: run.agent };
  };
  // The page editor, the form editor and the billing platform create the first three.
  const creators: Creators = {
    page: {
      needs: ['add-page'],
      create: async () => {
        const slug = unique('gate-page').toLowerCase();
        return needs('add-page')({ workspace, slug, title: 'Created by the conformance gate' });
      },
    },
    form: {
      needs: ['add-form'],
      create: async () =>
        needs('add-form')({ workspace, name: unique('Gate form'), fields: ['email', 'message'] }),
    },
    invoice: {
      needs: ['add-invoice'],
      create: async () => needs('add-invoice')({ workspace, amount: 1900, currency: 'EUR', status: 'paid' }),
    },
    run: { needs: ['add-run'], create: () => freshRun() },
    approval: { needs: ['add-run', 'pause-run'], create: () => freshApproval() },
  };
  return {
    creators,
    /** A new running run, of the given agent (which is active) or a shared one. */
    freshRun,
    /** A new pending approval with its paused run, for this case to decide. */
    freshApproval,
    /** A form submission, as sent by an end user. */
    addSubmission: async (form: string, data: Record<string, unknown>): Promise<RecordRef> => {
      const { id } = await needs('add-submission')({ workspace, form, data });
      return { id };
    },
  };
};
