import { text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';

/** Authorization codes, stored as hashes. */
export const authorizationCodes = defineTable('authorization_codes', {
  owner: 'tenant',
  columns: {
    hash: text(),
    user_id: text().references('users'),
    code_challenge: text(),
    redirect_uri: text(),
    expires_at: text(),
    used_at: text().nullable(),
    /** The session that the code was exchanged for. */
    token_id: text().nullable().references('tokens'),
  },
  primaryKey: ['hash'],
  inSnapshots: 'ignore',
});

/** The refresh tokens of a session, stored as hashes. Used tokens stay stored, so that a second use is detected. */
export const refreshTokens = defineTable('refresh_tokens', {
  owner: via('tokens', 'token_id'),
  columns: {
    hash: text(),
    token_id: text().references('tokens'),
    expires_at: text(),
    used_at: text().nullable(),
  },
  primaryKey: ['hash'],
  inSnapshots: 'ignore',
});

export type AuthorizationCodeRow = TableRow<typeof authorizationCodes>;
