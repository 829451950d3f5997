import { toBase64url } from '#host/bytes.ts';
import { hmacSha256Hex } from '#host/crypto.ts';
import { limits } from '../../core/limits.ts';
import { invalid } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import { findRow, findRows, getRow, insert, update } from '../../store/rows.ts';
import { duplicates } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { SeedTarget } from '../../store/seed/seed-target.ts';
import { defineFeature, nextIn, type RecordScene } from '../feature.ts';
import { type Vault, withDataKey } from './data-key.ts';
import { issueProxyUrl, secretProxyRoute } from './proxy-url.ts';
import { checkUse, deleteSecret, findSecret, nextUpdateTime, residencyFor, showSecret } from './records.ts';
import {
  dataKeys,
  homeRegion,
  keyUses,
  proxyUrls,
  type SecretRow,
  secrets,
  secretValues,
} from './resource.ts';
import {
  acceptedValues,
  fingerprintValues,
  insertValues,
  listValues,
  matchValue,
  replaceValue,
} from './values.ts';

/** How long a replaced value is still accepted, in milliseconds (clause `secrets.overlap-length`). */
const overlap = 60 * 60 * 1000;

const access = { principal: 'control plane', purpose: 'resolveSecret' };

const principal = 'control plane';

/** Identifies a key without revealing it. */
const keyId = (key: Uint8Array): string => hmacSha256Hex(key, 'key id').slice(0, 16);

/** The encrypted values of a secret, and the data key of its workspace as the master key wraps it. */
const showStored = async ({ context, db, tenant }: RecordScene, secret: SecretRow) => {
  const { wrapped } = await getRow(db, 'data_keys', { workspace_id: tenant.workspace_id });
  const values = await listValues(db, secret);
  const use = { principal, purpose: 'getRecord' };
  const key_id = await withDataKey(context, db, tenant.workspace_id, use, keyId);
  return { data_key: wrapped, key_id, values: values.map(({ secret_id: _, ...value }) => value) };
};

/** The value of a secret for which the seed has none. */
const randomValue = ({ random }: Vault): string => toBase64url(random(24));

/** Inserts the values of a seed's secrets, after the secrets. */
const insertSeedValues = async (
  db: Db,
  vault: Vault,
  { tenant }: SeedTarget,
  { secrets: seeded = [] }: TenantRecords,
): Promise<void> => {
  if (seeded.length === 0) return;
  const rows = await findRows(db, 'secrets', toTenant(tenant));
  const rowByName = new Map(rows.map((row) => [row.name, row]));
  const values = seeded.flatMap(({ name, value = randomValue(vault) }) => {
    const secret = rowByName.get(name);
    return secret ? [{ secret, value }] : [];
  });
  const use = { principal: 'sandbox', purpose: 'seed records' };
  await insertValues(vault, db, tenant.workspace_id, values, use);
};

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  resources: [secrets],
  tables: [dataKeys, keyUses, proxyUrls, secretValues],
  /** The secrets of a workspace. They can be written, rotated and used, but not read. */
  handlers: {
    listSecrets: ({ context, db, tenant, page }) =>
      secrets.list(db, tenant, page, { show: (secret) => showSecret(secret, context.clock.now()) }),

    // An overwrite keeps the members that the request omits. A new value counts as a rotation that the provider required.
    async setSecret({ context, db, principal, tenant, input: { body }, setStatus, requestId }) {
      const now = context.clock.now();
      const existing = await findRow(db, 'secrets', { ...toTenant(tenant), name: body.name });
      const metadata = {
        purpose: body.purpose ?? existing?.purpose ?? null,
        residency: await residencyFor(db, tenant.workspace_id, {
          requested: body.residency,
          current: existing?.residency,
        }),
        zdr: Number(body.zdr ?? existing?.zdr ?? 0),
        updated_at: existing ? nextUpdateTime(existing.updated_at, now) : now.toISOString(),
        overlap_ends_at: null,
        rotation_required_by: null,
      };
      const created = { id: context.ids('sec'), name: body.name, created_at: now.toISOString() };
      const secret: SecretRow = { ...toTenant(tenant), ...(existing ?? created), ...metadata };
      if (existing) await update(db, 'secrets', { id: existing.id }, metadata);
      else await insert(db, 'secrets', secret);
      const access = { principal: principal.tokenId, purpose: 'setSecret' };
      await replaceValue(context, db, secret, body.value, access);
      if (!existing) setStatus(201);
      const view = showSecret(secret, now);
      await emit(context, db, tenant, existing ? 'secrets.updated' : 'secrets.created', view, requestId);
      return view;
    },

    async deleteSecret({ context, db, tenant, input, requestId }) {
      const secret = await findSecret(db, tenant, input.path.name);
      await deleteSecret(db, secret);
      const view = showSecret(secret, context.clock.now());
      await emit(context, db, tenant, 'secrets.deleted', view, requestId);
      return undefined;
    },

    async rotateSecret({ context, db, principal, tenant, input, requestId }) {
      const secret = await findSecret(db, tenant, input.path.name);
      const now = context.clock.now();
      const value = input.body?.value ?? toBase64url(context.random(32));
      const access = { principal: principal.tokenId, purpose: 'rotateSecret' };
      if (input.body?.value !== undefined && (await matchValue(context, db, secret, value, access)))
        throw invalid([
          { path: '/value', reason: 'unknown_value', message: 'The secret already has this value.' },
        ]);
      const updated_at = nextUpdateTime(secret.updated_at, now);
      const change = {
        updated_at,
        overlap_ends_at: new Date(Date.parse(updated_at) + overlap).toISOString(),
        rotation_required_by: null,
      };
      await update(db, 'secrets', { id: secret.id }, change);
      await replaceValue(context, db, secret, value, access, change.overlap_ends_at);
      const view = showSecret({ ...secret, ...change }, now);
      await emit(context, db, tenant, 'secrets.updated', view, requestId);
      return view;
    },

    async createProxyUrl({ context, db, principal, tenant, input: { body }, url, address }) {
      const secret = await findSecret(db, tenant, body.name);
      const region = body.region ?? homeRegion;
      await checkUse(db, secret, { region });
      return issueProxyUrl(context, db, secret, {
        region,
        principal: principal.tokenId,
        request: { url, address, publicUrl: context.publicUrl },
      });
    },
  },
  /** The use of secrets by runtimes. */
  control: {
    resolveSecret: async ({ context, db, workspace, input: { path, body = {} } }) => {
      const tenant = { workspace_id: workspace.id, mode: body.mode ?? 'test' };
      const secret = await findSecret(db, tenant, path.name);
      await checkUse(db, secret, { region: body.region ?? homeRegion, purpose: body.purpose });
      const accepted = await fingerprintValues(context, db, secret, access);
      const resolved = { name: secret.name, version: accepted[0]?.version ?? 1, accepted };
      if (body.value === undefined) return resolved;
      const match = await matchValue(context, db, secret, body.value, access);
      if (!match) return { ...resolved, matches: null };
      const matched = { ...resolved, matched_version: match.version };
      return match.accepted_until === null
        ? { ...matched, matches: 'current' }
        : { ...matched, matches: 'previous', accepted_until: match.accepted_until };
    },
  },
  /** Secrets with the state of their storage, and the uses of data keys. */
  records: {
    secrets: {
      async show(scene, { id }, isOne) {
        const secret = await findSecret(scene.db, scene.tenant, String(id));
        const versions = (await acceptedValues(scene.context, scene.db, secret)).map(
          ({ version, accepted_until }) => ({ version, accepted_until }),
        );
        return { versions, ...(isOne && { stored: await showStored(scene, secret) }) };
      },
      async changed({ context, db, tenant }, { id, before, patch }) {
        const secret = await findSecret(db, tenant, String(patch.name ?? id));
        if (typeof patch.value === 'string')
          await replaceValue(context, db, secret, patch.value, { principal, purpose: 'updateRecord' });
        // A secret that already waits for a rotation has had its event.
        if (patch.rotation_required_by && !before.rotation_required_by)
          await emit(context, db, tenant, 'secrets.suspended', showSecret(secret, context.clock.now()));
      },
    },
    key_uses: {
      async list({ db }, { workspace_id }) {
        const latest = { by: ['used_at', 'id'], descending: true, limit: limits.listedRecords } as const;
        const uses = await findRows(db, 'key_uses', { workspace_id }, latest);
        return uses.map(({ id, action, principal, purpose, used_at }) => ({
          id,
          action,
          principal,
          purpose,
          used_at,
        }));
      },
    },
  },
  due: [{ what: 'secret_overlaps_ended', table: 'secrets', column: 'overlap_ends_at' }],
  upcoming: [
    { what: 'secret_overlaps_ended', list: nextIn('secrets', 'overlap_ends_at', undefined, 'name') },
  ],
  seed: {
    sealedRows: insertSeedValues,
    check: ({ path, records: { secrets: seeded = [] } }) =>
      duplicates(
        'name',
        seeded.map(({ name }, index) => ({ path: `${path}/secrets/${index}/name`, name })),
      ),
  },
  routes: (context) => [secretProxyRoute(context)],
});
