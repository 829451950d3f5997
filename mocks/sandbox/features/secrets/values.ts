import { createHash, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../core/keys/seal.ts';
import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import { type Vault, withDataKey } from './data-key.ts';
import type { SecretRow, SecretValueRow } from './table.ts';

type Secret = Pick<SecretRow, 'id' | 'workspace_id'>;

/** Whose request it is and what for, as the log of the keys tells it. */
export type Asked = { principal: string; purpose: string };

const placeOf = ({ id, workspace_id }: Secret, version: number) =>
  JSON.stringify([workspace_id, id, version]);

/** The stored values of a secret, newest first. */
export const valuesOf = (db: Db, { id }: Secret): Promise<SecretValueRow[]> =>
  db.selectFrom('secret_values').selectAll().where('secret_id', '=', id).orderBy('version', 'desc').execute();

/** Takes away what is accepted no longer. */
const dropOutdated = (db: Db, { id }: Secret, now: Date) =>
  db
    .deleteFrom('secret_values')
    .where('secret_id', '=', id)
    .where('accepted_until', '<=', now.toISOString())
    .execute();

const store = async (vault: Vault, db: Db, secret: Secret, version: number, value: string, asked: Asked) => {
  const use = { workspaceId: secret.workspace_id, ...asked };
  const sealed = await withDataKey(vault, db, use, (key) => seal(key, value, placeOf(secret, version)));
  await db
    .insertInto('secret_values')
    .values({ secret_id: secret.id, version, sealed, accepted_until: null })
    .execute();
};

/** Gives a secret a value in place of all that it had. */
export const replaceValue = async (vault: Vault, db: Db, secret: Secret, value: string, asked: Asked) => {
  const [newest] = await valuesOf(db, secret);
  await db.deleteFrom('secret_values').where('secret_id', '=', secret.id).execute();
  await store(vault, db, secret, (newest?.version ?? 0) + 1, value, asked);
};

/**
 * Puts new secrets of one workspace into the store, each with its first value. The workspace's key is used once for
 * all of them.
 */
export const insertSecrets = async (
  vault: Vault,
  db: Db,
  workspaceId: string,
  secrets: readonly { secret: SecretRow; value: string }[],
  asked: Asked,
): Promise<void> => {
  if (secrets.length === 0) return;
  const values = await withDataKey(vault, db, { workspaceId, ...asked }, (key) =>
    secrets.map(({ secret, value }) => ({
      secret_id: secret.id,
      version: 1,
      sealed: seal(key, value, placeOf(secret, 1)),
      accepted_until: null,
    })),
  );
  await runAll(db, [
    db.insertInto('secrets').values(secrets.map(({ secret }) => secret)),
    db.insertInto('secret_values').values(values),
  ]);
};

/** Gives a secret a new value beside the one that it has, which is accepted until the overlap ends. */
export const addValue = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  value: string,
  overlapEndsAt: string,
  asked: Asked,
) => {
  await dropOutdated(db, secret, vault.clock.now());
  const [newest] = await valuesOf(db, secret);
  await db
    .updateTable('secret_values')
    .set({ accepted_until: overlapEndsAt })
    .where('secret_id', '=', secret.id)
    .where('accepted_until', 'is', null)
    .execute();
  await store(vault, db, secret, (newest?.version ?? 0) + 1, value, asked);
};

/** The number of the value that a use of the secret now gets. The value is decrypted as for the use, and wiped. */
export const resolveValue = async (vault: Vault, db: Db, secret: Secret, asked: Asked): Promise<number> => {
  const newest = await db
    .selectFrom('secret_values')
    .selectAll()
    .where('secret_id', '=', secret.id)
    .where('accepted_until', 'is', null)
    .executeTakeFirstOrThrow();
  const use = { workspaceId: secret.workspace_id, ...asked };
  await withDataKey(vault, db, use, (key) =>
    unseal(key, newest.sealed, placeOf(secret, newest.version)).fill(0),
  );
  return newest.version;
};

// Hashes are equally long whatever the values are, so that the comparison takes the same time.
const sameValue = (one: Uint8Array, other: string) => {
  const hash = (value: Uint8Array | string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(one), hash(other));
};

/** Which of the secret's values this is, among those that are accepted now; undefined for none. */
export const matchValue = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  value: string,
  asked: Asked,
): Promise<SecretValueRow | undefined> => {
  const now = vault.clock.now().toISOString();
  const accepted = (await valuesOf(db, secret)).filter(
    ({ accepted_until }) => accepted_until === null || accepted_until > now,
  );
  const use = { workspaceId: secret.workspace_id, ...asked };
  return withDataKey(vault, db, use, (key) =>
    accepted.find(({ sealed, version }) => {
      const plain = unseal(key, sealed, placeOf(secret, version));
      const same = sameValue(plain, value);
      plain.fill(0);
      return same;
    }),
  );
};
