import type { Scope } from '@workspace-api/contract';
import { flag, json, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';

/**
 * API keys and sessions. `workspace_id` is the workspace of a key, or the active workspace of a session. Sessions belong to
 * users, so restoring a snapshot of a workspace doesn't change them.
 */
export const tokens = defineTable('tokens', {
  owner: 'tenant',
  columns: {
    id: text(),
    kind: text<'key' | 'session'>(),
    user_id: text().references('users'),
    name: text().nullable(),
    /** The SHA-256 hash of the secret. The secret itself isn't stored. */
    secret_hash: text().unique(),
    scopes: json<Scope[]>(),
    created_at: text(),
    last_used_at: text().nullable(),
    expires_at: text().nullable(),
    revoked_at: text().nullable(),
    /** Whether a session must provide a second factor. */
    mfa_required: flag().nullable(),
  },
  indexes: [
    { columns: ['workspace_id', 'created_at', 'id'] },
    // The name of a revoked key can be used again.
    { columns: ['workspace_id', 'mode', 'name'], unique: true, where: 'revoked_at is null' },
  ],
  inSnapshots: { restore: { kind: 'key' } },
});

/**
 * Hashes of secrets that were replaced: of a key by a rotation, to distinguish them from unknown tokens, and of a session by a
 * refresh. Each access token of a session is valid until it expires.
 */
export const formerSecrets = defineTable('former_secrets', {
  owner: via('tokens', 'token_id'),
  columns: {
    secret_hash: text(),
    token_id: text().references('tokens'),
    /** The kind of the token. */
    kind: text<'key' | 'session'>(),
    expires_at: text().nullable(),
  },
  primaryKey: ['secret_hash'],
  inSnapshots: { restore: { kind: 'key' } },
});

export type TokenRow = TableRow<typeof tokens>;
