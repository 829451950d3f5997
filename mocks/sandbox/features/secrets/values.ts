import { concat, utf8 } from '#host/bytes.ts';
import { equalBytes, hmacSha256Hex, sha256 } from '#host/crypto.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { runAll } from '../../store/batch.ts';
import type { Db } from '../../store/database.ts';
import { insertion } from '../feature.ts';
import { type Vault, withDataKey } from './data-key.ts';
import type { SecretRow, SecretValueRow } from './resource.ts';

type Secret = Pick<SecretRow, 'id' | 'workspace_id'>;

/** The user of a key and the purpose of the use, as recorded in the key log. */
export type KeyUse = { principal: string; purpose: string };

const sealContext = ({ id, workspace_id }: Secret, version: number) =>
  JSON.stringify([workspace_id, id, version]);

/** The stored values of a secret, newest first. */
export const listValues = (db: Db, { id }: Secret): Promise<SecretValueRow[]> =>
  db.selectFrom('secret_values').selectAll().where('secret_id', '=', id).orderBy('version', 'desc').execute();

/** Deletes the values whose overlap has ended. */
const deleteExpired = (db: Db, { id }: Secret, now: Date) =>
  db
    .deleteFrom('secret_values')
    .where('secret_id', '=', id)
    .where('accepted_until', '<=', now.toISOString())
    .execute();

const store = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  version: number,
  value: string,
  access: KeyUse,
) => {
  const use = { workspace_id: secret.workspace_id, ...access };
  const sealed = await withDataKey(vault, db, use, (key) => seal(key, value, sealContext(secret, version)));
  await db
    .insertInto('secret_values')
    .values({ secret_id: secret.id, version, sealed, accepted_until: null })
    .execute();
};

/** Replaces all values of a secret with a new one. */
export const replaceValue = async (vault: Vault, db: Db, secret: Secret, value: string, access: KeyUse) => {
  const [newest] = await listValues(db, secret);
  await db.deleteFrom('secret_values').where('secret_id', '=', secret.id).execute();
  await store(vault, db, secret, (newest?.version ?? 0) + 1, value, access);
};

/** Inserts the first values of secrets of one workspace. Unwraps the workspace's key only once for all of them. */
export const insertValues = async (
  vault: Vault,
  db: Db,
  workspace_id: string,
  secrets: readonly { secret: Secret; value: string }[],
  access: KeyUse,
): Promise<void> => {
  if (secrets.length === 0) return;
  const values = await withDataKey(vault, db, { workspace_id, ...access }, (key) =>
    secrets.map(({ secret, value }) => ({
      secret_id: secret.id,
      version: 1,
      sealed: seal(key, value, sealContext(secret, 1)),
      accepted_until: null,
    })),
  );
  await runAll(db, [insertion('secret_values', values)]);
};

/** Adds a new value to a secret. The previous value stays accepted until the overlap ends. */
export const addValue = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  value: string,
  overlapEndsAt: string,
  access: KeyUse,
) => {
  await deleteExpired(db, secret, vault.clock.now());
  const [newest] = await listValues(db, secret);
  await db
    .updateTable('secret_values')
    .set({ accepted_until: overlapEndsAt })
    .where('secret_id', '=', secret.id)
    .where('accepted_until', 'is', null)
    .execute();
  await store(vault, db, secret, (newest?.version ?? 0) + 1, value, access);
};

/** The version of the value that the secret currently resolves to. Decrypts the value as in a real use, then wipes it. */
export const resolveValue = async (vault: Vault, db: Db, secret: Secret, access: KeyUse): Promise<number> => {
  const newest = await db
    .selectFrom('secret_values')
    .selectAll()
    .where('secret_id', '=', secret.id)
    .where('accepted_until', 'is', null)
    .executeTakeFirstOrThrow();
  const use = { workspace_id: secret.workspace_id, ...access };
  await withDataKey(vault, db, use, (key) =>
    unseal(key, newest.sealed, sealContext(secret, newest.version)).fill(0),
  );
  return newest.version;
};

// Hashes have a fixed length, so the comparison takes constant time.
const sameValue = (one: Uint8Array, other: string) => equalBytes(sha256(one), sha256(other));

const acceptedValues = async (vault: Vault, db: Db, secret: Secret): Promise<SecretValueRow[]> => {
  const now = vault.clock.now().toISOString();
  return (await listValues(db, secret)).filter(
    ({ accepted_until }) => accepted_until === null || accepted_until > now,
  );
};

/** A currently accepted value, with a keyed hash. Equal values of one workspace have equal hashes. */
export type AcceptedValue = { version: number; fingerprint: string };

/** The currently accepted values, newest first. Decrypts the values as in a real use, then wipes them. */
export const fingerprintValues = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  access: KeyUse,
): Promise<AcceptedValue[]> => {
  const accepted = await acceptedValues(vault, db, secret);
  const use = { workspace_id: secret.workspace_id, ...access };
  return withDataKey(vault, db, use, (key) =>
    accepted.map(({ sealed, version }) => {
      const plain = unseal(key, sealed, sealContext(secret, version));
      const labelled = concat([utf8('value'), plain]);
      const fingerprint = hmacSha256Hex(key, labelled);
      labelled.fill(0);
      plain.fill(0);
      return { version, fingerprint };
    }),
  );
};

/** Finds a value among the secret's currently accepted values; undefined if it isn't one of them. */
export const matchValue = async (
  vault: Vault,
  db: Db,
  secret: Secret,
  value: string,
  access: KeyUse,
): Promise<SecretValueRow | undefined> => {
  const accepted = await acceptedValues(vault, db, secret);
  const use = { workspace_id: secret.workspace_id, ...access };
  return withDataKey(vault, db, use, (key) =>
    accepted.find(({ sealed, version }) => {
      const plain = unseal(key, sealed, sealContext(secret, version));
      const same = sameValue(plain, value);
      plain.fill(0);
      return same;
    }),
  );
};
