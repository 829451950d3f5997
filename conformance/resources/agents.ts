import { NotExercisedError } from './not-exercised-error.ts';
import { sampleBody } from './sample-body.ts';
import type { SubjectContext } from './subject-context.ts';

export type AgentSubject = { id: string };

export const agentSubjects = ({ make, once, unique }: SubjectContext) => {
  const freshAgent = async (): Promise<AgentSubject> => {
    const body = sampleBody('createAgent', unique);
    return { id: (await make({ operation: 'createAgent', body })).json<AgentSubject>().id };
  };
  return {
    /** An agent that this run made; several cases share it, so its state may be either. */
    agent: () => once('agent', freshAgent),
    /** An agent that no other case has; new, hence inactive. */
    freshAgent,
    /** An active agent that this run made; several cases share it and leave it active. */
    activeAgent: () =>
      once('active agent', async () => {
        const agent = await freshAgent();
        const path = { id: agent.id };
        await make({ operation: 'activateAgent', path });
        const { status } = (await make({ operation: 'getAgent', path })).json<{ status: string }>();
        if (status !== 'active')
          throw new NotExercisedError(`an active agent: one that was activated is ${status}`);
        return agent;
      }),
  };
};

export type AgentSubjects = ReturnType<typeof agentSubjects>;
