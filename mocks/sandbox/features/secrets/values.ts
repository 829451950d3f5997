import { concat, toHex, utf8 } from '#host/bytes.ts';
import { equalBytes, hmacSha256, sha256 } from '#host/crypto.ts';
import { timestamp } from '../../core/clock.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { findRows, getRow, insert, remove, update } from '../../store/rows.ts';
import { type KeyUse, withDataKey } from './data-key.ts';
import type { SecretRow, SecretValueRow } from './resource.ts';

type Secret = Pick<SecretRow, 'id' | 'workspace_id'>;

const sealValue = (key: Uint8Array, { id, workspace_id }: Secret, version: number, value: string) => ({
  secret_id: id,
  version,
  sealed: seal(key, value, JSON.stringify([workspace_id, id, version])),
  accepted_until: null,
});

/** Decrypts values as in a real use, passes each of them to a function with the key of its workspace, and wipes it. */
const openAll = <Result>(
  work: SandboxWork,
  { id, workspace_id }: Secret,
  rows: readonly SecretValueRow[],
  use: KeyUse,
  read: (plain: Uint8Array, row: SecretValueRow, key: Uint8Array) => Result,
): Promise<Result[]> =>
  withDataKey(work, workspace_id, use, (key) =>
    rows.map((row) => {
      const plain = unseal(key, row.sealed, JSON.stringify([workspace_id, id, row.version]));
      const result = read(plain, row, key);
      plain.fill(0);
      return result;
    }),
  );

/** The stored values of a secret, newest first. */
export const listValues = (db: Db, { id }: Secret): Promise<readonly SecretValueRow[]> =>
  findRows(db, 'secret_values', { secret_id: id }, { by: ['version'], descending: true });

const isAccepted =
  ({ context }: SandboxWork) =>
  ({ accepted_until }: SecretValueRow): boolean =>
    accepted_until === null || accepted_until > timestamp(context);

/** The condition for the value that a secret resolves to. */
const isCurrent = ({ id }: Secret) => ({ secret_id: id, accepted_until: null });

/** The currently accepted values of a secret, newest first. */
export const acceptedValues = async (work: SandboxWork, secret: Secret): Promise<SecretValueRow[]> =>
  (await listValues(work.db, secret)).filter(isAccepted(work));

/** Inserts the values of secrets of one workspace. Unwraps the workspace's key only once for all of them. */
export const insertValues = async (
  work: SandboxWork,
  workspace_id: string,
  values: readonly { secret: Secret; value: string; version?: number }[],
  use: KeyUse,
): Promise<void> => {
  if (values.length === 0) return;
  const rows = await withDataKey(work, workspace_id, use, (key) =>
    values.map(({ secret, value, version = 1 }) => sealValue(key, secret, version, value)),
  );
  for (const row of rows) await insert(work.db, 'secret_values', row);
};

/**
 * Gives a secret a new value.
 *
 * @param overlapEndsAt until when the previous value stays accepted; by default, no earlier value does
 */
export const replaceValue = async (
  work: SandboxWork,
  secret: Secret,
  value: string,
  use: KeyUse,
  overlapEndsAt?: string,
): Promise<void> => {
  const { db } = work;
  const earlier = await listValues(db, secret);
  const isKept = overlapEndsAt ? isAccepted(work) : () => false;
  for (const { version } of earlier.filter((value) => !isKept(value)))
    await remove(db, 'secret_values', { secret_id: secret.id, version });
  if (overlapEndsAt) await update(db, 'secret_values', isCurrent(secret), { accepted_until: overlapEndsAt });
  const version = (earlier[0]?.version ?? 0) + 1;
  await insertValues(work, secret.workspace_id, [{ secret, value, version }], use);
};

/** The version of the value that the secret currently resolves to. */
export const resolveValue = async (work: SandboxWork, secret: Secret, use: KeyUse): Promise<number> => {
  const newest = await getRow(work.db, 'secret_values', isCurrent(secret));
  await openAll(work, secret, [newest], use, () => undefined);
  return newest.version;
};

/** The currently accepted values, newest first, with a keyed hash. Equal values of one workspace have equal hashes. */
export const fingerprintValues = async (
  work: SandboxWork,
  secret: Secret,
  use: KeyUse,
): Promise<{ version: number; fingerprint: string }[]> => {
  const accepted = await acceptedValues(work, secret);
  return openAll(work, secret, accepted, use, (plain, { version }, key) => {
    const labelled = concat([utf8('value'), plain]);
    const fingerprint = toHex(hmacSha256(key, labelled));
    labelled.fill(0);
    return { version, fingerprint };
  });
};

/** Finds a value among the secret's currently accepted values; undefined if it isn't one of them. */
export const matchValue = async (
  work: SandboxWork,
  secret: Secret,
  value: string,
  use: KeyUse,
): Promise<SecretValueRow | undefined> => {
  const accepted = await acceptedValues(work, secret);
  // Hashes have a fixed length, so the comparison takes constant time.
  const isEqual = (plain: Uint8Array) => equalBytes(sha256(plain), sha256(value));
  const matches = await openAll(work, secret, accepted, use, isEqual);
  return accepted[matches.indexOf(true)];
};
