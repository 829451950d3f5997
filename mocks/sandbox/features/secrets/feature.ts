import { toBase64url, toHex } from '#host/bytes.ts';
import { hmacSha256 } from '#host/crypto.ts';
import { invalidField } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { emit, type Work } from '../../domain/work.ts';
import { findLatest, findRow, findRows, getRow, insert, update } from '../../store/rows.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { defineFeature, nextIn } from '../feature.ts';
import { withDataKey } from './data-key.ts';
import { issueProxyUrl, secretProxyRoute } from './proxy-url.ts';
import { checkUse, deleteSecret, findSecret, nextUpdateTime, residencyFor, showSecret } from './records.ts';
import { homeRegion, type SecretRow, secrets } from './resource.ts';
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

const principal = 'control plane';

/** Identifies a key without revealing it. */
const keyId = (key: Uint8Array): string => toHex(hmacSha256(key, 'key id')).slice(0, 16);

/** The encrypted values of a secret, and the data key of its workspace as the master key wraps it. */
const showStored = async (work: Work, secret: SecretRow) => {
  const { workspace_id } = secret;
  const { wrapped } = await getRow(work.db, 'data_keys', { workspace_id });
  const values = await listValues(work.db, secret);
  const key_id = await withDataKey(work, workspace_id, { principal, purpose: 'getRecord' }, keyId);
  return { data_key: wrapped, key_id, values: values.map(({ secret_id: _, ...value }) => value) };
};

/** Inserts the values of a seed's secrets, after the secrets. A secret without a value gets a random one. */
const insertSeedValues = async (work: Work, { secrets: seeded = [] }: TenantRecords): Promise<void> => {
  const { context, db, tenant } = work;
  if (seeded.length === 0) return;
  const rows = await findRows(db, 'secrets', toTenant(tenant));
  const rowByName = new Map(rows.map((row) => [row.name, row]));
  const values = seeded.flatMap(({ name, value = toBase64url(context.random(24)) }) => {
    const secret = rowByName.get(name);
    return secret ? [{ secret, value }] : [];
  });
  await insertValues(work, tenant.workspace_id, values, { principal: 'sandbox', purpose: 'seed records' });
};

/** Encrypted secrets, and the proxy that uses them. */
export const secretsFeature = defineFeature({
  resources: [secrets],
  /** The secrets of a workspace. They can be written, rotated and used, but not read. */
  handlers: {
    listSecrets: (request) =>
      secrets.list(request, { show: (secret) => showSecret(secret, request.context.clock.now()) }),

    // An overwrite keeps the members that the request omits. A new value counts as a rotation that the provider required.
    async setSecret(request) {
      const { context, db, tenant, input } = request;
      const { name, value, purpose, residency: requested, zdr } = input.body;
      const now = context.clock.now();
      const existing = await findRow(db, 'secrets', { name, ...toTenant(tenant) });
      const metadata = {
        purpose: purpose ?? existing?.purpose ?? null,
        residency: await residencyFor(db, tenant.workspace_id, { requested, current: existing?.residency }),
        zdr: Number(zdr ?? existing?.zdr ?? 0),
        updated_at: existing ? nextUpdateTime(existing.updated_at, now) : now.toISOString(),
        overlap_ends_at: null,
        rotation_required_by: null,
      };
      const created = { id: context.ids('sec'), name, created_at: now.toISOString() };
      const secret: SecretRow = { ...toTenant(tenant), ...(existing ?? created), ...metadata };
      if (existing) await update(db, 'secrets', { id: existing.id }, metadata);
      else await insert(db, 'secrets', secret);
      await replaceValue(request, secret, value, {
        principal: request.principal.tokenId,
        purpose: 'setSecret',
      });
      if (!existing) request.setStatus(201);
      return emit(request, existing ? 'secrets.updated' : 'secrets.created', showSecret(secret, now));
    },

    async deleteSecret(request) {
      const secret = await findSecret(request, request.input.path.name);
      await deleteSecret(request.db, secret);
      await emit(request, 'secrets.deleted', showSecret(secret, request.context.clock.now()));
    },

    async rotateSecret(request) {
      const { context, db, input } = request;
      const secret = await findSecret(request, input.path.name);
      const now = context.clock.now();
      const value = input.body?.value ?? toBase64url(context.random(32));
      const use = { principal: request.principal.tokenId, purpose: 'rotateSecret' };
      if (input.body?.value !== undefined && (await matchValue(request, secret, value, use)))
        throw invalidField('/value', 'unknown_value', 'The secret already has this value.');
      const updated_at = nextUpdateTime(secret.updated_at, now);
      const change = {
        updated_at,
        overlap_ends_at: new Date(Date.parse(updated_at) + overlap).toISOString(),
        rotation_required_by: null,
      };
      await update(db, 'secrets', { id: secret.id }, change);
      await replaceValue(request, secret, value, use, change.overlap_ends_at);
      return emit(request, 'secrets.updated', showSecret({ ...secret, ...change }, now));
    },

    async createProxyUrl(request) {
      const { name, region = homeRegion } = request.input.body;
      const secret = await findSecret(request, name);
      await checkUse(request.db, secret, { region });
      return issueProxyUrl(request, secret, region);
    },
  },
  /** The use of secrets by runtimes. */
  control: {
    resolveSecret: async ({ context, db, tenant, input: { path, body = {} } }) => {
      const work = { context, db, tenant: { ...tenant, mode: body.mode ?? tenant.mode } };
      const use = { principal, purpose: 'resolveSecret' };
      const secret = await findSecret(work, path.name);
      await checkUse(db, secret, { region: body.region ?? homeRegion, purpose: body.purpose });
      const accepted = await fingerprintValues(work, secret, use);
      const resolved = { name: secret.name, version: accepted[0]?.version ?? 1, accepted };
      if (body.value === undefined) return resolved;
      const match = await matchValue(work, secret, body.value, use);
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
      async show(work, { id }, isOne) {
        const secret = await findSecret(work, String(id));
        const versions = (await acceptedValues(work, secret)).map(({ version, accepted_until }) => ({
          version,
          accepted_until,
        }));
        return { versions, ...(isOne && { stored: await showStored(work, secret) }) };
      },
      async changed(work, { id, before, patch }) {
        const secret = await findSecret(work, String(patch.name ?? id));
        if (typeof patch.value === 'string')
          await replaceValue(work, secret, patch.value, { principal, purpose: 'updateRecord' });
        // A secret that already waits for a rotation has had its event.
        if (patch.rotation_required_by && !before.rotation_required_by)
          await emit(work, 'secrets.suspended', showSecret(secret, work.context.clock.now()));
      },
    },
    key_uses: {
      async list({ db, tenant: { workspace_id } }) {
        const uses = await findLatest(db, 'key_uses', { workspace_id }, 'used_at');
        return uses.map(({ workspace_id: _, purpose, used_at, ...use }) => ({ ...use, purpose, used_at }));
      },
    },
  },
  due: [{ what: 'secret_overlaps_ended', table: 'secrets', column: 'overlap_ends_at' }],
  upcoming: [
    { what: 'secret_overlaps_ended', list: nextIn('secrets', 'overlap_ends_at', undefined, 'name') },
  ],
  seed: { sealedRows: insertSeedValues },
  routes: [secretProxyRoute],
});
