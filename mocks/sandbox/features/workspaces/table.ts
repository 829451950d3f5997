import { text } from '../../store/schema/columns.ts';
import { defineTable } from '../../store/schema/define-table.ts';

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
  inExports: false,
});
