import { NotExercisedError } from './not-exercised-error.ts';
import type { RecordRef, RecordSubjects } from './records.ts';
import type { SubjectContext } from './subject-context.ts';

export const agentSubjects = ({ make, once }: SubjectContext, { fresh }: RecordSubjects) => ({
  /** An active agent that this run created; several cases share it and leave it active. */
  activeAgent: (): Promise<RecordRef> =>
    once('active agent', async () => {
      const agent = await fresh('agent');
      const path = { id: agent.id };
      await make({ operation: 'activateAgent', path });
      const { status } = (await make({ operation: 'getAgent', path })).json<{ status: string }>();
      if (status !== 'active')
        throw new NotExercisedError(`an active agent: one that was activated is ${status}`);
      return agent;
    }),
});
