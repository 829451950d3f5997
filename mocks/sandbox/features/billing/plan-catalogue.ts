import { messages } from '@workspace-api/contract';
import { adviceFor } from '../../core/nearest-name.ts';
import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { demoPlans, type PlanTerms } from './plan.ts';

/** The plans that a workspace can choose from. */
export const readPlans = async (db: Db, workspace_id: string): Promise<readonly PlanTerms[]> => {
  const catalogue = await db
    .selectFrom('plan_catalogues')
    .select('plans')
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirst();
  return catalogue ? (JSON.parse(catalogue.plans) as PlanTerms[]) : demoPlans;
};

/** Replaces the plans that a workspace can choose from. Existing subscriptions keep their terms. */
export const setPlans = async (db: Db, workspace_id: string, plans: readonly PlanTerms[]): Promise<void> => {
  const values = { plans: JSON.stringify(plans) };
  await db
    .insertInto('plan_catalogues')
    .values({ workspace_id, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute();
};

/** The message that no plan has an id, with a suggestion of the intended plan. */
export const unknownPlan = (id: string, plans: readonly { readonly id: string }[]): string => {
  const ids = plans.map((plan) => plan.id);
  return `${messages['invalid-plan']({ plan: id })} ${adviceFor(id, ids)}`;
};

/** Finds a plan by its id. @throws Problem `invalid-plan` */
export const findPlan = async (db: Db, workspace_id: string, id: string): Promise<PlanTerms> => {
  const plans = await readPlans(db, workspace_id);
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan) return plan;
  throw problem('invalid-plan', { message: unknownPlan(id, plans) });
};
