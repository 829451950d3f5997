import { text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

export const workspaces = defineTable('workspaces', {
  owner: 'sandbox',
  columns: {
    id: text(),
    slug: text().unique(),
    name: text(),
    created_at: text(),
    /** The rate limit of the workspace's tokens, as JSON; null for the sandbox's default. */
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
    /** The user's permissions in the workspace: a JSON array of scopes. */
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

/** The policy rules of a workspace. Each rule blocks an action on a resource, named as in the scopes. */
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

export type PolicyRuleRow = TableRow<typeof policyRules>;

declare module '../../store/tables.ts' {
  interface Tables {
    workspaces: TableRow<typeof workspaces>;
    users: TableRow<typeof users>;
    memberships: TableRow<typeof memberships>;
    workspace_holds: TableRow<typeof workspaceHolds>;
    policy_rules: PolicyRuleRow;
    snapshots: TableRow<typeof snapshots>;
  }
}
