import type { ColumnType } from 'kysely';
import type { Owned } from './owned.ts';

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

/**
 * API keys and sessions. `workspace_id` is the workspace of a key, and the active one of a session. Of the secret only
 * its SHA-256 is kept. `scopes` is a JSON array.
 */
export type TokenTable = Owned & {
  id: string;
  kind: 'key' | 'session';
  user_id: string;
  name: string | null;
  secret_hash: string;
  scopes: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
};

/** Hashes of secrets that a rotation replaced, so that their use can be told from that of an unknown token. */
export type RetiredSecretTable = { secret_hash: string; token_id: string };
