import type { Owned } from '../../store/owned.ts';

/** Sessions that owe a second factor. */
export type MfaChallengeTable = { token_id: string };

/** Access tokens of a session that a refresh followed; each is good until its own end. */
export type EarlierAccessTokenTable = { secret_hash: string; token_id: string; expires_at: string | null };

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

declare module '../../store/schema.ts' {
  interface Tables {
    mfa_challenges: MfaChallengeTable;
    earlier_access_tokens: EarlierAccessTokenTable;
    tokens: TokenTable;
    retired_secrets: RetiredSecretTable;
  }
}
