import type { ColumnType } from 'kysely';
/** Workspaces on a billing or compliance hold. */
export type WorkspaceHoldTable = { workspace_id: string };

/** What a workspace's policy blocks, in the words of the scopes: a resource and an action. */
export type PolicyRuleTable = { id: string; workspace_id: string; resource: string; action: string };

/** A workspace as it was once; `records` is JSON (see `workspaces/snapshots.ts`). */
export type SnapshotTable = { workspace_id: string; name: string; records: string; taken_at: string };

/** `rate_limit` is the JSON of the limit of its tokens, where it has one of its own. */
export type WorkspaceTable = {
  id: string;
  slug: string;
  name: string;
  created_at: string;
  rate_limit: ColumnType<string | null, string | null | undefined>;
};

export type UserTable = { id: string; email: string };

/** `scopes` is a JSON array: what the user may do in the workspace. */
export type MembershipTable = { user_id: string; workspace_id: string; scopes: string };

declare module '../../store/schema.ts' {
  interface Tables {
    workspace_holds: WorkspaceHoldTable;
    policy_rules: PolicyRuleTable;
    snapshots: SnapshotTable;
    workspaces: WorkspaceTable;
    users: UserTable;
    memberships: MembershipTable;
  }
}
