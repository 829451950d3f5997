import { examples, idPrefixes, scopes } from '@workspace-api/contract';
import type { Mode } from '../../core/tenant.ts';
import { secretHash } from '../../core/token-secret.ts';
import type { Vault } from '../../features/secrets/data-key.ts';
import { timestamp } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import { insertRecords } from './insert-records.ts';
import type { OwnRecords } from './own-records.ts';
import { ownTokens } from './own-tokens.ts';

const modes: readonly Mode[] = ['test', 'live'];

/** The id of a workspace, which is made where there is none of that slug. Its owner is that of the demo workspaces. */
const openWorkspace = async (vault: Vault, db: Db, slug: string, name: string | undefined) => {
  const known = await db.selectFrom('workspaces').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known && name !== undefined)
    await db.updateTable('workspaces').set({ name }).where('id', '=', known.id).execute();
  if (known) return known.id;
  const workspace = {
    id: vault.ids(idPrefixes.Workspace),
    slug,
    name: name ?? slug,
    created_at: timestamp(vault),
  };
  await db.insertInto('workspaces').values(workspace).execute();
  const member = { user_id: examples.me.user.id, workspace_id: workspace.id, scopes: JSON.stringify(scopes) };
  await db.insertInto('memberships').values(member).execute();
  return workspace.id;
};

/** Puts workspaces with records of one's own beside the demo workspaces, which have to be there. */
export const seedOwn = async (db: Db, vault: Vault, records: OwnRecords): Promise<void> => {
  const tokens = ownTokens(records);
  for (const { slug, name, ...byMode } of records.workspaces) {
    const workspaceId = await openWorkspace(vault, db, slug, name);
    for (const { id, kind, mode, token, scopes: held } of tokens.filter(
      ({ workspace }) => workspace === slug,
    ))
      await db
        .insertInto('tokens')
        .values({
          id,
          kind,
          mode,
          workspace_id: workspaceId,
          user_id: examples.me.user.id,
          name: null,
          secret_hash: secretHash(token),
          scopes: JSON.stringify(held),
          created_at: timestamp(vault),
          last_used_at: null,
          expires_at: null,
          revoked_at: null,
        })
        .execute();
    for (const mode of modes)
      await insertRecords(vault, db, { tenant: { workspaceId, mode }, slug }, byMode[mode] ?? {});
  }
};
