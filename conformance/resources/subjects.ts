import { operations } from '@workspace-api/contract';
import { driverCreators, runCreators, runSubjects, submissionSubjects } from './driver-records.ts';
import { listSubjects } from './list-subjects.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { type Creators, type RecordRef, type RecordSubjects, recordSubjects } from './records.ts';
import type { SubjectContext } from './subject-context.ts';
import { tokenSubjects } from './tokens.ts';

/**
 * The records that a scenario needs. Each is created through the API if possible, else by the driver. Otherwise an existing
 * record is used if reading it does no harm. If none of these works, the case ends as not exercised.
 */
export const createSubjects = (context: SubjectContext) => {
  const tokens = tokenSubjects(context);
  const creators: Creators = {
    ...driverCreators(context),
    ...runCreators(() => runs),
    token: { needs: [], create: () => tokens.freshToken([operations.getMe.scope]) },
  };
  const records = recordSubjects(context, creators);
  const agents = agentSubjects(context, records);
  const runs = runSubjects(context, agents.activeAgent);
  return {
    ...records,
    ...agents,
    ...tokens,
    ...runs,
    ...submissionSubjects(context),
    ...listSubjects(context),
  };
};

export type Subjects = ReturnType<typeof createSubjects>;

const agentSubjects = ({ make, once }: SubjectContext, { fresh }: RecordSubjects) => ({
  /** An active agent that this run created. Several cases share it and leave it active. */
  activeAgent: (): Promise<RecordRef> =>
    once('active agent', async () => {
      const agent = await fresh('agent');
      const path = { id: agent.id };
      await make({ operation: 'activateAgent', path });
      const { status } = (await make({ operation: 'getAgent', path })).json<{ status: string }>();
      if (status !== 'active')
        throw new NotExercisedError(`an active agent: an activated agent is ${status}`);
      return agent;
    }),
});
