/** Sessions that owe a second factor. */
export type MfaChallengeTable = { token_id: string };

/** Workspaces on a billing or compliance hold. */
export type WorkspaceHoldTable = { workspace_id: string };

/** What a workspace's policy blocks, in the words of the scopes: a resource and an action. */
export type PolicyRuleTable = { id: string; workspace_id: string; resource: string; action: string };
