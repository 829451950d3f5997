import { timestamp } from '../../core/clock.ts';
import { foreignMasterKey } from '../../core/keys/master-key.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { limits } from '../../core/limits.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { findRow, findRows, insert, remove } from '../../store/rows.ts';
import type { KeyUseRow } from './resource.ts';

/** The user of a workspace's key (a token's id, or a part of the sandbox) and the purpose of the use. */
export type KeyUse = { principal: string; purpose: string };

/** Deletes the oldest entries, so that the log stays bounded. Keeps the entry for the creation of the key. */
const prune = async (db: Db, workspace_id: string): Promise<void> => {
  const kept = limits.keptKeyUses;
  const beyond = { by: ['used_at', 'id'], descending: true, limit: kept, skip: kept } as const;
  for (const { id, action } of await findRows(db, 'key_uses', { workspace_id }, beyond))
    if (action === 'unwrap') await remove(db, 'key_uses', { id });
};

/** Reads the key of a workspace, or creates it, when the workspace's first secret is set. */
const readDataKey = async (
  { context, db }: SandboxWork,
  workspace_id: string,
  use: KeyUse,
): Promise<Uint8Array> => {
  const existing = await findRow(db, 'data_keys', { workspace_id });
  const wrapping = context.keys.derive('secrets: data keys');
  const key = existing ? unseal(wrapping, existing.wrapped, workspace_id) : context.random(32);
  const now = timestamp(context);
  if (!existing)
    await insert(db, 'data_keys', {
      workspace_id,
      wrapped: seal(wrapping, key, workspace_id),
      master_key_id: context.keys.id,
      created_at: now,
    });
  const action: KeyUseRow['action'] = existing ? 'unwrap' : 'wrap';
  const entry = { id: context.ids('use'), workspace_id, action, ...use, used_at: now };
  await insert(db, 'key_uses', entry);
  // The use is logged even if its transaction is rolled back.
  db.onRollback(() => insert(context.database, 'key_uses', entry));
  await prune(db, workspace_id);
  return key;
};

/**
 * Calls a function with the key of a workspace's secrets. The key is unwrapped only for this call and wiped afterwards. The log
 * records the use with its principal (clause `secrets.key-use-is-logged`).
 */
export const withDataKey = async <Result>(
  work: SandboxWork,
  workspace_id: string,
  use: KeyUse,
  action: (key: Uint8Array) => Result,
): Promise<Result> => {
  const key = await readDataKey(work, workspace_id, use);
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
export const checkMasterKey = async ({ keys }: AppContext, db: Db): Promise<void> => {
  const foreign = await db
    .selectFrom('data_keys')
    .select('workspace_id')
    .where('master_key_id', '!=', keys.id)
    .limit(1)
    .executeTakeFirst();
  if (foreign) throw foreignMasterKey();
};
