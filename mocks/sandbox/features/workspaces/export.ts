import type { WorkspaceSettings } from '../../core/seed-records.ts';
import type { Db } from '../../store/database.ts';
import { rateLimitOf } from '../tokens/index.ts';
import { showLimit } from './rate-limit.ts';
import { findHeldWorkspaces, policyRulesOf } from './restrictions.ts';

/** The rate limit, the hold and the policy rules of a workspace, for a seed. */
export const exportRestrictions = async (db: Db, workspaceId: string): Promise<WorkspaceSettings> => {
  const own = await rateLimitOf(db, workspaceId);
  const held = await findHeldWorkspaces(db, [workspaceId]);
  const rules = await policyRulesOf(db, workspaceId);
  return {
    ...(own && { rate_limit: showLimit(own) }),
    ...(held.size > 0 && { held: true }),
    ...(rules.length > 0 && {
      policy_rules: rules.map(({ resource, action }) => ({ resource, action: action as Level })),
    }),
  };
};

type Level = NonNullable<WorkspaceSettings['policy_rules']>[number]['action'];
