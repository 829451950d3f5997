import { hmacSha256Hex } from '#host/crypto.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { limits } from '../../core/limits.ts';
import { emit } from '../../domain/events.ts';
import { withDataKey } from './data-key.ts';
import { proxyUrlBase } from './proxy-url.ts';
import { findSecret, showSecret } from './records.ts';
import { lockRegion, regions } from './residency.ts';
import { homeRegion } from './resource.ts';
import { listStates } from './states.ts';
import { checkUse } from './use.ts';
import { fingerprintValues, listValues, matchValue } from './values.ts';

const access = { principal: 'control plane', purpose: 'resolveSecret' };

/** Identifies a key without revealing it. */
const keyId = (key: Uint8Array): string => hmacSha256Hex(key, 'key id').slice(0, 16);

/** The use of secrets by providers, runtimes and the platform, and the stored form of secrets. */
export const secretsControl: ControlHandlers<
  | 'listSecretStates'
  | 'requireSecretRotation'
  | 'resolveSecret'
  | 'getStoredSecret'
  | 'lockResidency'
  | 'listKeyUses'
  | 'getSecretProxy'
> = {
  getSecretProxy: ({ url, address }) => ({ url: proxyUrlBase({ url, address }) }),

  listSecretStates: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    return { data: await listStates(context, db, tenant) };
  },

  requireSecretRotation: async ({ context, db, input: { path, body } }) => {
    const tenant = await findTenant(db, path.slug, body?.mode);
    const secret = await findSecret(db, tenant, path.name);
    await db
      .updateTable('secrets')
      .set({ rotation_required_by: body?.upstream ?? 'payments' })
      .where('id', '=', secret.id)
      .execute();
    // A secret that already waits for a rotation stays unchanged.
    if (secret.rotation_required_by === null)
      await emit(context, db, tenant, 'secrets.suspended', showSecret(secret, context.clock.now()));
    return undefined;
  },

  resolveSecret: async ({ context, db, input: { path, body = {} } }) => {
    const secret = await findSecret(db, await findTenant(db, path.slug, body.mode), path.name);
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

  getStoredSecret: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    const secret = await findSecret(db, tenant, path.name);
    const { wrapped } = await db
      .selectFrom('data_keys')
      .select('wrapped')
      .where('workspace_id', '=', tenant.workspaceId)
      .executeTakeFirstOrThrow();
    const values = await listValues(db, secret);
    const use = { workspaceId: tenant.workspaceId, principal: access.principal, purpose: 'getStoredSecret' };
    const key_id = await withDataKey(context, db, use, keyId);
    return { data_key: wrapped, key_id, values: values.map(({ secret_id: _, ...value }) => value) };
  },

  lockResidency: async ({
    db,
    input: {
      path,
      body: { region },
    },
  }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    await lockRegion(db, workspaceId, region);
    const outside = region === null ? [] : regions.filter((other) => other !== region);
    return { home: homeRegion, locked_to: region, outside };
  },

  listKeyUses: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const data = await db
      .selectFrom('key_uses')
      .select(['action', 'principal', 'purpose', 'used_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limits.listedRecords)
      .execute();
    return { data };
  },
};
