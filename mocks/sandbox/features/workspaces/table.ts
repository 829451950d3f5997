import { text } from '../../store/schema/columns.ts';
import { defineTable, type RowOf } from '../../store/schema/define-table.ts';

export const workspaces = defineTable('workspaces', {
  owner: 'sandbox',
  columns: {
    id: text(),
    slug: text().unique(),
    name: text(),
    created_at: text(),
    /** The rate limit of the workspace's tokens, as JSON; null for that of the sandbox. */
    rate_limit: text().nullable(),
  },
});

export const users = defineTable('users', {
  owner: 'sandbox',
  columns: { id: text(), email: text().unique() },
});

export const memberships = defineTable('memberships', {
  owner: 'workspace',
  columns: {
    user_id: text().references('users'),
    /** What the user may do in the workspace: a JSON array. */
    scopes: text(),
  },
  primaryKey: ['user_id', 'workspace_id'],
  inSnapshots: 'ignore',
});

/** Workspaces on a billing or compliance hold. */
export const workspaceHolds = defineTable('workspace_holds', {
  owner: 'workspace',
  columns: {},
  primaryKey: ['workspace_id'],
});

/** What a workspace's policy blocks, in the terms of the scopes: a resource and an action. */
export const policyRules = defineTable('policy_rules', {
  owner: 'workspace',
  columns: { id: text(), resource: text(), action: text() },
  indexes: [{ columns: ['workspace_id', 'resource', 'action'] }],
});

/** Saved states of a workspace (see `snapshots.ts`). */
export const snapshots = defineTable('snapshots', {
  owner: 'workspace',
  columns: {
    name: text(),
    /** The rows, as JSON. */
    records: text(),
    taken_at: text(),
  },
  primaryKey: ['workspace_id', 'name'],
  inSnapshots: 'ignore',
});

export type PolicyRuleRow = RowOf<typeof policyRules>;

declare module '../../store/tables.ts' {
  interface Tables {
    workspaces: RowOf<typeof workspaces>;
    users: RowOf<typeof users>;
    memberships: RowOf<typeof memberships>;
    workspace_holds: RowOf<typeof workspaceHolds>;
    policy_rules: PolicyRuleRow;
    snapshots: RowOf<typeof snapshots>;
  }
}
