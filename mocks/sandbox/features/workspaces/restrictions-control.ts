import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { findHeldWorkspaces, listPolicyRules } from './restrictions.ts';

/** Holds and policy rules that restrict access to a workspace. */
export const restrictionsControl: ControlHandlers<
  'getHold' | 'lockWorkspace' | 'listPolicyRules' | 'addPolicyRule' | 'removePolicyRule'
> = {
  getHold: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return { held: (await findHeldWorkspaces(db, [workspaceId])).size > 0 };
  },

  lockWorkspace: async ({ db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await db.deleteFrom('workspace_holds').where('workspace_id', '=', workspaceId).execute();
    if (body.held) await db.insertInto('workspace_holds').values({ workspace_id: workspaceId }).execute();
    return undefined;
  },

  listPolicyRules: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return { data: await listPolicyRules(db, workspaceId) };
  },

  addPolicyRule: async ({
    context,
    db,
    input: {
      path,
      body: { resource, action },
    },
  }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const rule = { id: context.ids('rule'), resource, action };
    await db
      .insertInto('policy_rules')
      .values({ ...rule, workspace_id: workspaceId })
      .execute();
    return rule;
  },

  removePolicyRule: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const { numDeletedRows } = await db
      .deleteFrom('policy_rules')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', path.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw problem('not-found');
    return undefined;
  },
};
