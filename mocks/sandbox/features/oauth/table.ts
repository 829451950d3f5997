import type { Owned } from '../../store/owned.ts';

/** What a sign-in gave the browser to bring back, known by its hash; `token_id` is the session that it became. */
export type AuthorizationCodeTable = Owned & {
  code_hash: string;
  user_id: string;
  code_challenge: string;
  redirect_uri: string;
  expires_at: string;
  used_at: string | null;
  token_id: string | null;
};

/** Refresh tokens of a session, known by their hashes; those used too, so that a second use is noticed. */
export type RefreshTokenTable = {
  token_hash: string;
  token_id: string;
  expires_at: string;
  used_at: string | null;
};

declare module '../../store/schema.ts' {
  interface Tables {
    authorization_codes: AuthorizationCodeTable;
    refresh_tokens: RefreshTokenTable;
  }
}
