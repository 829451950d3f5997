import type { components } from '@workspace-api/contract/sandbox';
import { invalid } from '../core/problem.ts';
import type { AppContext } from '../domain/app-context.ts';
import { readSettings, type StoredSettings } from '../domain/workspace-settings.ts';
import { planTerms } from '../features/billing/plan.ts';
import { storedLimit } from '../features/workspaces/workspace.ts';
import type { Db } from '../store/database.ts';

type Change = components['schemas']['WorkspaceChange'];

/**
 * Completes settings: the terms of plans, and the ids of rules, by which they are sorted. Omits those with their default.
 *
 * @throws Problem `validation-failed` if two rules have the same id
 */
const complete = (
  { ids }: Pick<AppContext, 'ids'>,
  { held, policy_rules = [], secrets_region, plans }: Change,
): StoredSettings => {
  const rules = (policy_rules ?? [])
    .map(({ id = ids('rule'), resource, action }) => ({ id, resource, action }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    throw invalid([
      { path: '/policy_rules', reason: 'unknown_value', message: 'Two rules have the same id.' },
    ]);
  return {
    ...(held && { held }),
    ...(rules.length > 0 && { policy_rules: rules }),
    ...(secrets_region && { secrets_region }),
    ...(plans && { plans: plans.map(planTerms) }),
  };
};

/** Changes the patch settings of a workspace; null restores a default. */
export const changeSettings = async (
  context: Pick<AppContext, 'ids'>,
  db: Db,
  { id: workspace_id }: { readonly id: string },
  { name, rate_limit, ...patch }: Change,
): Promise<void> => {
  const columns = {
    ...(name !== undefined && { name }),
    ...(rate_limit !== undefined && { rate_limit: rate_limit && storedLimit(rate_limit) }),
  };
  if (Object.keys(columns).length > 0)
    await db.updateTable('workspaces').set(columns).where('id', '=', workspace_id).execute();
  if (Object.keys(patch).length === 0) return;
  const settings = JSON.stringify(complete(context, { ...(await readSettings(db, workspace_id)), ...patch }));
  await db
    .insertInto('workspace_settings')
    .values({ workspace_id, settings })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ settings }))
    .execute();
};
