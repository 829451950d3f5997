import { operations } from '@workspace-api/contract';
import { driverSubjects } from './driver-records.ts';
import { listSubjects } from './list-subjects.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { type RecordRef, recordSubjects } from './records.ts';
import type { SubjectContext } from './subject-context.ts';
import { tokenSubjects } from './tokens.ts';

/**
 * The records that a scenario needs. Each is created through the API if possible, else by the driver. Otherwise an existing
 * record is used if reading it does no harm. If none of these works, the case ends as not exercised.
 */
export const createSubjects = (context: SubjectContext) => {
  const { prepare, once } = context;
  const activeAgent = (): Promise<RecordRef> =>
    once('active agent', async () => {
      const agent = await records.fresh('agent');
      const path = { id: agent.id };
      await prepare({ operation: 'activateAgent', path });
      const { status } = (await prepare({ operation: 'getAgent', path })).json<{ status: string }>();
      if (status !== 'active')
        throw new NotExercisedError(`an active agent: an activated agent is ${status}`);
      return agent;
    });
  const tokens = tokenSubjects(context);
  const { creators, ...driven } = driverSubjects(context, activeAgent);
  const records = recordSubjects(context, {
    ...creators,
    token: { needs: [], create: () => tokens.freshToken([operations.getMe.scope]) },
  });
  return {
    ...records,
    /** An active agent that this run created. Several cases share it and leave it active. */
    activeAgent,
    ...tokens,
    ...driven,
    ...listSubjects(context),
  };
};

export type Subjects = ReturnType<typeof createSubjects>;
