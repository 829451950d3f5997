import { type components, examples } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';

export type Region = NonNullable<components['schemas']['SetSecretRequest']['residency']>;
type Provider = NonNullable<NonNullable<TenantRecords['secrets']>[number]['rotation_required_by']>;

/** The home region of every workspace. The service document mentions a home region, but no operation sets it. */
export const homeRegion: Region = 'eu';

/** The key that encrypts a workspace's secrets, itself encrypted with the master key. */
export const dataKeys = defineTable('data_keys', {
  owner: 'workspace',
  columns: { wrapped: text(), master_key_id: text(), created_at: text() },
  primaryKey: ['workspace_id'],
});

/** The log of the uses of data keys. Restoring a snapshot doesn't change this log. */
export const keyUses = defineTable('key_uses', {
  owner: 'workspace',
  columns: {
    id: text(),
    action: text<'wrap' | 'unwrap'>(),
    purpose: text(),
    /** The user of the key: the id of a token, or a part of the sandbox. */
    principal: text(),
    used_at: text(),
  },
  indexes: [{ columns: ['workspace_id', 'used_at', 'id'] }],
  inSnapshots: 'ignore',
  isInternal: true,
});

export const secrets = defineResource('secrets', {
  schema: 'Secret',
  columns: ({ zdr }) => ({ residency: text<Region>(), zdr: zdr.startsAs(false) }),
  seedColumns: {
    /** The kind of provider that requires a rotation; null while the secret can be used. */
    rotation_required_by: text<Provider>().nullable(),
  },
  key: 'name',
  idPrefix: 'sec',
  time: 'created_at',
  indexes: [{ columns: ['workspace_id', 'mode', 'name'], unique: true }],
  seed: 'secrets',
  created: 'secrets.created',
  demo: examples['secret-list'].data.map((secret, index) => ({ ...secret, id: `sec_01K9S${index}` })),
  notInSeed: ['overlap_ends_at'],
  fromSeed: ({ residency, updated_at }, { time: createdAt }) => ({
    residency: residency ?? homeRegion,
    ...(updated_at === undefined && { updated_at: createdAt }),
  }),
});

/** The encrypted values of a secret: the current value, and the values that a rotation replaced. */
export const secretValues = defineTable('secret_values', {
  owner: via('secrets', 'secret_id'),
  columns: {
    secret_id: text().references('secrets'),
    version: integer(),
    sealed: text(),
    /** Null for the current value. */
    accepted_until: text().nullable(),
  },
  primaryKey: ['secret_id', 'version'],
});

/** Short-lived tokens that resolve to a secret, stored as hashes. */
export const proxyUrls = defineTable('proxy_urls', {
  owner: via('secrets', 'secret_id'),
  columns: {
    token_hash: text(),
    secret_id: text().references('secrets'),
    region: text(),
    principal: text(),
    expires_at: text(),
  },
  primaryKey: ['token_hash'],
  indexes: [{ columns: ['expires_at'] }],
});

export type KeyUseRow = TableRow<typeof keyUses>;
export type SecretRow = TableRow<typeof secrets>;
export type SecretValueRow = TableRow<typeof secretValues>;
