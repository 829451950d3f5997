import { examples, idPrefixes, scopes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { acme, demoStart } from '../../core/demo-tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';

const { newest, oldest } = demoStart;

/** Further users who can sign in, each with limited permissions in a single workspace. */
const colleagues = [
  {
    id: 'usr_01K9EDITOR',
    email: 'editor@acme.example',
    scopes: scopes.filter((scope) => /^(me|workspaces|pages|theme|forms):/.test(scope)),
  },
  {
    id: 'usr_01K9VIEWER',
    email: 'viewer@acme.example',
    scopes: scopes.filter((scope) => scope.endsWith(':read')),
  },
];

/** Inserts the two demo workspaces and their members. */
export const seedWorkspaces = async (db: Db): Promise<void> => {
  const { workspaces } = examples['workspace-list'];
  const { user } = examples.me;
  await db
    .insertInto('workspaces')
    // The example lists them newest first.
    .values(
      workspaces.map((workspace, index) => ({ ...workspace, created_at: index === 0 ? newest : oldest })),
    )
    .execute();
  await db
    .insertInto('users')
    .values([user, ...colleagues.map(({ id, email }) => ({ id, email }))])
    .execute();
  await db
    .insertInto('memberships')
    .values([
      ...workspaces.map(({ id }) => ({ user_id: user.id, workspace_id: id, scopes: JSON.stringify(scopes) })),
      ...colleagues.map(({ id, scopes: permitted }) => ({
        user_id: id,
        workspace_id: acme.workspaceId,
        scopes: JSON.stringify(permitted),
      })),
    ])
    .execute();
};

/**
 * Finds the workspace of a slug, or creates it with the owner of the demo workspaces.
 *
 * @param name the workspace's new name; unchanged, or the slug of a new workspace, if undefined
 * @returns its id
 */
export const openWorkspace = async (
  context: Pick<AppContext, 'ids' | 'clock'>,
  db: Db,
  slug: string,
  name: string | undefined,
): Promise<string> => {
  const known = await db.selectFrom('workspaces').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known && name !== undefined)
    await db.updateTable('workspaces').set({ name }).where('id', '=', known.id).execute();
  if (known) return known.id;
  const workspace = {
    id: context.ids(idPrefixes.Workspace),
    slug,
    name: name ?? slug,
    created_at: timestamp(context),
  };
  await db.insertInto('workspaces').values(workspace).execute();
  const member = { user_id: examples.me.user.id, workspace_id: workspace.id, scopes: JSON.stringify(scopes) };
  await db.insertInto('memberships').values(member).execute();
  return workspace.id;
};
