import { timestamp } from '../../core/clock.ts';
import { foreignMasterKey } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { limits } from '../../core/limits.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { insert } from '../../store/prepared.ts';
import type { KeyUseRow } from './resource.ts';

/** The parts of the sandbox that secrets depend on. */
export type Vault = Pick<AppContext, 'keys' | 'clock' | 'ids' | 'random' | 'database'>;

/** The user of a workspace's key (a token's id, or a part of the sandbox) and the purpose of the use. */
export type KeyUse = { principal: string; purpose: string };

const wrappingKey = ({ keys }: Vault) => keys.derive('secrets: data keys');

/** Deletes the oldest entries, so that the log stays bounded. Keeps the entry for the creation of the key. */
const prune = async (db: Db, workspace_id: string): Promise<void> => {
  const oldest = await db
    .selectFrom('key_uses')
    .select(['used_at', 'id'])
    .where('workspace_id', '=', workspace_id)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(limits.keptKeyUses)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('key_uses')
    .where('workspace_id', '=', workspace_id)
    .where('action', '=', 'unwrap')
    .where('used_at', '<=', oldest.used_at)
    .where('id', '<=', oldest.id)
    .execute();
};

/** Logs a use of a key, even if the transaction that used it is rolled back. */
const logUse = async (
  vault: Vault,
  db: Db,
  workspace_id: string,
  action: KeyUseRow['action'],
  use: KeyUse,
): Promise<void> => {
  const entry = { id: vault.ids('use'), workspace_id, action, ...use, used_at: timestamp(vault) };
  await insert(db, 'key_uses', entry);
  db.onRollback(() => insert(vault.database, 'key_uses', entry));
  await prune(db, workspace_id);
};

/** Reads the key of a workspace, or creates it, when the workspace's first secret is set. */
const readDataKey = async (vault: Vault, db: Db, workspace_id: string, use: KeyUse): Promise<Uint8Array> => {
  const find = () =>
    db.selectFrom('data_keys').select('wrapped').where('workspace_id', '=', workspace_id).executeTakeFirst();
  const existing = await find();
  const newKey = existing ? undefined : vault.random(32);
  if (newKey) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('data_keys')
      .values({
        workspace_id,
        wrapped: seal(wrappingKey(vault), newKey, workspace_id),
        master_key_id: vault.keys.id,
        created_at: timestamp(vault),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Otherwise, a concurrent request created the key.
    if (numInsertedOrUpdatedRows !== 0n) {
      await logUse(vault, db, workspace_id, 'wrap', use);
      return newKey;
    }
  }
  const { wrapped } = existing ?? (await find()) ?? {};
  if (wrapped === undefined) throw new Error(`Workspace ${workspace_id} has no data key.`);
  const key = unseal(wrappingKey(vault), wrapped, workspace_id);
  await logUse(vault, db, workspace_id, 'unwrap', use);
  return key;
};

/**
 * Calls a function with the key of a workspace's secrets. The key is unwrapped only for this call and wiped afterwards. The log
 * records the use with its principal (clause `secrets.key-use-is-logged`).
 */
export const withDataKey = async <Result>(
  vault: Vault,
  db: Db,
  workspace_id: string,
  use: KeyUse,
  action: (key: Uint8Array) => Result,
): Promise<Result> => {
  const key = await readDataKey(vault, db, workspace_id, use);
  try {
    return action(key);
  } finally {
    key.fill(0);
  }
};

/**
 * Checks that the master key is the one that wrapped the keys in the database.
 *
 * @throws Error if the master key is a different one
 */
export const checkMasterKey = async ({ keys }: Pick<Vault, 'keys'>, db: Db): Promise<void> => {
  const foreign = await db
    .selectFrom('data_keys')
    .select('workspace_id')
    .where('master_key_id', '!=', keys.id)
    .limit(1)
    .executeTakeFirst();
  if (foreign) throw foreignMasterKey();
};
