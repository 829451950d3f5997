import { agentSubjects } from './agents.ts';
import { existingSubjects } from './existing.ts';
import { formSubjects } from './forms.ts';
import { pageSubjects } from './pages.ts';
import { runSubjects } from './runs.ts';
import { secretSubjects } from './secrets.ts';
import type { SubjectContext } from './subject-context.ts';
import { tokenSubjects } from './tokens.ts';
import { webhookSubjects } from './webhooks.ts';

/**
 * The records that a scenario needs. Each is created through the API if possible, else by the driver, else an existing
 * one is used if reading it does no harm; if none of these works, the case ends as not exercised.
 */
export const createSubjects = (context: SubjectContext) => {
  const agents = agentSubjects(context);
  return {
    ...agents,
    ...tokenSubjects(context),
    ...secretSubjects(context),
    ...webhookSubjects(context),
    ...pageSubjects(context),
    ...formSubjects(context),
    ...runSubjects(context, agents),
    ...existingSubjects(context),
  };
};

export type Subjects = ReturnType<typeof createSubjects>;
