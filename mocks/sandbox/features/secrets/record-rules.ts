import { hmacSha256Hex } from '#host/crypto.ts';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { emit } from '../../domain/events.ts';
import type { AllRecordRules, RecordScene } from '../feature.ts';
import { withDataKey } from './data-key.ts';
import { findSecret, showSecret } from './records.ts';
import type { SecretRow } from './resource.ts';
import { listValues, replaceValue } from './values.ts';

const principal = 'control plane';

/** Identifies a key without revealing it. */
const keyId = (key: Uint8Array): string => hmacSha256Hex(key, 'key id').slice(0, 16);

/** The encrypted values of a secret, and the data key of its workspace as the master key wraps it. */
const showStored = async ({ context, db, tenant }: RecordScene, secret: SecretRow) => {
  const { wrapped } = await db
    .selectFrom('data_keys')
    .select('wrapped')
    .where('workspace_id', '=', tenant.workspace_id)
    .executeTakeFirstOrThrow();
  const values = await listValues(db, secret);
  const use = { workspace_id: tenant.workspace_id, principal, purpose: 'getRecord' };
  const key_id = await withDataKey(context, db, use, keyId);
  return { data_key: wrapped, key_id, values: values.map(({ secret_id: _, ...value }) => value) };
};

/** Secrets with the state of their storage, and the uses of data keys. */
export const secretRecords: Pick<AllRecordRules, 'secrets' | 'key_uses'> = {
  secrets: {
    async show(scene, { id }, isOne) {
      const secret = await findSecret(scene.db, scene.tenant, String(id));
      const now = timestamp(scene.context);
      const versions = (await listValues(scene.db, secret))
        .filter(({ accepted_until }) => accepted_until === null || accepted_until > now)
        .map(({ version, accepted_until }) => ({ version, accepted_until }));
      return { versions, ...(isOne && { stored: await showStored(scene, secret) }) };
    },
    added: async ({ context, db, tenant }, name) =>
      emit(
        context,
        db,
        tenant,
        'secrets.created',
        showSecret(await findSecret(db, tenant, name), context.clock.now()),
      ),
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
    list: ({ db }, { workspace_id }) =>
      db
        .selectFrom('key_uses')
        .select(['id', 'action', 'principal', 'purpose', 'used_at'])
        .where('workspace_id', '=', workspace_id)
        .orderBy('used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limits.listedRecords)
        .execute(),
  },
};
