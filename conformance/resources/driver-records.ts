import type { CapabilityFunctions } from '../target/driver.ts';
import type { Creators, RecordRef } from './records.ts';
import type { SubjectContext } from './subject-context.ts';

export type RunSubject = { id: string; agent: string };
export type ApprovalSubject = { id: string; run: string; agent: string };

type Input<K extends keyof CapabilityFunctions> = Omit<Parameters<CapabilityFunctions[K]>[0], 'workspace'>;

/** Records that the API can only read, so that only a driver creates them. @param activeAgent an agent for new runs */
export const driverSubjects = (
  { needs, unique, workspace }: SubjectContext,
  activeAgent: () => Promise<RecordRef>,
) => {
  const freshRun = async (
    agent?: string,
    status: Input<'add-run'>['status'] = 'running',
  ): Promise<RunSubject> => {
    const addRun = needs('add-run');
    const agentId = agent ?? (await activeAgent()).id;
    const run = await addRun({ workspace, agent: agentId, status });
    return { id: run.id, agent: agentId };
  };
  const freshApproval = async (
    agent?: string,
    content: Partial<Pick<Input<'pause-run'>, 'action' | 'payload'>> = {},
  ): Promise<ApprovalSubject> => {
    const pauseRun = needs('pause-run');
    const run = await freshRun(agent);
    const defaults = { action: 'gate_review', payload: { reason: 'created by the conformance gate' } };
    const approval = await pauseRun({ workspace, run: run.id, ...defaults, ...content });
    return { id: approval.id, run: run.id, agent: run.agent };
  };
  const addForm = (form: Partial<Input<'add-form'>> & Pick<Input<'add-form'>, 'fields'>) =>
    needs('add-form')({ workspace, name: unique('Gate form'), ...form });
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
      create: async () => addForm({ fields: ['email', 'message'] }),
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
    /** A new run, running by default, of the given agent (which is active) or a shared one. */
    freshRun,
    /** A new pending approval with its paused run, for this case to decide. */
    freshApproval,
    /** A new form with these members. */
    addForm,
    /** A form submission, as sent by an end user. */
    addSubmission: async (form: string, data: Record<string, unknown>): Promise<RecordRef> => {
      const { id } = await needs('add-submission')({ workspace, form, data });
      return { id };
    },
  };
};
